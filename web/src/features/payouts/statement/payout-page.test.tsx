import { listPayoutLines, readPayout } from '@callstead/contract/payouts/statements-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aPayoutStatement } from '../../../testing/payouts.ts';
import { aSession } from '../../../testing/people.ts';

const AT = '2026-11-20T15:00:00.000Z';
const CALL = 'call_01JCALL0000000000000000001';
const aLine = { id: 1, at: AT, callId: CALL, arrivedAt: AT, campaign: { id: 'HS001', title: 'Techos' }, reason: null };

function aNetworkWith(payout: ReturnType<typeof aPayoutStatement>) {
  const api = fakeApi(aSession('publisher'));
  api.answer(readPayout, payout);
  return api;
}

test('a statement shows what the payout is made of, down to each call', async () => {
  const payout = aPayoutStatement();
  const api = aNetworkWith(payout);
  api.answer(listPayoutLines, {
    data: [
      { ...aLine, kind: 'approved', amountCents: 30_000, funded: 'prepaid' },
      { ...aLine, id: 2, kind: 'refused', reason: 'Robocall', amountCents: -5_000, funded: null },
    ],
    hasMore: true,
    next: '2',
    previous: null,
  });
  await openPage(api, `/publisher-dashboard/payments/${payout.id}`);
  await screen.findByRole('heading', { name: /^Pago 12/ });
  expect(screen.getByText('Ventas aprobadas').parentElement?.textContent).toBe('Ventas aprobadas+$300.00');
  expect(screen.getByText('Total').parentElement?.textContent).toBe('Total$250.00');
  screen.getByText('Referencia del banco: WIRE-1');
  await screen.findAllByText('Pagado por adelantado'); // in a column of its own, on phones in the first
  const lines = screen.getAllByRole('row').map((row) => row.textContent);
  expect(lines).toContainEqual(expect.stringMatching(/HS001 Techos6\$250\.00/));
  expect(lines).toContainEqual(expect.stringMatching(/Venta aprobadaHS001 · Techos.*Pagado por adelantado\+\$300\.00/));
  expect(lines).toContainEqual(expect.stringMatching(/Venta rechazada.*Robocall.*−\$50\.00/));
  const [link] = screen.getAllByRole('link', { name: /abrir la llamada$/ });
  expect(link?.getAttribute('href')).toBe(`/publisher-dashboard/calls/${CALL}`);
  expect(screen.getByRole('link', { name: 'Siguiente' }).getAttribute('href')).toContain('after=2');
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
    `/api/payouts/${payout.id}/statement.pdf`,
  );
});

test('a payout that the bank returned says why and what to do, and shows no lines', async () => {
  const failure = { status: 'returned', failureReason: 'R03: cuenta inexistente', failedAt: AT } as const;
  const payout = aPayoutStatement({ ...failure, byKind: [], byCampaign: [] });
  await openPage(aNetworkWith(payout), `/publisher-dashboard/payments/${payout.id}`);
  await screen.findByText('El banco devolvió este pago');
  screen.getByText('R03: cuenta inexistente');
  screen.getByRole('link', { name: 'Revisar método de pago' });
  expect(screen.queryByRole('heading', { name: 'Líneas' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull();
});

test("somebody else's payout is as unknown as none", async () => {
  const api = fakeApi(aSession('publisher'));
  api.answer(readPayout, refusal('not_found'));
  await openPage(api, `/publisher-dashboard/payments/${crypto.randomUUID()}`);
  await screen.findByText('No hay ningún pago así.');
  screen.getByRole('link', { name: 'Volver a Pagos' });
});

test('a statement that may not be seen says so, and so do lines that do not load', async () => {
  const payout = aPayoutStatement();
  const api = aNetworkWith(payout);
  api.answer(listPayoutLines, refusal('internal'));
  const { goTo } = await openPage(api, `/publisher-dashboard/payments/${payout.id}`);
  await screen.findByText(/^Error al cargar las líneas: /);
  api.answer(readPayout, refusal('forbidden'));
  await goTo(`/publisher-dashboard/payments/${crypto.randomUUID()}`);
  await screen.findByText(/^Error al cargar el pago: /);
});
