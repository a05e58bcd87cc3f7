import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import { readOwnAccount } from '@callstead/contract/identity/own-account-endpoints';
import type { PaymentMethodResponse } from '@callstead/contract/payouts';
import { readTaxForm } from '@callstead/contract/payouts/tax-endpoints';
import {
  cancelPaymentMethodChange,
  changePaymentMethod,
  readPaymentMethod,
} from '@callstead/contract/payouts-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type FakeApi, fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { expectFocus, expectRefused, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const PASSWORD = 'Demo1234!';
const PAGE = '/publisher-dashboard/account';
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';
const AT = { isComplete: true, changedAt: '2026-03-02T10:00:00.000Z' };
const BANK = { kind: 'us_bank', hint: '6789', ...AT } as const;
const PAYPAL = { kind: 'paypal', hint: 'p•••@correo.com', ...AT } as const;
const NONE = { paymentMethod: null, waiting: null };
const WAITING = { paymentMethod: PAYPAL, waiting: { ...BANK, countsFrom: '2026-03-04T10:00:00.000Z' } };

const main = () => within(screen.getByRole('main'));
const button = (name: string) => screen.getByRole('button', { name });

function aPublisher(methods: PaymentMethodResponse): FakeApi {
  const profile = aProfile('publisher');
  const api = fakeApi(aSession(profile));
  api.answer(readOwnAccount, { profile, pendingEmail: null });
  api.answer(readPaymentMethod, methods);
  api.answer(readTaxForm, { state: 'not_needed', form: null });
  return api;
}

