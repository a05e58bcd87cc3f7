import type { LinkOptions, ListedLink } from '@callstead/contract/links';
import {
  archiveLink,
  createLink,
  editLink,
  explainLink,
  listLinks,
  readLinkOptions,
} from '@callstead/contract/links-endpoints';
import type { ReadyMaterial } from '@callstead/contract/materials';
import { listReadyMaterials } from '@callstead/contract/materials-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BAD_GATEWAY, type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { fill } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const PAGE = '/publisher-dashboard/links';
const PIA = aProfile('publisher');

const CAMPAIGN: LinkOptions['campaigns'][number] = {
  id: 'HS001',
  title: 'Techos Miami',
  status: 'active',
  destination: 'https://techos.example/?s={source}',
  hosts: ['tienda.example'],
  number: '+13055550142',
};
const OPTIONS: LinkOptions = {
  affId: 'EQV27P',
  base: 'https://callstead.example/t/',
  otherBases: [],
  campaigns: [CAMPAIGN],
};

const A_BANNER: ReadyMaterial = {
  id: '0123456789',
  campaign: { id: 'HS001', title: 'Techos Miami' },
  kind: 'image',
  name: 'Casa verde',
  language: null,
  headline: null,
  body: null,
  address: null,
  bytes: 12_345,
  width: 300,
  height: 250,
  fileUrl: 'https://callstead.example/m/0123456789',
  link: null,
};

const SAVED: ListedLink = {
  id: crypto.randomUUID(),
  code: 'ABCDEFG',
  address: 'https://callstead.example/t/ABCDEFG',
  name: 'Boletín',
  campaign: { id: 'HS001', title: 'Techos Miami', status: 'active', type: 'call' },
  publisher: { id: PIA.id, name: 'Pía', affId: 'EQV27P' },
  sub1: 'blog',
  sub2: null,
  sub3: null,
  sub4: null,
  sub5: null,
  source: null,
  creative: null,
  deepLink: null,
  archivedAt: null,
  createdAt: '2026-03-02T10:00:00.000Z',
  figures: { clicks: 1240, uniqueClicks: 900, calls: 12, leads: 3, earnedCents: 27_000 },
  series: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
};

function linksOf(api: FakeApi, data: ListedLink[], options: LinkOptions = OPTIONS) {
  api.answer(readLinkOptions, options);
  api.answer(listLinks, { data, hasMore: false, next: null });
  api.answer(listReadyMaterials, { data: [A_BANNER], hasMore: false, next: null });
  return api;
}

test('a link is ready while it is written: its address, where it leads, and what is wrong with a deep link', async () => {
  await openPage(linksOf(fakeApi(aSession(PIA)), []), PAGE);
  await screen.findByText('https://callstead.example/t/HS001/EQV27P');
  fill(/^Fuente/, 'mi blog');
  await screen.findByText('https://callstead.example/t/HS001/EQV27P?source=mi+blog');
  await screen.findByText('https://techos.example/?s=mi%20blog&click_id=clk_01k7example');
  fill(/^Enlace profundo/, 'https://otra.example/');
  await screen.findByText(/La campaña no lleva visitantes a este sitio/);
  expect(screen.getByText('Guardar enlace', { selector: 'button' })).toHaveProperty('disabled', true);
  fill(/^Enlace profundo/, 'https://tienda.example/oferta');
  await screen.findByText('https://tienda.example/oferta?click_id=clk_01k7example');
  screen.getByRole('img', { name: 'Código QR del enlace' });
});

test('where the network has other domains, a link begins with the one that is chosen', async () => {
  const options = { ...OPTIONS, otherBases: ['https://go.links.example/t/'] };
  const { user } = await openPage(linksOf(fakeApi(aSession(PIA)), [], options), PAGE);
  await screen.findByText('https://callstead.example/t/HS001/EQV27P');
  await user.click(screen.getByRole('combobox', { name: 'Dominio' }));
  await user.click(await screen.findByRole('option', { name: 'go.links.example' }));
  await screen.findByText('https://go.links.example/t/HS001/EQV27P');
});

