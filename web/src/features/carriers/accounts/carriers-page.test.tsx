import type { CarrierAccount, CarriersResponse, RefillState } from '@callstead/contract/carriers';
import { addCarrierAccount, buyNumber, readCarriers, searchNumbers } from '@callstead/contract/carriers-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BAD_GATEWAY, fakeApi, refusal } from '../../../testing/fake-api.ts';
import { choose } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/admin-dashboard/carriers';
const ID = 'a0a0a0a0-0000-4000-8000-000000000001';
const MOMENT = '2026-03-02T10:00:00.000Z';
const ACCOUNT: CarrierAccount = {
  ...{ id: ID, kind: 'twilio', name: 'Principal', host: 'api.twilio.com', accountSid: 'AC1', createdAt: MOMENT },
  ...{ previousUntil: null, checkedAt: MOMENT, checkFailure: null, mended: 0, missing: 0, foreign: 0 },
  ...{ numbers: 3, monthlyCents: 345 },
  health: { webhooks: 40, forged: 2, unanswered: 0, averageMs: 12, slowestMs: 80, lastWebhookAt: MOMENT },
};
const EMPTY: CarriersResponse = {
  ...{ accounts: [], others: [], orders: [], refills: [], differences: [], simulated: null },
  costs: { totalCents: 0, idleCents: 0, campaigns: [] },
};

async function opened(answer: CarriersResponse) {
  const api = fakeApi(aSession('admin'));
  api.answer(readCarriers, answer);
  return { api, ...(await openPage(api, PAGE)) };
}

test('without accounts the page says what to do next', async () => {
  await opened(EMPTY);
  await screen.findByText('Aún no hay cuentas de operadores.');
});

test('what cannot be loaded says why', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(readCarriers, BAD_GATEWAY);
  await openPage(api, PAGE);
  await screen.findByText(/^Error al cargar los operadores: /);
});

test('an account tells what the last check found and how its carrier does', async () => {
  await opened({ ...EMPTY, accounts: [{ ...ACCOUNT, checkFailure: 'credentials', missing: 2 }] });
  const card = await screen.findByRole('region', { name: 'Principal' });
  expect(card.textContent).toMatch(/Credenciales rechazadas.*faltan 2 números en el operador/);
  expect(card.textContent).toContain('12 ms de media, 80 ms como máximo');
});

