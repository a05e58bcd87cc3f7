import type { AutoRecharge, FundingMethod, FundingResponse, Payment } from '@callstead/contract/payments';
import {
  cancelPayment,
  readFunding,
  readPayment,
  removeFundingMethod,
  saveAutoRecharge,
  startTopUp,
} from '@callstead/contract/payments-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { wayOut } from '../../../api/way-out.ts';
import { BILLING_PAGE, keepBilling } from '../../../testing/billing.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { expectRefused, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const leaveTo = vi.spyOn(wayOut, 'leaveTo').mockReturnValue();
beforeEach(() => leaveTo.mockClear());
afterAll(() => leaveTo.mockRestore());

const ID = '00000000-0000-4000-8000-000000000077';
const AT = '2026-12-03T10:00:00.000Z';
const PAGE = 'https://gateway.example/pay';

const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  id: ID,
  origin: 'checkout',
  status: 'open',
  amountCents: 10_000,
  receivedCents: null,
  declineCode: null,
  method: null,
  createdAt: AT,
  settledAt: null,
  refunds: [],
  chargebacks: [],
  refundableCents: 0,
  ...changes,
});

const CARD: FundingMethod = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  expires: { month: 12, year: 2099 },
  isDefault: true,
  addedAt: AT,
};
const RULE: AutoRecharge = {
  isOn: true,
  belowCents: 5_000,
  addCents: 10_000,
  dailyLimitCents: 20_000,
  methodId: CARD.id,
  version: 3,
  stopped: null,
  chargedTodayCents: 10_000,
};

async function openWith(funding: Partial<FundingResponse> = {}, payment?: Payment, address = BILLING_PAGE) {
  const api = fakeApi(aSession('advertiser'));
  keepBilling(api);
  api.answer(cancelPayment, aPayment({ status: 'canceled' }));
  const offered = { isOffered: true, leastCents: 1_000, mostCents: 1_000_000, methods: [], autoRecharge: null };
  api.answer(readFunding, { ...offered, ...funding });
  if (payment) api.answer(readPayment, payment);
  const { user } = await openPage(api, address);
  await screen.findByRole('heading', { name: 'Métodos de pago' });
  return { api, user };
}

const button = (name: string) => screen.getByRole('button', { name });

test('funds are asked for within the limits, and a second try after a failure is the same payment', async () => {
  const { api, user } = await openWith();
  await user.click(button('Añadir Fondos'));
  fill('Monto (USD)', '5');
  await user.click(button('Ir a pagar'));
  await expectRefused('Monto (USD)', 'El mínimo es $10.00.');
  await user.click(button('$250'));
  expect(valueIn('Monto (USD)')).toBe('250');
  api.answer(startTopUp, refusal('unavailable'));
  await user.click(button('Ir a pagar'));
  // The place of failures is there before there is one.
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  await waitFor(() => expect(button('Ir a pagar').hasAttribute('disabled')).toBe(false));
  api.answer(startTopUp, { payment: aPayment(), url: PAGE });
  await user.click(button('Ir a pagar'));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(PAGE));
  const [first, second] = api.requests(startTopUp).map(({ body }) => body);
  expect(first).toEqual(second);
  expect(second).toMatchObject({ amountCents: 25_000, savesMethod: false });
});

test.each([
  [{ status: 'succeeded', receivedCents: 10_000 }, 'Pago recibido', '$100.00 están en tu saldo.'],
  [{ status: 'processing' }, 'Tu banco está procesando el pago', 'Un débito bancario tarda unos días.'],
  [{ status: 'declined', declineCode: 'insufficient_funds' }, 'El pago fue rechazado', 'No se cobró nada.'],
  [
    {
      status: 'succeeded',
      receivedCents: 10_000,
      chargebacks: [{ amountCents: 10_000, status: 'open', reason: 'fraudulent', isWithdrawn: true, openedAt: AT }],
    },
    'Tu banco se llevó de vuelta este pago',
    '$100.00 ya no están en tu saldo.',
  ],
] as [Partial<Payment>, string, string][])(
  'whoever comes back is told how it stands: %j',
  async (changes, title, text) => {
    await openWith({}, aPayment(changes), `${BILLING_PAGE}?payment=${ID}`);
    const news = (await screen.findByText(title)).closest('[role=status]');
    expect(news?.textContent).toContain(text);
  },
);

test('whoever comes back without paying ends the page, and tries again with the same sum', async () => {
  const address = `${BILLING_PAGE}?payment=${ID}&canceled=1`;
  const { api, user } = await openWith({}, aPayment(), address);
  await waitFor(() => expect(api.requests(cancelPayment)).toHaveLength(1));
  api.answer(readPayment, aPayment({ status: 'canceled' }));
  await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(valueIn('Monto (USD)')).toBe('100');
});

test('a recharge needs a method first', async () => {
  await openWith();
  await screen.findByText('Guarda antes un método de pago.');
});

test('a recharge is saved from the version that was read, and what was typed stays when it was changed meanwhile', async () => {
  const { api, user } = await openWith({ methods: [CARD], autoRecharge: RULE });
  await screen.findByText('$100.00 cobrados hoy');
  await user.click(button('Cambiar'));
  fill('Como mucho al día (USD)', '99');
  await user.click(button('Guardar'));
  await expectRefused('Como mucho al día (USD)', 'Tiene que permitir al menos una recarga de $100.00.');
  fill('Como mucho al día (USD)', '500');
  api.answer(saveAutoRecharge, refusal('settings_changed'));
  await user.click(button('Guardar'));
  await screen.findByText('Lo guardado cambió entretanto, aquí o en otra ventana.');
  expect(valueIn('Como mucho al día (USD)')).toBe('500');
  api.answer(saveAutoRecharge, { ...RULE, dailyLimitCents: 50_000, version: 4 });
  await user.click(button('Guardar'));
  await screen.findByText('Por debajo de $50.00 añadimos $100.00.');
  expect(api.requests(saveAutoRecharge).at(-1)?.body).toMatchObject({
    dailyLimitCents: 50_000,
    version: 3,
    isOn: true,
  });
});

test('one that stopped says why and what to do', async () => {
  const stopped = { at: AT, because: 'declined' as const, declineCode: 'insufficient_funds' };
  await openWith({ methods: [CARD], autoRecharge: { ...RULE, isOn: false, stopped } });
  const told = (await screen.findByText('La recarga se detuvo')).parentElement;
  expect(told?.textContent).toContain('El banco rechazó $100.00.');
  expect(told?.textContent).toContain('actívala de nuevo');
});

test('a method that recharges is removed with a warning', async () => {
  const { api, user } = await openWith({ methods: [CARD], autoRecharge: RULE });
  await user.click(await screen.findByRole('button', { name: /^Acciones para Visa/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Quitar' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('se detiene con él');
  api.answer(removeFundingMethod, undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  await screen.findByText('Método de Pago Quitado');
});
