import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const entries = await t.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('subject_id', '=', person.profile.id)
    .orderBy('id')
    .execute();
  const entry = { actor_id: person.profile.user_id, action: 'payment-method.change' };
  expect(entries).toEqual([
    { ...entry, before: null, after: { kind: 'paypal' } },
    { ...entry, before: { kind: 'paypal' }, after: { kind: 'iban' } },
  ]);
});

test('a row copied to somebody else opens for nobody', async () => {
  const [person, thief] = [await t.signIn('publisher'), await t.signIn('publisher')];
  await change(person, BANK);
  await change(thief, PAYPAL);
  const { sealed_details } = await rowOf(person);
  await t.db.updateTable('payment_method').set({ sealed_details }).where('account_id', '=', thief.profile.id).execute();
  expect(() => openPaymentMethodOf(thief.profile.id, sealed_details)).toThrow();
  expect(openPaymentMethod(t.services, await rowOf(person))).toMatchObject({ accountNumber: '123456789' });
});

const openPaymentMethodOf = (account_id: string, sealed_details: string) =>
  openPaymentMethod(t.services, {
    account_id,
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
  for (let tries = 1; tries < 10; tries++) await t.services.limits.spend('password.account', person.profile.user_id);
  expect((await change(person, PAYPAL)).json().code).toBe('rate_limited');
  expect(await findPaymentMethod(t.db, person.profile.id)).toBeUndefined();
  expect(await t.mailsTo(person.profile.email)).toEqual([]);
});

test("an admin sees of another's as much as its owner", async () => {
  const [owner, admin] = [await t.signIn('publisher'), await t.signIn('admin')];
  await change(owner, BANK);
  const seen = await read(admin, owner.profile.id);
  expect(seen.json()).toEqual({ paymentMethod: { kind: 'us_bank', hint: '6789', changedAt: expect.any(String) } });
});
