import type { ReadyMaterial } from '@callstead/contract/materials';
import { listReadyMaterials, readMaterialCampaigns } from '@callstead/contract/materials-endpoints';
import { OFFERED } from '@callstead/domain/offered';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/publisher-dashboard/materials';
const LINK = 'https://calls.example/t/HS101/EQV27P?creative=0123456789';
const offered = OFFERED.links;
beforeEach(() => {
  OFFERED.links = true;
});
afterEach(() => {
  OFFERED.links = offered;
});

const aMaterial = (changes: Partial<ReadyMaterial> = {}): ReadyMaterial => ({
  id: '0123456789',
  campaign: { id: 'HS101', title: 'Techos Miami' },
  kind: 'image',
  name: 'Casa "verde"',
  language: null,
  headline: null,
  body: null,
  address: null,
  bytes: 12_345,
  width: 300,
  height: 250,
  fileUrl: 'https://calls.example/m/0123456789',
  link: LINK,
  ...changes,
});

function aNetworkWith(...data: ReadyMaterial[]) {
  const api = fakeApi(aSession('publisher'));
  api.answer(listReadyMaterials, { data, hasMore: false, next: null });
  api.answer(readMaterialCampaigns, { campaigns: [{ id: 'HS101', title: 'Techos Miami' }] });
  return api;
}

test('an image is copied as code with the own link in it, and downloaded', async () => {
  const { user } = await openPage(aNetworkWith(aMaterial()), PAGE);
  await user.click(await screen.findByRole('button', { name: 'Copiar Código HTML: Casa "verde"' }));
  expect(await navigator.clipboard.readText()).toBe(
    `<a href="${LINK}" rel="sponsored"><img src="https://calls.example/m/0123456789" width="300" height="250" alt="Casa &quot;verde&quot;"></a>`,
  );
  expect(screen.getByRole('link', { name: 'Descargar: Casa "verde"' }).getAttribute('href')).toBe('/m/0123456789');
  expect(screen.getByRole('img', { name: 'Casa "verde"' }).getAttribute('src')).toBe('/m/0123456789');
  screen.getByText('Imagen · Cualquier idioma · 300 × 250 px · 12 kB');
});

test('a text is copied as text and as code', async () => {
  const text = aMaterial({ kind: 'text', name: 'Anuncio', headline: 'Techos', body: 'Llama.', fileUrl: null });
  const { user } = await openPage(aNetworkWith({ ...text, bytes: null, width: null, height: null }), PAGE);
  await user.click(await screen.findByRole('button', { name: 'Copiar Texto: Anuncio' }));
  expect(await navigator.clipboard.readText()).toBe(`Techos\n\nLlama.\n\n${LINK}`);
  screen.getByRole('button', { name: 'Copiar Código HTML: Anuncio' });
});

test('a page that links cannot reach is named, and why', async () => {
  const page = { kind: 'page', name: 'Oferta', address: 'https://techos.example/a', link: null } as const;
  const bare = { fileUrl: null, bytes: null, width: null, height: null };
  await openPage(aNetworkWith(aMaterial({ ...page, ...bare })), PAGE);
  await screen.findByText('El anunciante aún no permite enlaces a este sitio.');
  screen.getByRole('button', { name: 'Copiar Dirección: Oferta' });
});

test('the list is narrowed in the address by campaign and type', async () => {
  const api = aNetworkWith(aMaterial());
  const { user, address } = await openPage(api, `${PAGE}?campaign=HS101`);
  await user.click(await screen.findByRole('combobox', { name: 'Tipo' }));
  await user.click(await screen.findByRole('option', { name: 'Texto' }));
  await waitFor(() => expect(address()).toBe(`${PAGE}?campaign=HS101&kind=text`));
  await waitFor(() =>
    expect(api.requests(listReadyMaterials).at(-1)?.query).toMatchObject({ campaign: 'HS101', kind: 'text' }),
  );
});

test('whoever has none reads how it comes, and a failure can be tried again', async () => {
  const api = aNetworkWith();
  api.answer(listReadyMaterials, refusal('internal'));
  const { user } = await openPage(api, PAGE);
  await screen.findByText('No se pudo cargar el material.');
  api.answer(listReadyMaterials, { data: [], hasMore: false, next: null });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Aún no hay material para tus campañas.');
  expect(screen.getByRole('link', { name: 'Ver campañas' }).getAttribute('href')).toBe(
    '/publisher-dashboard/campaigns',
  );
});
