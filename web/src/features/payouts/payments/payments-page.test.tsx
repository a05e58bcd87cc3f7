import type { EarningsResponse } from '@callstead/contract/billing/statements';
import { readEarnings, readEarningsStatement } from '@callstead/contract/billing/statements-endpoints';
import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import type { PaymentMethodResponse } from '@callstead/contract/payouts';
import { readEarlyPayout } from '@callstead/contract/payouts/early-endpoints';
import { readReferrals } from '@callstead/contract/payouts/referrals-endpoints';
import { readPayoutTerms } from '@callstead/contract/payouts/runs-endpoints';
import type { Payout } from '@callstead/contract/payouts/statements';
import { listPayouts } from '@callstead/contract/payouts/statements-endpoints';
import { readPaymentMethod } from '@callstead/contract/payouts-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailOf } from '../../../testing/accounts.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { anEarlyPayout, aPayout } from '../../../testing/payouts.ts';
import { aProfile, aSession } from '../../../testing/people.ts';

const PAYMENTS = '/publisher-dashboard/payments';
const ZONE = 'America/New_York';
const CHANGED = '2026-11-02T12:00:00.000Z';
const BANK = { kind: 'us_bank', hint: '6789', isComplete: true, changedAt: CHANGED } as const;

function aNetwork(role: 'publisher' | 'admin', payouts: readonly Payout[], earnings: Partial<EarningsResponse> = {}) {
  const api = fakeApi(aSession(role));
  api.answer(readEarnings, {
    heldCents: 0,
    payableCents: 25_000,
    payingCents: 0,
    thresholdCents: 10_000,
    hasPaymentMethod: true,
    nextPayout: { at: '2026-12-01T05:00:00.000Z', amountCents: 25_000, waitsFor: null },
    zone: ZONE,
    ...earnings,
  });
  const funds = { totalCents: 0, parts: { held: 0, payable: 0, paying: 0 } };
  const none = { data: [], hasMore: false, next: null, previous: null };
  api.answer(readEarningsStatement, { ...none, opening: funds, closing: funds, totals: [] });
  api.answer(readPaymentMethod, { paymentMethod: BANK, waiting: null });
  api.answer(readEarlyPayout, anEarlyPayout({ feeBasisPoints: 0 }));
  api.answer(listPayouts, { data: [...payouts], hasMore: false, next: null, zone: ZONE });
  api.answer(readReferrals, { offer: null, people: 0, earnedCents: 0 });
  return api;
}

const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

test('each payout says its state and leads to its statement; what failed says why and offers no files', async () => {
  const sent = aPayout();
  const failed = aPayout({
    number: '11',
    status: 'failed',
    sentOn: null,
    reference: null,
    failureReason: 'Cuenta cerrada',
    method: { kind: 'paypal', hint: 'n•••@paz.example' },
  });
  await openPage(aNetwork('publisher', [sent, failed]), PAYMENTS);
  expect((await rowOf('Pago 12')).textContent).toMatch(/2 dic 2026\$250\.00EnviadoBanco •••• 6789/);
  expect((await rowOf('Pago 11')).textContent).toMatch(/FallidoCuenta cerradaPayPal n•••@paz\.example/);
  const hrefs = screen
    .getAllByRole('link', { name: /^Descargar la liquidación/ })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    `/api/payouts/${sent.id}/statement.pdf`,
    expect.stringMatching(`^/api/payouts/${sent.id}/statement\\.csv\\?language=es&zone=`),
  ]);
});

test.each([
  ['threshold', 'El 1 de diciembre de 2026 solo se paga lo que haya alcanzado el mínimo.'],
  ['payment_method', 'El 1 de diciembre de 2026, cuando hayas dicho cómo quieres cobrar.'],
  ['tax_form', 'El 1 de diciembre de 2026, cuando hayas firmado tu formulario fiscal.'],
  ['hold', 'Tus pagos están retenidos por ahora. Abre un ticket si no sabes por qué.'],
] as const)('the next payout says that it waits for %s', async (waitsFor, text) => {
  const nextPayout = { at: '2026-12-01T05:00:00.000Z', amountCents: 0, waitsFor };
  await openPage(aNetwork('publisher', [], { nextPayout }), PAYMENTS);
  await screen.findByText(text);
  await screen.findByText('Todavía no se ha pagado nada.');
});

