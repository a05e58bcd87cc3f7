import { readCallOptions } from '@callstead/contract/calls/calls-endpoints';
import {
  listConversions,
  readConversion,
  readConversionSummary,
} from '@callstead/contract/conversions/conversions-endpoints';
import { saveListLayout } from '@callstead/contract/list-settings-endpoints';
import type { UserType } from '@callstead/domain/identity/account';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConversion, aConversionRow, aConversionSummary, onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';

function apiOf(role: UserType) {
  const api = fakeApi(aSession(role));
  api.answer(readCallOptions, { campaigns: [{ id: 'HS015', title: 'Techos' }], publishers: [] });
  api.answer(readConversionSummary, aConversionSummary());
  return api;
}

const headers = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent).filter(Boolean);

test('an advertiser reads the price, a publisher the payout, and neither the other’s', async () => {
  const api = apiOf('advertiser');
  api.answer(listConversions, onePage(aConversionRow()));
  await openPage(api, '/advertiser-dashboard/conversions');
  await screen.findByRole('link', { name: /^Abrir la conversión del/ });
  expect(await headers()).toEqual(expect.arrayContaining(['Precio', 'Monto reportado', 'txid']));
  expect(await headers()).not.toContain('Ganancia');
});

test('a publisher has no tab for what was received, and no column of the advertiser', async () => {
  const api = apiOf('publisher');
  api.answer(
    listConversions,
    onePage(aConversionRow({ txid: null, amountCents: null, priceCents: null, payoutCents: 1000 })),
  );
  await openPage(api, '/publisher-dashboard/conversions');
  await screen.findByText('$10.00');
  expect(await headers()).toContain('Ganancia');
  for (const hidden of ['Precio', 'Monto reportado', 'txid', 'Editor', 'Margen'])
    expect(await headers()).not.toContain(hidden);
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a filter goes into the question, and another tab keeps the campaign', async () => {
  const api = apiOf('admin');
  api.answer(listConversions, onePage());
  const page = await openPage(api, '/admin-dashboard/conversions?campaign=HS015&billing=disputed');
  await screen.findByText('No hay conversiones que coincidan con los filtros.');
  expect(api.requests(listConversions).at(-1)?.query).toMatchObject({
    view: 'admin',
    campaign: 'HS015',
    billing: 'disputed',
  });
  const file = screen.getByRole('link', { name: 'Exportar CSV' }).getAttribute('href');
  expect(file).toMatch(/^\/api\/conversions\/export\?.*campaign=HS015&billing=disputed.*zone=/);
  screen.getByRole('tab', { name: 'Recibidos' });
  expect(page.address()).toContain('campaign=HS015');
});

test('what is empty says what to do next', async () => {
  const api = apiOf('advertiser');
  api.answer(listConversions, onePage());
  await openPage(api, '/advertiser-dashboard/conversions?period=all');
  await screen.findByText('No has reportado conversiones aún.');
  const next = screen.getByRole('link', { name: 'Configurar el postback' });
  expect(next.getAttribute('href')).toBe('/advertiser-dashboard/conversions?tab=setup');
});

test('what failed can be asked again', async () => {
  const api = apiOf('advertiser');
  api.answer(listConversions, refusal('internal'));
  const { user } = await openPage(api, '/advertiser-dashboard/conversions');
  await screen.findByText(/^Error al cargar conversiones/);
  api.answer(listConversions, onePage(aConversionRow()));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('link', { name: /^Abrir la conversión del/ });
});

test('an account that waits for approval reads why in place of the list', async () => {
  const api = fakeApi(aSession(aProfile('advertiser', { status: 'pending' })));
  await openPage(api, '/advertiser-dashboard/conversions');
  await screen.findByText('Tu cuenta no está aprobada para ver conversiones.');
});

test('one is opened beside the list, and a new one appears by itself', async () => {
  const { tell } = hearLive();
  const api = apiOf('publisher');
  const row = { txid: null, amountCents: null, priceCents: null, payoutCents: 1000 };
  api.answer(listConversions, onePage(aConversionRow(row)));
  api.answer(readConversion, aConversion(row));
  const { user } = await openPage(api, '/publisher-dashboard/conversions');
  await user.click(await screen.findByRole('link', { name: /^Abrir la conversión del/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Conversión' });
  await within(drawer).findByText('Su dinero queda retenido hasta que termine el plazo de aprobación.');
  await user.keyboard('{Escape}');
  api.answer(listConversions, onePage(aConversionRow({ ...row, id: 'conv_2' }), aConversionRow(row)));
  tell({ topic: 'conversions', id: 'conv_2' });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Abrir la conversión del/ })).toHaveLength(2));
});

test('above the rows stands what they come to, and which of all they are', async () => {
  const api = apiOf('advertiser');
  api.answer(listConversions, onePage(aConversionRow(), aConversionRow({ id: 'conv_2', billing: 'none' })));
  await openPage(api, '/advertiser-dashboard/conversions?status=approved');
  const sums = within(await screen.findByRole('region', { name: 'Lo que suman estas conversiones' }));
  await sums.findByText('1 · 50%');
  expect(sums.getAllByText('$20.00')).toHaveLength(2);
  await screen.findByText('1–2 de 2');
  expect(api.requests(readConversionSummary).at(-1)?.query).toMatchObject({ view: 'advertiser', status: 'approved' });
});

test('J and K go through the rows, the space bar opens one beside them, and its neighbours are one key away', async () => {
  const api = apiOf('advertiser');
  api.answer(listConversions, onePage(aConversionRow(), aConversionRow({ id: 'conv_2', txid: 'order-8' })));
  api.answer(readConversion, aConversion());
  const { user, address } = await openPage(api, '/advertiser-dashboard/conversions');
  await screen.findByText('order-8');
  await user.keyboard('j');
  await user.keyboard(' ');
  await screen.findByRole('dialog', { name: 'Conversión' });
  expect(address()).toContain('conversion=conv_1');
  await user.keyboard('j');
  await waitFor(() => expect(address()).toContain('conversion=conv_2'));
});

test('a column that is chosen is shown and kept for whoever chose it', async () => {
  const api = apiOf('admin');
  api.answer(listConversions, onePage(aConversionRow({ payoutCents: 1000, marginCents: 1000 })));
  const { user } = await openPage(api, '/admin-dashboard/conversions');
  await screen.findByRole('link', { name: /^Abrir la conversión del/ });
  expect(await headers()).not.toContain('Monto reportado');
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Monto reportado' }));
  expect(await headers()).toContain('Monto reportado');
  expect(api.requests(saveListLayout).at(-1)?.params).toEqual({ list: 'admin-conversions' });
});

test('a header sorts the list by time or by the amount of the own side', async () => {
  const api = apiOf('publisher');
  api.answer(listConversions, onePage(aConversionRow({ priceCents: null, amountCents: null, payoutCents: 1000 })));
  const { user, address } = await openPage(api, '/publisher-dashboard/conversions');
  await user.click(await screen.findByRole('button', { name: /^Ganancia/ }));
  await waitFor(() => expect(address()).toContain('sort=amount'));
  expect(api.requests(listConversions).at(-1)?.query).toMatchObject({ sort: 'amount' });
});
