import type { OwnCampaign } from '@callstead/contract/applications';
import { listJoinedCampaigns } from '@callstead/contract/applications-endpoints';
import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnApplication, anOwnCampaign } from '../../../testing/applications.ts';
import { BAD_GATEWAY, type FakeApi, fakeApi, refusal } from '../../../testing/fake-api.ts';
import { choose, fill } from '../../../testing/fields.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const MINE = '/publisher-dashboard/campaigns?tab=mine';

function keepJoined(api: FakeApi, campaigns: readonly OwnCampaign[]): void {
  api.answer(listJoinedCampaigns, ({ query: { search, status } }) => {
    const data = campaigns.filter(
      (each) => each.publicId.includes(search) && (status === undefined || each.status === status),
    );
    return { data, hasMore: false, next: null, count: { rows: data.length, isMore: false } };
  });
}

const rowOf = async (title: string) => within(await screen.findByRole('article', { name: title }));

test('a joined campaign shows number, link, today, the last days and what is left of its caps', async () => {
  const api = fakeApi(aSession('publisher'));
  keepJoined(api, [anOwnCampaign({ month: { cap: 100, used: 40, inFlight: 0 } })]);
  await openPage(api, MINE);
  const row = await rowOf('Techos');
  row.getByText('+1 (305) 555-0142');
  row.getByRole('button', { name: 'Copiar Número de seguimiento de Techos' });
  row.getByText('https://callstead.example/t/HS015/NORA01');
  row.getByRole('button', { name: 'Copiar Enlace de seguimiento de Techos' });
  const today = within(row.getByRole('figure', { name: 'Hoy' }));
  expect(today.getByText('Llamadas').nextElementSibling?.textContent).toBe('3');
  expect(today.getByText('Calificadas').nextElementSibling?.textContent).toBe('2');
  expect(today.getByText('Ganado').nextElementSibling?.textContent).toBe('$30.00');
  within(row.getByRole('figure', { name: 'Últimos 7 días' })).getByText('$90.00');
  row.getByText('quedan 6 de 10');
  row.getByText('quedan 60 de 100');
  expect(row.getByRole('link', { name: 'Llamadas de Techos' }).getAttribute('href')).toBe(
    '/publisher-dashboard/calls?campaign=HS015',
  );
  expect(row.getByRole('link', { name: 'Condiciones de Techos' }).getAttribute('href')).toBe('/offer/HS015');
  expect(row.queryByText('Todo para promocionarla')).toBeNull();
});

test('what is paused, over its cap or on new terms says so as long as it holds', async () => {
  const api = fakeApi(aSession('publisher'));
  const at = '2026-03-02T15:00:00.000Z';
  keepJoined(api, [
    anOwnCampaign({ publicId: 'HS001', titles: { en: 'One', es: 'Uno' }, status: 'paused', statusSince: at }),
    anOwnCampaign({
      publicId: 'HS002',
      titles: { en: 'Two', es: 'Dos' },
      notices: { capReached: { period: 'day', at }, newTerms: { at, parts: ['hours', 'caps'] } },
    }),
  ]);
  await openPage(api, MINE);
  const paused = await rowOf('Uno');
  paused.getByText(/^Pausada desde/);
  paused.getByText('+1 (305) 555-0142');
  expect(paused.queryByRole('meter')).toBeNull();
  const full = await rowOf('Dos');
  full.getByText(/^Tope de hoy alcanzado/);
  full.getByText(/^Condiciones nuevas desde/);
  full.getByText(/^Horario, /);
});

test('state and words narrow it in the address, and nothing left has a way out', async () => {
  const api = fakeApi(aSession('publisher'));
  keepJoined(api, [anOwnCampaign(), anOwnCampaign({ publicId: 'HS020', titles: { en: 'Doors', es: 'Puertas' } })]);
  const { user, address } = await openPage(api, MINE);
  await rowOf('Techos');
  fill('Buscar en mis campañas', 'HS020');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await rowOf('Puertas');
  await choose(user, 'Situación', 'Pausada');
  await screen.findByText('Ninguna de tus campañas coincide.');
  expect(address()).toBe(`${MINE}&search=HS020&status=paused`);
  await user.click(screen.getAllByText('Quitar filtros')[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(address()).toBe(MINE);
});

test('a form for leads and who may show it unfold below', async () => {
  const api = fakeApi(aSession('publisher'));
  const form = { link: 'https://callstead.example/l/HS015/NORA01', script: '<script></script>', hosts: [] };
  const application = anOwnApplication({ status: 'approved', form });
  keepJoined(api, [anOwnCampaign({ type: 'lead', application, trackingNumber: null })]);
  const { user } = await openPage(api, MINE);
  const row = await rowOf('Techos');
  row.getByText('Aceptados');
  row.getByRole('button', { name: 'Copiar Página con el formulario de Techos' });
  await user.click(row.getByText('Todo para promocionarla'));
  row.getByRole('button', { name: 'Cambiar qué sitios pueden mostrar el formulario de Techos' });
});

test('a call that comes in shows by itself', async () => {
  const api = fakeApi(aSession('publisher'));
  const source = hearLive();
  keepJoined(api, [anOwnCampaign({ amountTodayCents: 0 })]);
  await openPage(api, MINE);
  await rowOf('Techos');
  keepJoined(api, [anOwnCampaign({ amountTodayCents: 4_500 })]);
  source.tell({ topic: 'calls' });
  await screen.findByText('$45.00');
});

test('a call that comes while the list is being answered shows as well', async () => {
  const api = fakeApi(aSession('publisher'));
  const source = hearLive();
  keepJoined(api, [anOwnCampaign({ amountTodayCents: 0 })]);
  const { release } = api.hold(listJoinedCampaigns);
  await openPage(api, MINE);
  await waitFor(() => expect(api.requests(listJoinedCampaigns)).toHaveLength(1));
  source.tell({ topic: 'calls' });
  await new Promise((resolve) => setTimeout(resolve)); // the news is heard, and finds the question under way
  keepJoined(api, [anOwnCampaign({ amountTodayCents: 4_500 })]);
  release();
  await screen.findByText('$45.00');
});

test('whoever joined nothing is led to what there is', async () => {
  const api = fakeApi(aSession('publisher'));
  keepJoined(api, []);
  await openPage(api, MINE);
  await screen.findByText('Todavía no estás en ninguna campaña.');
  const discover = screen.getByRole('link', { name: 'Descubrir campañas' });
  expect(discover.getAttribute('href')).toBe('/publisher-dashboard/campaigns');
});

test('what cannot be loaded says so and can be asked for again', async () => {
  const api = fakeApi(aSession('publisher'));
  api.answer(listJoinedCampaigns, BAD_GATEWAY);
  const { user } = await openPage(api, MINE);
  await screen.findByText('No se pudieron cargar tus campañas. Inténtalo de nuevo más tarde.');
  keepJoined(api, [anOwnCampaign()]);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await rowOf('Techos');
});

test('while it is loading somebody who cannot see hears so', async () => {
  const api = fakeApi(aSession('publisher'));
  keepJoined(api, [anOwnCampaign()]);
  const { release } = api.hold(listJoinedCampaigns);
  await openPage(api, MINE);
  await screen.findByText('Cargando…');
  release();
  await rowOf('Techos');
});

test('an admin chooses an account first', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(readAccount, refusal('not_found'));
  keepJoined(api, []);
  await openPage(api, MINE);
  await screen.findByText('Elige una cuenta para ver sus campañas.');
});