test.each<[string, PaymentMethodResponse, string]>([
  ['is there', { paymentMethod: BANK, waiting: null }, 'Cobras por Banco •••• 6789.'],
  ['is missing', { paymentMethod: null, waiting: null }, 'Aún no tienes un método de pago.'],
  [
    'lacks something',
    { paymentMethod: { ...BANK, isComplete: false }, waiting: null },
    'A tu método de pago le faltan datos.',
  ],
])('the page says where payouts go: the method %s', async (_, methods, text) => {
  const api = aNetwork('publisher', []);
  api.answer(readPaymentMethod, methods);
  await openPage(api, PAYMENTS);
  await screen.findByText(text);
});

test('a change of the method that waits says from when it counts', async () => {
  const api = aNetwork('publisher', []);
  const other = { kind: 'paypal', hint: 'n•••@paz.example', isComplete: true, changedAt: CHANGED } as const;
  const waiting = { ...other, countsFrom: '2026-11-04T12:00:00.000Z' };
  api.answer(readPaymentMethod, { paymentMethod: BANK, waiting });
  await openPage(api, PAYMENTS);
  const notice = await screen.findByText(/^PayPal n•••@paz\.example vale desde/);
  expect(notice.textContent).toMatch(/4 nov 2026.*Hasta entonces los pagos salen como antes\.$/);
});

test('a payout that waits for the tax form leads to it', async () => {
  const nextPayout = { at: '2026-12-01T05:00:00.000Z', amountCents: 0, waitsFor: 'tax_form' } as const;
  await openPage(aNetwork('publisher', [], { nextPayout }), PAYMENTS);
  await screen.findByText('Tu pago espera tu formulario fiscal.');
  const link = screen.getByRole('link', { name: 'Firmar formulario fiscal' });
  expect(link.getAttribute('href')).toBe('/publisher-dashboard/account/tax-form');
});

test('payouts that do not load say so, and the rest of the page stands', async () => {
  const api = aNetwork('publisher', []);
  api.answer(listPayouts, refusal('internal'));
  await openPage(api, PAYMENTS);
  await screen.findByText(/^Error al cargar los pagos: /);
  await screen.findByText('Próximo pago');
});

const LINK = 'https://callstead.example/register?ref=ABC234';

test('the link to bring others stands with what it gives and what came of it', async () => {
  const api = aNetwork('publisher', []);
  api.answer(readReferrals, {
    offer: { link: LINK, shareBasisPoints: 250, months: 12 },
    people: 3,
    earnedCents: 4_250,
  });
  await openPage(api, PAYMENTS);
  await screen.findByText(LINK);
  screen.getByRole('button', { name: 'Copiar tu enlace' });
  expect(screen.getByText(/^Por quien se registre/).textContent).toMatch(/ganas un 2[.,]5\s?%.*durante 12 meses/);
  expect(screen.getByText('Registrados con tu enlace').parentElement?.textContent).toMatch(/3$/);
  expect(screen.getByText('Ganado hasta ahora').parentElement?.textContent).toMatch(/\$42\.50$/);
});

test('where nothing is offered there is no link', async () => {
  await openPage(aNetwork('publisher', []), PAYMENTS);
  await screen.findByText('Próximo pago');
  expect(screen.queryByText('Trae a otros editores')).toBeNull();
});

test('where nothing is offered any more, what was promised is still told', async () => {
  const api = aNetwork('publisher', []);
  api.answer(readReferrals, { offer: null, people: 2, earnedCents: 900 });
  await openPage(api, PAYMENTS);
  await screen.findByText(/^Por ahora no se puede traer a nadie más/);
});

test('a link that does not load says so', async () => {
  const api = aNetwork('publisher', []);
  api.answer(readReferrals, refusal('internal'));
  await openPage(api, PAYMENTS);
  await screen.findByText(/^No se pudo cargar tu enlace: /);
});

test('an admin sees and changes the terms of the publisher they look at; a publisher does not', async () => {
  const publisher = aProfile('publisher');
  const api = aNetwork('admin', []);
  const changedAt = '2026-11-02T12:00:00.000Z';
  const terms = {
    schedule: 'net',
    netDays: 15,
    heldReason: 'Tráfico raro',
    changedAt,
    changedBy: 'Luis Vega',
  } as const;
  api.answer(readPayoutTerms, terms);
  api.answer(readAccount, detailOf(publisher));
  const { user } = await openPage(api, `${PAYMENTS}?account=${publisher.id}`);
  await screen.findByText('Cobra cada lunes las ventas que ya tienen 15 días.');
  screen.getByText(/Tráfico raro/);
  await user.click(screen.getByRole('button', { name: 'Cambiar condiciones' }));
  await screen.findByRole('dialog', { name: 'Condiciones de pago de Nora Paz' });
});
