import type { Material } from '@callstead/contract/materials';
import {
  addMaterial,
  archiveMaterial,
  editMaterial,
  orderMaterials,
  readCampaignMaterials,
  restoreMaterial,
} from '@callstead/contract/materials-endpoints';
import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';
import { uploadByFetch } from '../../../testing/upload-by-fetch.ts';

const CAMPAIGN = crypto.randomUUID();
const PAGE = `/advertiser-dashboard/campaigns/${CAMPAIGN}/materials`;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const PDF = '%PDF-1.7 …';

const aMaterial = (changes: Partial<Material> = {}): Material => ({
  id: crypto.randomUUID(),
  publicId: '0123456789',
  kind: 'text',
  name: 'Anuncio',
  language: 'es',
  headline: 'Techos hoy',
  body: 'Llama ahora.',
  address: null,
  bytes: null,
  width: null,
  height: null,
  previewUrl: null,
  isReachable: true,
  isArchived: false,
  createdAt: '2026-03-01T10:00:00Z',
  ...changes,
});

/** What the browser would draw with; jsdom draws nothing. */
beforeEach(() => {
  const image = { width: 3000, height: 1500, close: () => undefined };
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => image),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    done(new Blob([`${this.width}x${this.height}`], { type: 'image/png' }));
  });
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

function aCampaignWith(materials: Material[], status: CampaignStatus = 'active') {
  const api = fakeApi(aSession('advertiser'));
  uploadByFetch();
  const title = { es: 'Techos Miami', en: 'Miami Roofs' };
  api.answer(readCampaignMaterials, () => ({
    campaign: { id: CAMPAIGN, publicId: 'HS101', title, status },
    materials,
  }));
  api.answer(addMaterial, ({ body }) => {
    const made = aMaterial({ kind: body.kind, name: body.name });
    materials.push(made);
    return made;
  });
  return api;
}

const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const uploads = () => screen.findByRole('list', { name: 'Archivos en camino' });

test('files are drawn, sent one after the other and published; what is none is told so', async () => {
  const api = aCampaignWith([]);
  const { user } = await openPage(api, PAGE);
  await screen.findByText('Aún no hay material.');
  const chosen = [
    new File([PNG], 'casa verde.png', { type: 'image/png' }),
    new File([PDF], 'guía.pdf', { type: 'application/pdf' }),
    new File(['<svg/>'], 'logo.png', { type: 'image/png' }),
  ];
  await user.upload(input(), chosen);
  const list = await uploads();
  await within(list).findByText('No es un archivo PNG, JPEG, WebP, GIF, PDF o ZIP.');
  expect(within(list).getAllByText('Publicado')).toHaveLength(2);
  expect(api.requests(addMaterial).map(({ body }) => body)).toEqual([
    { kind: 'image', name: 'casa verde', language: null, file: btoa('2000x1000') },
    { kind: 'pdf', name: 'guía', language: null, file: expect.any(String) },
  ]);
  await screen.findByRole('heading', { name: 'casa verde' });
});

test('files can be dropped, and a refusal stands beside the file it is about', async () => {
  const api = aCampaignWith([aMaterial()]);
  api.answer(addMaterial, refusal('material_limit'));
  await openPage(api, PAGE);
  const box = await screen.findByRole('region', { name: 'Añadir archivos' });
  fireEvent.drop(box, { dataTransfer: { files: [new File([PDF], 'a.pdf')] } });
  await within(await uploads()).findByText(/Esta campaña tiene demasiado material/);
});

test('a text is written, checked and published', async () => {
  const api = aCampaignWith([]);
  const { user } = await openPage(api, PAGE);
  await user.click(await screen.findByRole('button', { name: 'Añadir texto' }));
  const dialog = await screen.findByRole('dialog', { name: 'Texto nuevo' });
  await user.click(within(dialog).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(within(dialog).getByLabelText('Titular').getAttribute('aria-invalid')).toBe('true'));
  await user.type(within(dialog).getByLabelText('Nombre'), 'Verano');
  await user.type(within(dialog).getByLabelText('Titular'), 'Techos hoy');
  await user.type(within(dialog).getByLabelText('Texto'), 'Llama ahora.');
  await user.click(within(dialog).getByRole('button', { name: 'Publicar' }));
  await expectToast('Material guardado');
  expect(api.requests(addMaterial).map(({ body }) => body)).toEqual([
    { kind: 'text', name: 'Verano', language: 'es', headline: 'Techos hoy', body: 'Llama ahora.' },
  ]);
});

test('a page is named by a public address, and whoever can mend it reads that links do not lead there', async () => {
  const page = aMaterial({ kind: 'page', name: 'Oferta', address: 'https://techos.example/a', isReachable: false });
  const api = aCampaignWith([page]);
  const { user } = await openPage(api, PAGE);
  await screen.findByText(/aún no pueden llevar a techos\.example/);
  await user.click(screen.getByRole('button', { name: 'Añadir página de destino' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Nombre'), 'Otra');
  await user.type(within(dialog).getByLabelText('Dirección'), 'http://localhost/x');
  await user.click(within(dialog).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(within(dialog).getByLabelText('Dirección').getAttribute('aria-invalid')).toBe('true'));
  expect(api.requests(addMaterial)).toEqual([]);
});

test('material is renamed, put in order, archived and put back', async () => {
  const [first, second] = [aMaterial({ name: 'Uno' }), aMaterial({ name: 'Dos' })];
  const api = aCampaignWith([first, second]);
  api.answer(editMaterial, ({ body }) => Object.assign(first, { name: body.name }));
  api.answer(orderMaterials, undefined);
  api.answer(archiveMaterial, () => Object.assign(first, { isArchived: true }));
  api.answer(restoreMaterial, () => Object.assign(first, { isArchived: false }));
  const { user } = await openPage(api, PAGE);
  const earlier = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mover antes: Uno' });
  expect(earlier.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Mover después: Uno' }));
  await waitFor(() => expect(api.requests(orderMaterials)).toMatchObject([{ body: { ids: [second.id, first.id] } }]));

  await user.click(screen.getByRole('button', { name: 'Acciones para Uno' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const name = within(await screen.findByRole('dialog')).getByLabelText('Nombre');
  await user.clear(name);
  await user.type(name, 'Tres');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('heading', { name: 'Tres' });

  await user.click(screen.getByRole('button', { name: 'Acciones para Tres' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archivar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archivar' }));
  await screen.findByRole('heading', { name: 'Archivado (1)' });
  await user.click(screen.getByRole('button', { name: 'Acciones para Tres' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Recuperar' }));
  await expectToast('Material publicado de nuevo');
});

test('a draft says when publishers see it, an archived campaign takes nothing', async () => {
  await openPage(aCampaignWith([], 'draft'), PAGE);
  await screen.findByText('Los editores ven este material en cuanto la campaña esté activa.');
});

test('nothing can be changed in the archive', async () => {
  await openPage(aCampaignWith([aMaterial()], 'archived'), PAGE);
  await screen.findByText(/Esta campaña está archivada/);
  expect(screen.queryByRole('button', { name: 'Añadir texto' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acciones para Anuncio' })).toBeNull();
});

test('what is gone and what failed are told apart', async () => {
  const api = aCampaignWith([]);
  api.answer(readCampaignMaterials, refusal('internal'));
  const { user } = await openPage(api, PAGE);
  await screen.findByText(/No se pudo cargar el material/);
  api.answer(readCampaignMaterials, refusal('not_found'));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Esta campaña ya no existe.');
});