test('credentials that the carrier refuses are told in the dialog, which keeps what was typed', async () => {
  const { api, user } = await opened(EMPTY);
  api.answer(addCarrierAccount, refusal('carrier_credentials'));
  await user.click((await screen.findAllByRole('button', { name: 'Añadir cuenta' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Añadir cuenta' });
  await user.type(within(dialog).getByLabelText('Nombre'), 'Principal');
  await user.type(within(dialog).getByLabelText('Account SID'), `AC${'0a'.repeat(16)}`);
  await user.type(within(dialog).getByLabelText('Auth token'), 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Probar y guardar' }));
  await within(dialog).findByText('El operador no acepta estas credenciales. Revisa la cuenta y el token.');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Nombre').value).toBe('Principal');
});

test('a purchase whose answer did not come says that nothing is bought twice', async () => {
  const { api, user } = await opened({ ...EMPTY, accounts: [ACCOUNT] });
  const number = '+13125550100';
  api.answer(searchNumbers, {
    numbers: [{ number, locality: 'Chicago', region: 'IL', needsAddress: false, monthlyCents: 115, upfrontCents: 0 }],
  });
  api.answer(buyNumber, {
    ...{ id: ID, accountName: 'Principal', number, monthlyCents: 115, origin: 'admin' },
    ...{ state: 'asked', failure: null, askedAt: MOMENT },
  });
  await user.click(await screen.findByRole('button', { name: 'Comprar números' }));
  const dialog = await screen.findByRole('dialog', { name: 'Comprar números en Principal' });
  await user.click(within(dialog).getByRole('button', { name: 'Buscar' }));
  await within(dialog).findByText('Chicago, IL');
  await user.click(within(dialog).getByRole('button', { name: 'Comprar +1 (312) 555-0100' }));
  await screen.findByText(/no se comprará dos veces/);
  expect(api.requests(buyNumber).at(-1)?.body).toMatchObject({ accountId: ID, number, monthlyCents: 115 });
});

test('numbers of another country are looked for by their first digits, and shown as people there read them', async () => {
  const { api, user } = await opened({ ...EMPTY, accounts: [ACCOUNT] });
  const number = '+34910500100';
  const offer = { number, locality: 'Madrid', region: null, needsAddress: true, monthlyCents: 115, upfrontCents: 0 };
  api.answer(searchNumbers, { numbers: [offer] });
  await user.click(await screen.findByRole('button', { name: 'Comprar números' }));
  const dialog = await screen.findByRole('dialog', { name: 'Comprar números en Principal' });
  within(dialog).getByLabelText(/^Estado o provincia/);
  await choose(user, 'País', 'España');
  expect(within(dialog).queryByLabelText(/^Estado o provincia/)).toBeNull();
  await user.type(within(dialog).getByLabelText(/^Prefijo/), '91');
  await user.click(within(dialog).getByRole('button', { name: 'Buscar' }));
  await within(dialog).findByRole('button', { name: 'Comprar +34 910 50 01 00' });
  within(dialog).getByText(/pide antes una dirección/);
  expect(api.requests(searchNumbers).at(-1)?.body).toMatchObject({ country: 'ES', areaCode: '91', region: null });
});

test('Telnyx asks for its own things: an account, a key and a public key, which is looked at before it is sent', async () => {
  const { api, user } = await opened(EMPTY);
  api.answer(addCarrierAccount, refusal('carrier_credentials'));
  await user.click((await screen.findAllByRole('button', { name: 'Añadir cuenta' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Añadir cuenta' }));
  await choose(user, 'Operador', 'Telnyx');
  expect(dialog.queryByLabelText('Espacio')).toBeNull();
  await user.type(dialog.getByLabelText('Nombre'), 'Telnyx');
  await user.type(dialog.getByLabelText('ID de la cuenta'), 'f5586561-8ff0-4291-a51b-c7dfe4139ff9');
  await user.type(dialog.getByLabelText('API key'), 'KEY01');
  await user.type(dialog.getByLabelText('Clave pública'), 'AAAA');
  await user.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
  expect(dialog.getByLabelText('Clave pública').getAttribute('aria-invalid')).toBe('true');
  expect(api.requests(addCarrierAccount)).toEqual([]);
  const publicKey = `${'A'.repeat(43)}=`;
  await user.clear(dialog.getByLabelText('Clave pública'));
  await user.type(dialog.getByLabelText('Clave pública'), publicKey);
  await user.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
  await dialog.findByText('El operador no acepta estas credenciales. Revisa la cuenta y el token.');
  expect(api.requests(addCarrierAccount).at(-1)?.body).toMatchObject({ kind: 'telnyx', token: 'KEY01', publicKey });
});

test('where numbers do not all cost the same each has its price beside it, and is bought at that', async () => {
  const { api, user } = await opened({ ...EMPTY, accounts: [{ ...ACCOUNT, kind: 'telnyx' }] });
  const place = { locality: null, region: null, needsAddress: false };
  const [usual, dear] = ['+18335550100', '+18335550101'];
  api.answer(searchNumbers, {
    numbers: [
      { ...place, number: usual, monthlyCents: 100, upfrontCents: 0 },
      { ...place, number: dear, monthlyCents: 250, upfrontCents: 50 },
    ],
  });
  api.answer(buyNumber, {
    ...{ id: ID, accountName: 'Principal', number: dear, monthlyCents: 250, origin: 'admin' },
    ...{ state: 'bought', failure: null, askedAt: MOMENT },
  });
  await user.click(await screen.findByRole('button', { name: 'Comprar números' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comprar números en Principal' }));
  await user.click(dialog.getByRole('button', { name: 'Buscar' }));
  await dialog.findByText('No todos cuestan lo mismo: el precio está junto a cada uno.');
  dialog.getByText('$1.00 al mes');
  dialog.getByText('$2.50 al mes, y $0.50 una vez');
  await user.click(dialog.getByRole('button', { name: 'Comprar +1 (833) 555-0101' }));
  expect(api.requests(buyNumber).at(-1)?.body).toMatchObject({ number: dear, monthlyCents: 250, upfrontCents: 50 });
});

test('a pool that cannot be refilled says what the carrier wants first', async () => {
  const refill: RefillState = {
    ...{ country: 'ES', type: 'mobile', free: 1, ordered: 0, level: 3, boughtToday: 0, perDay: 2 },
    ...{ hindrance: 'address', hinderedSince: MOMENT },
  };
  const full: RefillState = { ...refill, country: 'CO', type: 'local', free: 3, hindrance: null, hinderedSince: null };
  await opened({ ...EMPTY, accounts: [ACCOUNT], refills: [refill, full] });
  const table = await screen.findByRole('table', { name: 'Reposición de la reserva' });
  const [, spain, colombia] = within(table).getAllByRole('row');
  expect(spain?.textContent).toMatch(/España.*Móvil.*No se puede comprar.*una dirección o documentos.*1 de 3.*0 de 2/);
  expect(colombia?.textContent).toMatch(/Colombia.*Hay bastantes libres/);
});