async function openDialog(user: UserEvent, opener: string) {
  await user.click(await screen.findByRole('button', { name: opener }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cómo quieres cobrar?' }));
  return {
    dialog,
    inDialog: (label: string) => dialog.getByLabelText(label),
    save: () => user.click(dialog.getByRole('button', { name: 'Guardar método de pago' })),
  };
}

test('a publisher says how to be paid; only a part of it is ever shown again', async () => {
  const api = aPublisher(NONE);
  const { user } = await openPage(api, PAGE);
  await main().findByText('Aún no nos has dicho cómo pagarte.');
  const { dialog, inDialog, save } = await openDialog(user, 'Añadir Método de Pago');
  await user.click(inDialog('Cuenta bancaria en EE. UU.'));
  expect(valueIn(inDialog('Titular de la cuenta'))).toBe('Nora Paz');
  fill(inDialog('Número de ruta (ABA)'), '021000022');
  fill(inDialog('Número de cuenta'), '12');
  await save();
  await expectRefused(inDialog('Número de ruta (ABA)'), 'Revisa los nueve dígitos del número de ruta: no cuadran.');
  await expectRefused(inDialog('Número de cuenta'), 'Escribe el número de cuenta con sus 4 a 17 dígitos.');
  await expectRefused(inDialog('Tu contraseña actual'), 'Completa este campo.');
  await expectFocus(inDialog('Número de ruta (ABA)'));

  fill(inDialog('Número de ruta (ABA)'), '021000021');
  fill(inDialog('Número de cuenta'), '000123456789');
  await user.click(inDialog('De una empresa'));
  await user.click(inDialog('De ahorro'));
  fill(inDialog('Tu contraseña actual'), 'Wrong1234!');
  api.answer(changePaymentMethod, refusal('password_incorrect'));
  await save();
  const WRONG = 'Esa no es tu contraseña actual. Revísala e inténtalo de nuevo.';
  await expectRefused(inDialog('Tu contraseña actual'), WRONG);
  fill(inDialog('Tu contraseña actual'), PASSWORD);
  api.answer(changePaymentMethod, SILENCE);
  await save();
  await dialog.findByText(UNREACHABLE);
  expect(valueIn(inDialog('Número de cuenta'))).toBe('000123456789');
  api.answer(changePaymentMethod, { paymentMethod: BANK, waiting: null });
  await save();
  await expectToast('Método de Pago Actualizado', 'Tu próximo pago irá a Banco •••• 6789.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  main().getByText('Banco •••• 6789');
  expect(api.requests(changePaymentMethod).at(-1)?.body).toEqual({
    kind: 'us_bank',
    holder: 'Nora Paz',
    holderType: 'company',
    routingNumber: '021000021',
    accountNumber: '000123456789',
    accountType: 'savings',
    password: PASSWORD,
  });
});

test('a payment across the border asks for the bank and the address, too', async () => {
  const api = aPublisher(NONE);
  const { user } = await openPage(api, PAGE);
  const { dialog, inDialog, save } = await openDialog(user, 'Añadir Método de Pago');
  await user.click(inDialog('Cuenta bancaria con IBAN'));
  fill(inDialog('IBAN'), 'ES91 2100 0418 4502 0005 1332');
  fill(inDialog('BIC (SWIFT)'), 'CAIXES');
  await save();
  await expectRefused(inDialog('BIC (SWIFT)'), 'Escribe el BIC con sus 8 u 11 letras y dígitos.');
  await expectRefused(inDialog('Calle y número'), 'Completa este campo.');
  await expectRefused(dialog.getByRole('combobox', { name: 'País' }), 'Completa este campo.');
  fill(inDialog('BIC (SWIFT)'), 'caixesbb');
  fill(inDialog('Calle y número'), 'C/ Mayor 1');
  fill(inDialog('Código postal'), '08001');
  fill(inDialog('Ciudad'), 'Barcelona');
  await user.click(dialog.getByRole('combobox', { name: 'País' }));
  await user.click(await screen.findByRole('option', { name: 'España' }));
  fill(inDialog('Tu contraseña actual'), PASSWORD);
  api.answer(changePaymentMethod, { paymentMethod: { ...BANK, kind: 'iban', hint: '1332' }, waiting: null });
  await save();
  await main().findByText('Banco •••• 1332');
  expect(api.requests(changePaymentMethod)).toMatchObject([
    {
      body: {
        iban: 'ES9121000418450200051332',
        bic: 'CAIXESBB',
        address: { street: 'C/ Mayor 1', postcode: '08001', town: 'Barcelona', country: 'ES' },
      },
    },
  ]);
});

test.each([
  ['Wise', 'Correo de Wise', 'Wise p•••@correo.com', { ...PAYPAL, kind: 'wise' }],
  [
    'De otra forma, acordada con la red',
    'Cómo te pagamos',
    'Según lo acordado con la red',
    { ...AT, kind: 'manual', hint: '' },
  ],
] as const)('%s is a way to be paid', async (kind, label, shown, paymentMethod) => {
  const api = aPublisher(NONE);
  const { user } = await openPage(api, PAGE);
  const { inDialog, save } = await openDialog(user, 'Añadir Método de Pago');
  await user.click(inDialog(kind));
  fill(inDialog('Tu contraseña actual'), PASSWORD);
  await save();
  await expectRefused(inDialog(label), 'Completa este campo.');
  fill(inDialog(label), 'paula@correo.com');
  api.answer(changePaymentMethod, { paymentMethod, waiting: null });
  await save();
  await main().findByText(shown);
});

test('a change waits, says from when it counts, and can be called off', async () => {
  const api = aPublisher({ paymentMethod: PAYPAL, waiting: null });
  const { user } = await openPage(api, PAGE);
  const { dialog, inDialog, save } = await openDialog(user, 'Cambiar');
  dialog.getByText(/Un cambio vale a las 48 horas/);
  fill(inDialog('Correo de PayPal'), 'otra@correo.com');
  fill(inDialog('Tu contraseña actual'), PASSWORD);
  api.answer(changePaymentMethod, WAITING);
  await save();
  const LATER = 'Banco •••• 6789 vale dentro de 48 horas. Hasta entonces te pagamos como antes.';
  await expectToast('Método de Pago Actualizado', LATER);
  main().getByText('PayPal p•••@correo.com');
  main().getByText(/Banco •••• 6789 vale a partir del/);
  await waitFor(() => expect(document.body.innerHTML).not.toContain('otra@correo.com'));

  api.answer(cancelPaymentMethodChange, SILENCE);
  await user.click(button('Anular el cambio'));
  await expectToast('No se pudo anular el cambio', UNREACHABLE);
  api.answer(cancelPaymentMethodChange, { paymentMethod: PAYPAL, waiting: null });
  await user.click(button('Anular el cambio'));
  await expectToast('El cambio se ha anulado');
  expect(main().queryByText(/vale a partir del/)).toBeNull();
});

test('what was kept with less than banks ask for now is to be completed', async () => {
  const { user } = await openPage(aPublisher({ paymentMethod: { ...BANK, isComplete: false }, waiting: null }), PAGE);
  await main().findByText('Los bancos ya piden más datos: complétalo para que podamos pagarte.');
  const { inDialog } = await openDialog(user, 'Completar');
  expect((inDialog('Cuenta bancaria en EE. UU.') as HTMLInputElement).checked).toBe(true);
});

test('a payment method that could not be loaded can be asked for again', async () => {
  const api = aPublisher(NONE);
  api.answer(readPaymentMethod, refusal('internal'));
  const { user } = await openPage(api, PAGE);
  await main().findByText('No se pudo cargar el método de pago.');
  api.answer(readPaymentMethod, NONE);
  await user.click(button('Reintentar'));
  await main().findByText('Aún no nos has dicho cómo pagarte.');
});

test('an admin sees what waits, but cannot call it off', async () => {
  const publisher = aProfile('publisher');
  const api = aPublisher({ ...WAITING, paymentMethod: { ...PAYPAL, isComplete: false } });
  api.session = aSession('admin');
  api.answer(readAccount, { ...publisher, emailConfirmedAt: null, members: [], tags: [], referredBy: null });
  await openPage(api, `${PAGE}?account=${publisher.id}`);
  await main().findByText(/Banco •••• 6789 vale a partir del/);
  main().getByText(/no se paga por él hasta que su titular lo complete/);
  for (const name of ['Anular el cambio', 'Completar']) expect(screen.queryByRole('button', { name })).toBeNull();
});
