import type { PublisherCampaign } from '@callstead/contract/applications';
import {
  applyToCampaign,
  listPublisherCampaigns,
  readOwnApplication,
  setFormHosts,
} from '@callstead/contract/applications-endpoints';
import { readOffer } from '@callstead/contract/campaigns/offers-endpoints';
import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnApplication, aPublisherCampaign } from '../../../testing/applications.ts';
import { BAD_GATEWAY, type FakeApi, fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { choose, fill } from '../../../testing/fields.ts';
import { anOfferDetail } from '../../../testing/offers.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const CATALOGUE = '/publisher-dashboard/campaigns';
const FAILED = 'No se puede aplicar a la campaña en este momento.';
const NOT_ALLOWED = 'Acción no permitida: Solo los editores y afiliados pueden solicitar campañas.';

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const request = () => button(/^Solicitar Campaña/);
const send = async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar Solicitud' });

function keepCampaigns(api: FakeApi, campaigns: readonly PublisherCampaign[]): void {
  const size = 24;
  api.answer(listPublisherCampaigns, ({ query: { search, category, after } }) => {
    const found = campaigns.filter(
      (campaign) => campaign.title.includes(search) && (!category || campaign.category === category),
    );
    const start = Number(after ?? 0);
    const hasMore = found.length > start + size;
    const count = { rows: found.length, isMore: false };
    return { data: found.slice(start, start + size), hasMore, next: hasMore ? String(start + size) : null, count };
  });
}

test('missing values, categories and empty results are said', async () => {
  const api = fakeApi(aSession('affiliate'));
  const many = Array.from({ length: 47 }, (_, count) => aPublisherCampaign({ id: `HS${100 + count}` }));
  const lead = { category: 'travel', campaignType: 'Lead', callLimitsDescription: '' } as const;
  keepCampaigns(api, [...many, aPublisherCampaign({ id: 'TR001', ...lead })]);
  const { user, address } = await openPage(api, CATALOGUE);
  await choose(user, 'Categoría', 'Viajes');
  await waitFor(() => expect(address()).toBe(`${CATALOGUE}?category=travel`));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  const card = within(screen.getByRole('article'));
  card.getByText('Lead');
  card.getByRole('button', { name: /^Solicitar Campaña/ });
  await user.click(card.getByText('Ver Detalles Completos'));
  expect(card.getAllByText('No especificado')).not.toEqual([]);
  fill('Buscar campañas', 'zzzz');
  await screen.findByText('No se encontraron campañas');
  await user.click(screen.getAllByText('Quitar filtros')[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
  screen.getByText('24 de 48 campañas');
  await user.click(await button('Mostrar más'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48));
  screen.getByText('48 campañas');
});

test('campaigns are narrowed and sorted in the address, and what is asked for is what the server is asked', async () => {
  const api = fakeApi(aSession('publisher'));
  const earned = { epc: '$1.35', approvalRate: 0.964, approvalDays: 3, disputeRate: 0.0125, shortRate: 0.2 };
  keepCampaigns(api, [aPublisherCampaign(earned)]);
  const { user, address } = await openPage(api, CATALOGUE);
  await choose(user, 'Tipo', 'Llamada');
  await choose(user, 'Estado', 'Florida');
  await choose(user, 'Horario', 'Abiertas ahora');
  await choose(user, 'Ordenar por', 'Mayor EPC');
  await waitFor(() => expect(address()).toBe(`${CATALOGUE}?type=call&state=FL&open=now&sort=epc`));
  await waitFor(() =>
    expect(api.requests(listPublisherCampaigns).at(-1)?.query).toMatchObject({
      ...{ type: 'call', state: 'FL', open: 'now', sort: 'epc' },
    }),
  );
  const card = within(await screen.findByRole('article'));
  const figure = (label: string) => card.getByText(label).nextElementSibling?.textContent;
  expect([figure('EPC'), figure('Aprobación'), figure('Retención')]).toEqual(['$1.35', '96%', '3 días']);
  expect([figure('Disputadas'), figure('Muy cortas')]).toEqual(['1.3%', '20%']);
  await user.click(screen.getAllByText('Quitar filtros')[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe(`${CATALOGUE}?sort=epc`)); // an order is no filter
});

test('a campaign nobody has sent enough to says nothing of what it earns', async () => {
  const api = fakeApi(aSession('publisher'));
  keepCampaigns(api, [aPublisherCampaign()]);
  await openPage(api, CATALOGUE);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('EPC').nextElementSibling?.textContent).toBe('–Ninguno');
  expect(card.getByText('Muy cortas').nextElementSibling?.textContent).toBe('Pocas llamadas');
});

test('a catalogue that cannot be loaded says so, in the page and in a toast', async () => {
  const api = fakeApi(aSession('publisher'));
  api.answer(listPublisherCampaigns, BAD_GATEWAY);
  await openPage(api, CATALOGUE);
  await expectToast('Error de Carga', 'Hubo un problema al cargar las campañas.');
  screen.getByText('No se pudieron cargar las campañas. Inténtalo de nuevo más tarde.');
});

test('every way a request can fail has its words', async () => {
  const api = fakeApi(aSession('publisher'));
  keepCampaigns(api, [aPublisherCampaign()]);
  const { user } = await openPage(api, CATALOGUE);
  await user.click(await request());
  api.answer(applyToCampaign, SILENCE);
  await user.click(await send());
  await expectToast('Error', FAILED);
  api.answer(applyToCampaign, refusal('forbidden'));
  await user.click(await send());
  await expectToast('Acción no permitida', 'Solo los editores y afiliados pueden solicitar campañas.');
  api.answer(applyToCampaign, refusal('unauthenticated'));
  await user.click(await send());
  await expectToast('Error', 'Debes iniciar sesión para solicitar campañas.');

  const application = anOwnApplication();
  api.answer(applyToCampaign, { application });
  const { release } = api.hold(applyToCampaign);
  await user.click(await send());
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Procesando...' }).disabled).toBe(true);
  keepCampaigns(api, [aPublisherCampaign({ application })]);
  release();
  await expectToast('Solicitud Enviada');
  expect((await button('Pendiente')).disabled).toBe(true);
});

test('approvals that wait for a number promise it to the publisher', async () => {
  const api = fakeApi(aSession('publisher'));
  const trackingLink = 'https://callstead.example/t/HS001/ABCDEF';
  const application = anOwnApplication({ status: 'approved', trackingLink, waitsForNumber: true });
  keepCampaigns(api, [aPublisherCampaign({ application })]);
  await openPage(api, CATALOGUE);
  await screen.findByText('El número llegará en cuanto haya uno libre');
});

test('where the publisher has numbers for their pages, the script to put there is ready to copy', async () => {
  const api = fakeApi(aSession('publisher'));
  const pageScript =
    '<script async src="https://callstead.example/dni.js" data-offer="HS001" data-aff="NORA01"></script>';
  const application = anOwnApplication({ status: 'approved', trackingNumber: '+13055550142', pageScript });
  keepCampaigns(api, [aPublisherCampaign({ application })]);
  await openPage(api, CATALOGUE);
  await screen.findByText(pageScript);
  screen.getByRole('button', { name: 'Copiar Código para tus páginas' });
  screen.getByText(/^Pégalo antes de <\/body>\. Marca el número con data-callstead/);
});

test('a campaign for leads hands over its form, and the publisher says which sites may show it', async () => {
  const api = fakeApi(aSession('publisher'));
  const script = '<script async src="https://callstead.example/form.js" data-offer="HS001" data-aff="NORA01"></script>';
  const form = { link: 'https://callstead.example/l/HS001/NORA01', script, hosts: [] as string[] };
  const application = anOwnApplication({ status: 'approved', form });
  const campaign = aPublisherCampaign({ application, title: 'Seguros' });
  keepCampaigns(api, [campaign]);
  api.answer(setFormHosts, ({ body }) => {
    campaign.application = { ...application, form: { ...form, hosts: body.hosts } };
    return { hosts: body.hosts };
  });
  const { user } = await openPage(api, CATALOGUE);
  await screen.findByText(script);
  screen.getByRole('button', { name: 'Copiar Página con el formulario' });
  screen.getByRole('button', { name: 'Copiar Código que pone el formulario en tu página' });
  screen.getByText('Cualquier sitio');
  await user.click(screen.getByRole('button', { name: 'Cambiar qué sitios pueden mostrar el formulario de Seguros' }));
  const dialog = within(await screen.findByRole('dialog'));
  const add = async (typed: string) => {
    fill(dialog.getByLabelText('Sitio'), typed);
    await user.click(dialog.getByRole('button', { name: 'Añadir' }));
  };
  await add('localhost');
  await dialog.findByText('Escribe nombres de sitios públicos, como tienda.ejemplo.com.');
  await add('https://Blog.example/cotiza');
  await user.click(await dialog.findByRole('button', { name: 'Quitar blog.example' }));
  await dialog.findByText(/^No hay ningún sitio en la lista/);
  api.answer(setFormHosts, refusal('unavailable'));
  await add('shop.example');
  await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
  expect(api.requests(setFormHosts).map(({ body }) => body.hosts)).toEqual([['blog.example'], [], ['shop.example']]);
});

test('a campaign that somebody joined stays in the list while it is paused, with its state and number', async () => {
  const api = fakeApi(aSession('publisher'));
  const application = anOwnApplication({ status: 'approved', trackingNumber: '+13055550142' });
  const since = { statusSince: '2026-03-02T15:00:00.000Z', application };
  keepCampaigns(api, [
    aPublisherCampaign({ id: 'HS001', status: 'paused', ...since }),
    aPublisherCampaign({ id: 'HS002', status: 'archived', ...since }),
  ]);
  await openPage(api, CATALOGUE);
  const [paused, ended] = await screen.findAllByRole('article');
  within(paused as HTMLElement).getByText(/^Pausada desde/);
  within(paused as HTMLElement).getByText('+1 (305) 555-0142');
  within(ended as HTMLElement).getByText(/^Terminada el/);
});

/** The public page of an offer that nobody has asked for yet. */
function anOfferPage(api: FakeApi): FakeApi {
  api.answer(readOffer, { offer: anOfferDetail(), similar: [] });
  api.answer(readOwnApplication, { application: null });
  return api;
}

test('the same button works on the page of the offer', async () => {
  const api = anOfferPage(fakeApi(aSession('publisher')));
  const { user } = await openPage(api, '/offer/HS001');
  await waitFor(async () => expect((await request()).disabled).toBe(false));
  await user.click(await request());
  api.answer(applyToCampaign, SILENCE);
  await user.click(await send());
  await expectToast('Error', FAILED);
  api.answer(applyToCampaign, { application: anOwnApplication() });
  await user.click(await send());
  await expectToast('Solicitud Enviada');
  expect((await button('Pendiente')).disabled).toBe(true);
});

test('a request that was made before is shown on the page of the offer', async () => {
  const api = anOfferPage(fakeApi(aSession('publisher')));
  api.answer(readOwnApplication, { application: anOwnApplication() });
  await openPage(api, '/offer/HS001');
  expect((await button('Pendiente')).disabled).toBe(true);
});

test('whoever waits for approval is told that requests wait too', async () => {
  await openPage(anOfferPage(fakeApi(aSession(aProfile('publisher', { status: 'pending' })))), '/offer/HS001');
  await screen.findByText(/^Tu cuenta está pendiente de aprobación: podrás solicitar/);
  expect((await request()).disabled).toBe(true);
});

test('an admin sees in the catalogue that requests are for publishers', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(readAccount, refusal('not_found'));
  keepCampaigns(api, [aPublisherCampaign()]);
  await openPage(api, CATALOGUE);
  expect((await button('Solicitar Campaña')).disabled).toBe(true);
  screen.getByText(NOT_ALLOWED);
});

test('of a percentage the card says which share of it is the publisher’s', async () => {
  const api = fakeApi(aSession('publisher'));
  const percent = { payout: '15% de la venta', estimatedPayout: '15% de la venta', percentShareBasisPoints: 5_000 };
  keepCampaigns(api, [aPublisherCampaign(percent)]);
  await openPage(api, CATALOGUE);
  const [said] = await screen.findAllByText(/^Tu parte: el 50\s?% de ese porcentaje$/);
  expect(said).toBeDefined();
});

test('the details of a campaign for leads speak of leads, and a paused one takes none', async () => {
  const api = fakeApi(aSession('publisher'));
  const lead = { campaignType: 'Lead', estimatedPayout: '$15 por lead', status: 'paused' } as const;
  keepCampaigns(api, [aPublisherCampaign(lead)]);
  const { user } = await openPage(api, CATALOGUE);
  const card = within(await screen.findByRole('article'));
  card.getByText('$15 por lead', { selector: 'p' });
  card.getByText(/^No se aceptan leads hasta que se reanude/);
  await user.click(card.getByText('Ver Detalles Completos'));
  for (const term of ['Leads que se Buscan', 'Cuándo se Aceptan Leads', 'Límites de Leads', 'Qué Cuenta como Lead'])
    card.getByText(term);
  for (const term of ['Duración Mínima de Llamada', 'Cap de Concurrencia', 'Horario de Llamadas'])
    expect(card.queryByText(term)).toBeNull();
});
