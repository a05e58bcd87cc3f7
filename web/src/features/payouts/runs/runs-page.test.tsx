import type { PayoutRun } from '@callstead/contract/payouts/runs';
import {
  listPayoutRows,
  listPayoutRuns,
  proposePayoutRun,
  readPayoutRun,
} from '@callstead/contract/payouts/runs-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeApi, fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { fillIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aRun } from '../../../testing/payouts.ts';
import { aSession } from '../../../testing/people.ts';

const RUNS = '/admin-dashboard/payouts';

function aNetworkWith(...runs: PayoutRun[]): FakeApi {
  const api = fakeApi(aSession('admin'));
  api.answer(listPayoutRuns, ({ query }) => ({
    data: runs.filter(({ status }) => !query.status || query.status === status),
    hasMore: false,
    next: null,
    zone: 'America/New_York',
  }));
  return api;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('each run says where it stands, what it pays and how far its payouts are', async () => {
  const proposed = aRun({ number: 13, approvalsNeeded: 2, approvalsGiven: 1 });
  const progress = { frozen: 8, sent: 3, failed: 1, returned: 0 };
  const api = aNetworkWith(proposed, aRun({ status: 'frozen', progress, digest: null }));
  const { user, address } = await openPage(api, RUNS);
  await screen.findByRole('link', { name: 'Ronda 13' });
  const [, first, second] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(first).toMatch(/Mensual.*1 dic 2026.*Propuesta1 de 2 aprobaciones\$3,410\.222 editores\$40\.001 editor/);
  expect(second).toMatch(/Ronda 12.*Aprobada.*8 por enviar · 3 enviados · 1 fallido/);
  api.answer(readPayoutRun, proposed);
  api.answer(listPayoutRows, { data: [], hasMore: false, next: null });
  await user.click(screen.getByRole('link', { name: 'Ronda 13' }));
  await waitFor(() => expect(address()).toBe(`${RUNS}/${proposed.id}`));
});

test('without a run, the page says when one comes; a filter that finds none leads out of itself', async () => {
  const { goTo } = await openPage(aNetworkWith(), RUNS);
  await screen.findByText('Todavía no hay ninguna ronda de pagos.');
  await goTo(`${RUNS}?status=cancelled`);
  await screen.findByText('No hay rondas en este estado.');
  expect(screen.getAllByText('Quitar filtros').length).toBeGreaterThan(0);
});

test('a list that does not load says so and is asked for again', async () => {
  const api = aNetworkWith(aRun());
  api.answer(listPayoutRuns, refusal('forbidden'));
  const { user } = await openPage(api, RUNS);
  await screen.findByText(/^Error al cargar las rondas de pagos: /);
  api.answer(listPayoutRuns, { data: [aRun()], hasMore: false, next: null, zone: 'America/New_York' });
  await user.click(await button('Reintentar'));
  await screen.findByRole('link', { name: 'Ronda 12' });
});

test('a run is proposed up to now or up to a moment of the network; a lost answer proposes no second one', async () => {
  const api = aNetworkWith();
  const { user, address } = await openPage(api, RUNS);
  await user.click(await button('Proponer ronda'));
  await screen.findByRole('dialog');
  fillIn({ 'Día (Opcional)': '01/12/2199', 'Hora (Opcional)': '0:00' });
  await user.click(await button('Proponer'));
  await screen.findByText('Elige un momento que ya haya pasado.');
  expect(api.requests(proposePayoutRun)).toEqual([]);
  fillIn({ 'Día (Opcional)': '01/12/2025', 'Hora (Opcional)': '0:00' });
  api.answer(proposePayoutRun, SILENCE);
  await user.click(await button('Proponer'));
  await screen.findByText(/^No podemos conectar con el servidor/);
  const proposed = aRun();
  api.answer(proposePayoutRun, proposed);
  api.answer(readPayoutRun, proposed);
  api.answer(listPayoutRows, { data: [], hasMore: false, next: null });
  await user.click(await button('Proponer'));
  await waitFor(() => expect(address()).toBe(`${RUNS}/${proposed.id}`));
  const [lost, kept] = api.requests(proposePayoutRun).map(({ body }) => body);
  expect(kept).toEqual(lost);
  expect(kept?.cutOff).toBe('2025-12-01T05:00:00.000Z');
});
