import { readLedgerTotals } from '@callstead/contract/ledger-endpoints';
import type { AdminPayment, UnbookedPayment } from '@callstead/contract/payments';
import { listAllPayments, readUnbookedPayments, refundPayment } from '@callstead/contract/payments-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { expectRefused, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const AT = '2026-12-03T10:00:00.000Z';
const PAYMENT: AdminPayment = {
  id: crypto.randomUUID(),
  origin: 'checkout',
  status: 'succeeded',
  amountCents: 10_000,
  receivedCents: 10_000,
  declineCode: null,
  method: { kind: 'card', brand: 'visa', last4: '4242' },
  createdAt: AT,
  settledAt: AT,
  refunds: [],
  chargebacks: [],
  refundableCents: 7_000,
  advertiser: { id: crypto.randomUUID(), name: 'Aldo Cruz' },
  intentRef: 'pi_1',
  feeCents: 320,
};

async function openWith(unbooked: UnbookedPayment[] = [], simulator: string | null = null) {
  const api = fakeApi(aSession('admin'));
  const sums = { revenueCents: 0, receivedCents: 0, paidOutCents: 0, adjustmentsCents: 0 };
  api.answer(readLedgerTotals, { ...sums, owedToAdvertisersCents: 0, owedToPublishersCents: 0 });
  api.answer(listAllPayments, { data: [PAYMENT], hasMore: false, next: null });
  api.answer(readUnbookedPayments, { data: unbooked, simulator });
  const { user } = await openPage(api, '/admin-dashboard/money?tab=received');
  await screen.findByText('Aldo Cruz');
  return { api, user };
}

const button = (name: string) => screen.getByRole('button', { name });

test('a refund is at most what is left of the payment, has a reason, and stays typed when it is refused', async () => {
  const { api, user } = await openWith();
  await user.click(button('Acciones para el pago de $100.00 de Aldo Cruz'));
  await user.click(await screen.findByRole('menuitem', { name: 'Devolver' }));
  await screen.findByRole('dialog');
  fill('Monto (USD)', '70.01');
  await user.click(button('Devolver'));
  await expectRefused('Monto (USD)', 'De este pago quedan como mucho $70.00.');
  await expectRefused('Motivo', 'Completa');
  fill('Monto (USD)', '70');
  fill('Motivo', 'por error');
  api.answer(refundPayment, refusal('insufficient_balance'));
  await user.click(button('Devolver'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect([valueIn('Monto (USD)'), valueIn('Motivo')]).toEqual(['70', 'por error']);
  api.answer(refundPayment, { ...PAYMENT, refundableCents: 0 });
  await user.click(button('Devolver'));
  await screen.findByText('Devolución Asentada');
  const [first, second] = api.requests(refundPayment).map(({ body }) => body);
  expect(second).toEqual(first); // the same id: nothing goes back twice
});

test('money that is booked for nobody stands above, what left without being asked for below zero', async () => {
  const unbooked = { intentRef: 're_1', currency: 'usd', reason: 'not_asked_for' as const, foundAt: AT };
  await openWith([{ ...unbooked, amountCents: -4_000, advertiser: PAYMENT.advertiser }]);
  const table = await screen.findByRole('table', { name: 'Dinero en la pasarela que no es de nadie en los libros' });
  expect(within(table).getByText('-$40.00')).toBeTruthy();
  expect(within(table).getByText('Ningún pago nuestro lo pidió')).toBeTruthy();
});

test('only a demo has a bank to play', async () => {
  await openWith([], '/simulator/stripe');
  expect(screen.getByRole('link', { name: 'Hacer de banco' }).getAttribute('href')).toBe('/simulator/stripe');
});