test('with one domain alone nobody is asked', async () => {
  await openPage(linksOf(fakeApi(aSession(PIA)), []), PAGE);
  await screen.findByText('https://callstead.example/t/HS001/EQV27P');
  expect(screen.queryByRole('combobox', { name: 'Dominio' })).toBeNull();
});

test('material of the campaign is proposed as the creative of a link', async () => {
  const api = linksOf(fakeApi(aSession(PIA)), []);
  await openPage(api, PAGE);
  await waitFor(() => {
    const [option] = document.querySelectorAll<HTMLOptionElement>('datalist option');
    expect(option).toMatchObject({ value: A_BANNER.id, label: A_BANNER.name });
  });
  expect(api.requests(listReadyMaterials)[0]?.query).toMatchObject({ campaign: 'HS001' });
});

test('with a name a link is kept and its short form handed over', async () => {
  const api = linksOf(fakeApi(aSession(PIA)), []);
  api.answer(createLink, SAVED);
  const { user } = await openPage(api, PAGE);
  await screen.findByText('https://callstead.example/t/HS001/EQV27P');
  await user.click(screen.getByText('Guardar enlace', { selector: 'button' }));
  await screen.findByText('Completa este campo.');
  fill('Nombre', 'Boletín');
  fill(/^Fuente/, 'mail');
  await user.click(screen.getByText('Guardar enlace', { selector: 'button' }));
  await expectToast('Enlace guardado');
  expect(api.requests(createLink).map(({ body }) => body)).toMatchObject([
    { campaignId: 'HS001', name: 'Boletín', source: 'mail', deepLink: null },
  ]);
  await screen.findByText('Enlace corto: Boletín');
});

test('kept links show what they brought, and are changed and archived', async () => {
  const api = linksOf(fakeApi(aSession(PIA)), [SAVED]);
  api.answer(editLink, SAVED);
  api.answer(archiveLink, undefined);
  const { user } = await openPage(api, PAGE);
  const row = (await screen.findByText('ABCDEFG')).closest('tr') as HTMLElement;
  expect(row.textContent).toMatch(/1.?240.*900.*12.*270/);
  await user.click(within(row).getByRole('button', { name: 'Acciones para Boletín' }));
  await user.click(await screen.findByText('Editar'));
  fill(within(await screen.findByRole('dialog')).getByLabelText('Nombre'), 'Otro');
  await user.click(screen.getByText('Guardar cambios', { selector: 'button' }));
  await expectToast('Enlace cambiado');
  expect(api.requests(editLink).map(({ body }) => body)).toMatchObject([{ name: 'Otro', sub1: 'blog' }]);
  await user.click(within(row).getByRole('button', { name: 'Acciones para Boletín' }));
  await user.click(await screen.findByText('Archivar'));
  await expectToast('Enlace archivado');
  expect(api.requests(archiveLink).map(({ body }) => body)).toEqual([{ archived: true }]);
});

test('where a click would go now is told rule by rule', async () => {
  const api = linksOf(fakeApi(aSession(PIA)), []);
  api.answer(explainLink, {
    verdict: 'inactive',
    rules: [
      { rule: 'known', passed: true },
      { rule: 'campaign_active', passed: false },
    ],
    address: null,
    leadsTo: 'other_offers',
    isDeepLinkRefused: false,
  });
  const { user } = await openPage(api, PAGE);
  await user.click(await screen.findByText('¿Adónde iría este clic ahora?', { selector: 'button' }));
  await screen.findByText('La campaña no está activa.');
  await screen.findByText('Los visitantes ven nuestra página con otras ofertas.');
});

test('whoever has joined nothing is shown the way, and what cannot be loaded says why', async () => {
  const api = linksOf(fakeApi(aSession(PIA)), [], { ...OPTIONS, campaigns: [] });
  api.answer(listLinks, BAD_GATEWAY);
  await openPage(api, PAGE);
  await screen.findByText(/^Aún no participas en ninguna campaña/);
  await screen.findByText(/^No se pudieron cargar los enlaces: /);
});

test('an admin chooses a publisher first, and changes nothing for them', async () => {
  await openPage(linksOf(fakeApi(aSession('admin')), [SAVED], { ...OPTIONS, affId: null, campaigns: [] }), PAGE);
  await screen.findByText(/^Elige un editor/);
  await screen.findByText('Pía');
});
