import { readCallOptions } from '@callstead/contract/calls/calls-endpoints';
import { readDeliveriesOfLead } from '@callstead/contract/leads/delivery-endpoints';
import { listLeads, readLead, readLeadSummary } from '@callstead/contract/leads/leads-endpoints';
import type { UserType } from '@callstead/domain/identity/account';
import { OFFERED } from '@callstead/domain/offered';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { aLead, aLeadRow } from '../../../testing/leads.ts';
import { aLeadSummary } from '../../../testing/list-summaries.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';

afterEach(() => {
  OFFERED.leads = true;
  localStorage.clear();
});

function apiOf(role: UserType) {
  const api = fakeApi(aSession(role));
  api.answer(readCallOptions, { campaigns: [{ id: 'HS015', title: 'Techos' }], publishers: [] });
  api.answer(readLeadSummary, aLeadSummary());
  return api;
}

const headers = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent).filter(Boolean);

test('leads stand in the menu once they are offered, and not before', async () => {
  OFFERED.leads = false;
  const api = apiOf('advertiser');
  api.answer(listLeads, onePage(aLeadRow()));
  await openPage(api, '/advertiser-dashboard/leads');
  await screen.findByText('Ana Ruiz');
  expect(screen.queryByRole('link', { name: 'Leads' })).toBeNull();
  OFFERED.leads = true;
  await openPage(api, '/advertiser-dashboard/leads');
  expect((await screen.findAllByRole('link', { name: 'Leads' })).length).toBeGreaterThan(0);
});

test('a publisher reads who it is masked, and the payout alone', async () => {
  const api = apiOf('publisher');
  const person = { firstName: 'A•••', lastName: 'R•••', phone: '+1 305 ••• ••42', email: 'a•••@•••.com', fields: null };
  api.answer(listLeads, onePage(aLeadRow({ sight: 'masked', person, priceCents: null, payoutCents: 25_00 })));
  await openPage(api, '/publisher-dashboard/leads');
  await screen.findByText('A••• R•••');
  expect(await headers()).toContain('Ganancia');
  for (const hidden of ['Precio', 'Editor', 'Margen']) expect(await headers()).not.toContain(hidden);
});

test('a column that is chosen is shown, remembered and in the file', async () => {
  const api = apiOf('advertiser');
  api.answer(listLeads, onePage(aLeadRow()));
  const { user } = await openPage(api, '/advertiser-dashboard/leads?status=accepted');
  await screen.findByText('Ana Ruiz');
  expect(await headers()).not.toContain('Respuestas');
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Respuestas' }));
  await user.keyboard('{Escape}');
  await screen.findByText('roof: Tile');
  const file = screen.getByRole('link', { name: 'Exportar CSV' }).getAttribute('href');
  expect(file).toMatch(/^\/api\/leads\/export\?.*status=accepted.*columns=[^&]*answers/);
});

test('a filter goes into the question, and nothing found says so', async () => {
  const api = apiOf('admin');
  api.answer(listLeads, onePage());
  await openPage(api, '/admin-dashboard/leads?reason=no_balance');
  await screen.findByText('No hay leads que coincidan con los filtros.');
  expect(api.requests(listLeads).at(-1)?.query).toMatchObject({ view: 'admin', reason: 'no_balance' });
});

test('what is empty says what to do next', async () => {
  const api = apiOf('admin');
  api.answer(listLeads, onePage());
  await openPage(api, '/admin-dashboard/leads?period=all');
  await screen.findByText('No hay leads en la red aún.');
  screen.getByRole('link', { name: 'Ver las campañas' });
});

test('what failed can be asked again', async () => {
  const api = apiOf('advertiser');
  api.answer(listLeads, refusal('internal'));
  const { user } = await openPage(api, '/advertiser-dashboard/leads');
  await screen.findByText(/^Error al cargar leads/);
  api.answer(listLeads, onePage(aLeadRow()));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Ana Ruiz');
});

test('an account that waits for approval reads why in place of the list', async () => {
  const api = fakeApi(aSession(aProfile('advertiser', { status: 'pending' })));
  await openPage(api, '/advertiser-dashboard/leads');
  await screen.findByText('Tu cuenta no está aprobada para ver leads.');
});

test('one is opened beside the list, and a new one appears by itself', async () => {
  const { tell } = hearLive();
  const api = apiOf('advertiser');
  api.answer(listLeads, onePage(aLeadRow()));
  api.answer(readLead, aLead());
  api.answer(readDeliveriesOfLead, { deliveries: [] });
  const { user } = await openPage(api, '/advertiser-dashboard/leads');
  await user.click(await screen.findByRole('link', { name: /^Abrir el lead del/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Lead' });
  await within(drawer).findByText('Se tomó. Su dinero queda retenido hasta que termine el plazo de aprobación.');
  await user.keyboard('{Escape}');
  const person = { firstName: 'Bea', lastName: 'Sol', phone: null, email: null, fields: {} };
  api.answer(listLeads, onePage(aLeadRow({ id: 'lead_2', person }), aLeadRow()));
  tell({ topic: 'leads', id: 'lead_2' });
  await screen.findByText('Bea Sol');
});
