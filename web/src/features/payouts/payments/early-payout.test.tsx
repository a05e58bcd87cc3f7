import { readEarnings, readEarningsStatement } from '@callstead/contract/billing/statements-endpoints';
import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import type { EarlyPayout } from '@callstead/contract/payouts/early';
import { askEarlyPayout, readEarlyPayout, withdrawEarlyPayout } from '@callstead/contract/payouts/early-endpoints';
import { readReferrals } from '@callstead/contract/payouts/referrals-endpoints';
import { readPayoutTerms } from '@callstead/contract/payouts/runs-endpoints';
import { listPayouts } from '@callstead/contract/payouts/statements-endpoints';
import { readPaymentMethod } from '@callstead/contract/payouts-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailOf } from '../../../testing/accounts.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { anEarlyPayout } from '../../../testing/payouts.ts';
import { aProfile, aSession } from '../../../testing/people.ts';

const PAYMENTS = '/publisher-dashboard/payments';
const ZONE = 'America/New_York';

async function openPayments(early: EarlyPayout, role: 'publisher' | 'admin' = 'publisher') {
  const api = fakeApi(aSession(role));
  const none = { data: [], hasMore: false, next: null, previous: null };
  const funds = { totalCents: 0, parts: { held: 0, payable: 0, paying: 0 } };
  api.answer(readEarnings, {
    heldCents: 0,
    payableCents: 25_000,
    payingCents: 0,
    thresholdCents: 10_000,
    hasPaymentMethod: true,
    nextPayout: { at: '2026-12-01T05:00:00.000Z', amountCents: 25_000, waitsFor: null },
    zone: ZONE,
  });
  api.answer(readEarningsStatement, { ...none, opening: funds, closing: funds, totals: [] });
  api.answer(readPaymentMethod, { paymentMethod: null, waiting: null });
  api.answer(listPayouts, { data: [], hasMore: false, next: null, zone: ZONE });
  api.answer(readEarlyPayout, early);
  api.answer(readReferrals, { offer: null, people: 0, earnedCents: 0 });
  const publisher = aProfile('publisher');
  if (role === 'admin') {
    api.answer(readAccount, detailOf(publisher));
    api.answer(readPayoutTerms, {
      schedule: 'monthly',
      netDays: null,
      heldReason: null,
      changedAt: null,
      changedBy: null,
    });
  }
  const page = await openPage(api, role === 'admin' ? `${PAYMENTS}?account=${publisher.id}` : PAYMENTS);
  await screen.findByText('Todavía no se ha pagado nada.');
  return { api, ...page };
}

test('fee and net are shown before anything is asked for, and then it waits and can be withdrawn', async () => {
  const early = anEarlyPayout();
  const { api, user } = await openPayments(early);
  await screen.findByText('No tienes que esperar: hoy cobrarías $243.75. Cobrar antes cuesta $6.25.');
  await user.click(screen.getByRole('button', { name: 'Pedir un pago anticipado' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toMatch(/Aprobado y sin pagar\$250\.00Comisión-\$6\.25Recibes\$243\.75/);
  const open = {
    id: crypto.randomUUID(),
    number: 7,
    askedAt: '2026-11-16T12:00:00.000Z',
    feeCents: 625,
    netCents: 24_375,
  };
  api.answer(askEarlyPayout, () => {
    api.answer(readEarlyPayout, { ...early, open });
    return { ...early, open };
  });
  await user.click(within(dialog).getByRole('button', { name: 'Pedir $243.75' }));
  await screen.findByText('Pago Anticipado Pedido');
  await screen.findByText(/^Has pedido \$243\.75 \(comisión: \$6\.25\)/);
  expect(api.requests(askEarlyPayout)).toMatchObject([{ body: { netCents: 24_375, feeCents: 625 } }]);
  api.answer(withdrawEarlyPayout, () => {
    api.answer(readEarlyPayout, early);
    return undefined;
  });
  await user.click(screen.getByRole('button', { name: 'Retirar la petición' }));
  await screen.findByText('Petición Retirada');
  expect(api.requests(withdrawEarlyPayout)).toMatchObject([{ params: { id: open.id } }]);
  await screen.findByRole('button', { name: 'Pedir un pago anticipado' });
});

test('what changed since it was looked at is told, and asked for by nobody', async () => {
  const { api, user } = await openPayments(anEarlyPayout());
  api.answer(askEarlyPayout, refusal('payout_run_changed'));
  await user.click(await screen.findByRole('button', { name: 'Pedir un pago anticipado' }));
  await user.click(await screen.findByRole('button', { name: 'Pedir $243.75' }));
  await screen.findByText('El monto ha cambiado. Cierra esto y míralo otra vez.');
});

test.each([
  ['below_threshold', /tienen que quedar \$100\.00 después de la comisión/],
  ['no_method', /di primero cómo quieres cobrar/],
  ['tax_form_missing', /firma primero tu formulario fiscal/],
  ['on_hold', /están retenidos por ahora, también los anticipados/],
] as const)('whoever cannot be paid early reads why: %s', async (verdict, text) => {
  await openPayments(anEarlyPayout({ verdict }));
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Pedir un pago anticipado' })).toBeNull();
});

test('an admin who looks sees it and asks for nobody; where none is offered there is no card', async () => {
  await openPayments(anEarlyPayout(), 'admin');
  await screen.findByText(/No tienes que esperar/);
  expect(screen.queryByRole('button', { name: 'Pedir un pago anticipado' })).toBeNull();
});

test('a network that offers none shows none', async () => {
  await openPayments(anEarlyPayout({ feeBasisPoints: 0 }));
  expect(screen.queryByText('Pago anticipado')).toBeNull();
});
