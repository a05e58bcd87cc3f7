import { ACCOUNT_STATUSES, USER_TYPES } from '@callstead/domain/identity/account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestNetwork, PASSWORD, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { openPaymentMethod } from './commands.ts';
import { findPaymentMethod } from './queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const BANK = { kind: 'us_bank', holder: 'Nora Paz', routingNumber: '0210-0002 1', accountNumber: '123 456 789' };
const IBAN = { kind: 'iban', holder: 'Nora Paz', iban: 'es91 2100 0418 4502 0005 1332' };
const PAYPAL = { kind: 'paypal', email: 'Nora@Correo.com' };

const read = (person: Person, account?: string) =>
  t.call('GET', `/account/payment-method${account ? `?account=${account}` : ''}`, { headers: person.headers });
const change = (person: Person, method: object, password = PASSWORD) =>
  t.call('PUT', '/account/payment-method', { headers: person.headers, body: { ...method, password } });
const rowOf = async (person: Person) => {
  const row = await findPaymentMethod(t.db, person.profile.id);
  if (!row) throw new Error('nothing was saved');
  return row;
};

test.each([
  [PAYPAL, { kind: 'paypal', hint: 'n•••@correo.com' }, { kind: 'paypal', email: 'nora@correo.com' }],
  [BANK, { kind: 'us_bank', hint: '6789' }, { ...BANK, routingNumber: '021000021', accountNumber: '123456789' }],
  [IBAN, { kind: 'iban', hint: '1332' }, { ...IBAN, iban: 'ES9121000418450200051332' }],
])('%j is shown as %j and kept whole for whoever pays', async (method, shown, details) => {
  const person = await t.signIn('publisher');
  expect((await read(person)).json()).toEqual({ paymentMethod: null });
  const answers = [await change(person, method), await read(person)];
  expect(answers[0]?.json()).toEqual({ ...shown, changedAt: expect.any(String) });
  expect(answers[1]?.json()).toEqual({ paymentMethod: answers[0]?.json() });
  expect(openPaymentMethod(t.services, await rowOf(person))).toEqual(details);
});

test('the table, the audit log, the mails and every answer are free of the value itself', async () => {
  const person = await t.signIn('affiliate');
  const answers = [await change(person, BANK), await read(person), await t.call('GET', '/session', person)];
  const everything = JSON.stringify([
    answers.map((answer) => answer.body),
    await t.db.selectFrom('payment_method').selectAll().execute(),
    await t.db.selectFrom('audit_entry').selectAll().execute(),
    await t.jobs('send-mail'),
  ]);
  expect(everything).not.toMatch(/021000021|123456789|0210-0002/);
});

test('a change is mailed to the owner and recorded by kind', async () => {
  const person = await t.signIn('publisher');
  await change(person, PAYPAL);
  await change(person, IBAN);
  expect((await t.mailsTo(person.profile.email)).map((mail) => mail.mail)).toEqual(
    Array(2).fill('payment-method-changed'),
  );
  const deeds = await t.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('subject_id', '=', person.profile.id)
    .orderBy('id')
    .execute();
  const deed = { actor_id: person.profile.id, action: 'payment-method.change' };
  expect(deeds).toEqual([
    { ...deed, before: null, after: { kind: 'paypal' } },
    { ...deed, before: { kind: 'paypal' }, after: { kind: 'iban' } },
  ]);
});

test('a row copied to somebody else opens for nobody', async () => {
  const [person, thief] = [await t.signIn('publisher'), await t.signIn('publisher')];
  await change(person, BANK);
  await change(thief, PAYPAL);
  const { sealed_details } = await rowOf(person);
  await t.db.updateTable('payment_method').set({ sealed_details }).where('user_id', '=', thief.profile.id).execute();
  expect(() => openPaymentMethodOf(thief.profile.id, sealed_details)).toThrow();
  expect(openPaymentMethod(t.services, await rowOf(person))).toMatchObject({ accountNumber: '123456789' });
});

const openPaymentMethodOf = (userId: string, sealed_details: string) =>
  openPaymentMethod(t.services, {
    user_id: userId,
    kind: 'us_bank',
    hint: '6789',
    sealed_details,
    changed_at: new Date(),
  });

test.each([
  [{ ...BANK, routingNumber: '021000022' }, { routingNumber: 'routing_number_invalid' }],
  [{ ...BANK, accountNumber: '12' }, { accountNumber: 'account_number_invalid' }],
  [{ ...BANK, holder: '' }, { holder: 'required' }],
  [{ ...IBAN, iban: 'ES9121000418450200051333' }, { iban: 'iban_invalid' }],
  [{ kind: 'paypal', email: 'nora' }, { email: 'email_invalid' }],
  [{ kind: 'cash' }, { kind: 'invalid' }],
])('%j is refused by name and what was there stays', async (method, fields) => {
  const person = await t.signIn('publisher');
  await change(person, PAYPAL);
  const answer = await change(person, method);
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
  expect((await rowOf(person)).kind).toBe('paypal');
});

test('without the right password nothing changes, and guessing ends soon', async () => {
  const person = await t.signIn('publisher');
  expect((await change(person, PAYPAL, 'Wrong1234!')).json().code).toBe('password_incorrect');
  for (let tries = 1; tries < 10; tries++) await t.services.limits.spend('password.account', person.profile.id);
  expect((await change(person, PAYPAL)).json().code).toBe('rate_limited');
  expect(await findPaymentMethod(t.db, person.profile.id)).toBeUndefined();
  expect(await t.mailsTo(person.profile.email)).toEqual([]);
});

describe('the permission table', () => {
  const everybody = USER_TYPES.flatMap((type) => ACCOUNT_STATUSES.map((status) => ({ type, status })));
  const MAY_READ = ['pending publisher', 'approved publisher', 'pending affiliate', 'approved affiliate'];
  let other: Person;
  beforeAll(async () => {
    other = await t.signIn('publisher');
    await change(other, BANK);
  });

  test.each(everybody)('$status $type', async ({ type, status }) => {
    const person = await t.signIn(type, status);
    const isAdmin = type === 'admin' && status === 'approved';
    const who = `${status} ${type}`;
    expect((await read(person)).statusCode).toBe(isAdmin || MAY_READ.includes(who) ? 200 : 403);
    const ofAnother = await read(person, other.profile.id);
    const roleMayRead = type === 'publisher' || type === 'affiliate';
    expect(ofAnother.json().code).toBe(isAdmin ? undefined : roleMayRead ? 'not_found' : 'forbidden');
    expect(ofAnother.body).not.toContain('123456789');

    const mayChange = who === 'approved publisher' || who === 'approved affiliate';
    expect((await change(person, PAYPAL)).statusCode).toBe(mayChange ? 200 : 403);
    expect(await findPaymentMethod(t.db, person.profile.id)).toEqual(mayChange ? expect.anything() : undefined);
    expect((await rowOf(other)).hint).toBe('6789');
  });

  test('strangers are asked to log in', async () => {
    expect((await t.call('GET', '/account/payment-method')).json().code).toBe('unauthenticated');
    expect((await t.call('PUT', '/account/payment-method', { body: PAYPAL })).json().code).toBe('unauthenticated');
  });
});
