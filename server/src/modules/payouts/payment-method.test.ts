import { METHOD_WAITS_HOURS } from '@callstead/domain/payouts/method-waits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seal } from '../../secrets/seal.ts';
import { createTestNetwork, PASSWORD, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { openPaymentMethod } from './commands.ts';
import { insertPaymentMethod, methodInForce } from './queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const BANK = {
  kind: 'us_bank',
  holder: 'Nora Paz',
  holderType: 'person',
  routingNumber: '0210-0002 1',
  accountNumber: '123 456 789',
  accountType: 'savings',
};
const IBAN = {
  kind: 'iban',
  holder: 'Nora Paz',
  iban: 'es91 2100 0418 4502 0005 1332',
  bic: 'caixesbb',
  address: { street: 'C/ Mayor 1', postcode: '08001', town: 'Barcelona', country: 'es' },
};
const PAYPAL = { kind: 'paypal', email: 'Nora@Correo.com' };
const WISE = { kind: 'wise', holder: 'Paz SL', holderType: 'company', email: 'Nora@Correo.com' };
const MANUAL = { kind: 'manual', instructions: 'As we agreed on the phone' };

const read = (person: Person, account?: string) =>
  t.call('GET', `/account/payment-method${account ? `?account=${account}` : ''}`, { headers: person.headers });
const change = (person: Person, method: object, password = PASSWORD) =>
  t.call('PUT', '/account/payment-method', { headers: person.headers, body: { ...method, password } });
const cancel = (person: Person) => t.call('DELETE', '/account/payment-method/waiting', person);
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const rowOf = async (person: Person, at = new Date()) => {
  const row = await methodInForce(t.db, person.profile.id, at);
  if (!row) throw new Error('nothing was saved');
  return row;
};

/** As a release wrote it that knew of fewer fields. */
const keepOldBank = (person: Person) =>
  insertPaymentMethod(t.db, {
    account_id: person.profile.id,
    kind: 'us_bank',
    hint: '6789',
    sealed_details: seal(
      JSON.stringify({ kind: 'us_bank', holder: 'Nora Paz', routingNumber: '021000021', accountNumber: '123456789' }),
      { secret: t.services.secret, purpose: 'payment-method', owner: person.profile.id },
    ),
    is_complete: false,
    counts_from: hoursFromNow(-1),
    changed_at: hoursFromNow(-1),
  });

test.each([
  [PAYPAL, { kind: 'paypal', hint: 'n•••@correo.com' }, { kind: 'paypal', email: 'nora@correo.com' }],
  [BANK, { kind: 'us_bank', hint: '6789' }, { ...BANK, routingNumber: '021000021', accountNumber: '123456789' }],
  [
    IBAN,
    { kind: 'iban', hint: '1332' },
    { ...IBAN, iban: 'ES9121000418450200051332', bic: 'CAIXESBB', address: { ...IBAN.address, country: 'ES' } },
  ],
  [WISE, { kind: 'wise', hint: 'n•••@correo.com' }, { ...WISE, email: 'nora@correo.com' }],
  [MANUAL, { kind: 'manual', hint: '' }, MANUAL],
])('%j is shown as %j and kept whole for whoever pays', async (method, shown, details) => {
  const person = await t.signIn('publisher');
  expect((await read(person)).json()).toEqual({ paymentMethod: null, waiting: null });
  const answers = [await change(person, method), await read(person)];
  const paymentMethod = { ...shown, isComplete: true, changedAt: expect.any(String) };
  for (const answer of answers) expect(answer.json()).toEqual({ paymentMethod, waiting: null });
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
  const { sealed_details } = await rowOf(person);
  expect(() => openPaymentMethod(t.services, { account_id: thief.profile.id, sealed_details })).toThrow();
  expect(openPaymentMethod(t.services, await rowOf(person))).toMatchObject({ accountNumber: '123456789' });
});

test.each([
  [{ ...BANK, routingNumber: '021000022' }, { routingNumber: 'routing_number_invalid' }],
  [{ ...BANK, accountNumber: '12' }, { accountNumber: 'account_number_invalid' }],
  [{ ...BANK, holder: '' }, { holder: 'required' }],
  [{ ...BANK, accountType: 'gold' }, { accountType: 'invalid' }],
  [{ ...IBAN, iban: 'ES9121000418450200051333' }, { iban: 'iban_invalid' }],
  [
    { ...IBAN, bic: 'CAIXES', address: { ...IBAN.address, town: '', country: 'ZZ' } },
    { bic: 'bic_invalid', 'address.town': 'required', 'address.country': 'country_invalid' },
  ],
  [{ ...MANUAL, instructions: ' ' }, { instructions: 'required' }],
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
  expect(await methodInForce(t.db, person.profile.id, new Date())).toBeUndefined();
  expect(await t.mailsTo(person.profile.email)).toEqual([]);
});

test("an admin sees of another's as much as its owner", async () => {
  const [owner, admin] = [await t.signIn('publisher'), await t.signIn('admin')];
  await change(owner, BANK);
  const seen = await read(admin, owner.profile.id);
  const paymentMethod = { kind: 'us_bank', hint: '6789', isComplete: true, changedAt: expect.any(String) };
  expect(seen.json()).toEqual({ paymentMethod, waiting: null });
});

describe('a change', () => {
  test('waits 48 hours, and money leaves as before until then', async () => {
    const person = await t.signIn('publisher');
    await change(person, PAYPAL);
    const { paymentMethod, waiting } = (await change(person, BANK)).json();
    expect([paymentMethod.kind, waiting.kind, waiting.hint]).toEqual(['paypal', 'us_bank', '6789']);
    expect(Date.parse(waiting.countsFrom) - Date.parse(waiting.changedAt)).toBe(METHOD_WAITS_HOURS * 3_600_000);
    expect((await rowOf(person, hoursFromNow(47))).kind).toBe('paypal');
    expect((await rowOf(person, hoursFromNow(49))).kind).toBe('us_bank');
    const { rows } = await sql<{ kind: string }>`
      select kind from payment_methods_at(${hoursFromNow(49)}) where account_id = ${person.profile.id}`.execute(t.db);
    expect(rows).toEqual([{ kind: 'us_bank' }]);
  });

  test('replaces the one that waits, and its time begins anew', async () => {
    const person = await t.signIn('publisher');
    for (const method of [PAYPAL, BANK, WISE]) await change(person, method);
    const kept = await t.db
      .selectFrom('payment_method')
      .select('kind')
      .where('account_id', '=', person.profile.id)
      .execute();
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['paypal', 'wise']);
  });

  test('can be called off, as often as one likes', async () => {
    const person = await t.signIn('publisher');
    await change(person, PAYPAL);
    await change(person, BANK);
    for (const answer of [await cancel(person), await cancel(person)])
      expect(answer.json()).toMatchObject({ paymentMethod: { kind: 'paypal' }, waiting: null });
    expect((await rowOf(person, hoursFromNow(100))).kind).toBe('paypal');
    const cancelled = await t.db
      .selectFrom('audit_entry')
      .select('before')
      .where('subject_id', '=', person.profile.id)
      .where('action', '=', 'payment-method.cancel-change')
      .execute();
    expect(cancelled).toEqual([{ before: { kind: 'us_bank' } }]);
  });

  test('of two at once one waits', async () => {
    const person = await t.signIn('publisher');
    await change(person, PAYPAL);
    const answers = await Promise.all([change(person, BANK), change(person, WISE)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const rows = await t.db
      .selectFrom('payment_method')
      .selectAll()
      .where('account_id', '=', person.profile.id)
      .execute();
    expect(rows).toHaveLength(2);
  });

  test('is told to the address that was given up a moment ago, too', async () => {
    const person = await t.signIn('publisher');
    await change(person, PAYPAL);
    await t.db
      .insertInto('former_email')
      .values([
        { user_id: person.profile.user_id, email: 'nora@before.example', expires_at: hoursFromNow(1) },
        { user_id: person.profile.user_id, email: 'nora@long-ago.example', expires_at: hoursFromNow(-1) },
      ])
      .execute();
    await change(person, BANK);
    const [mail] = await t.mailsTo('nora@before.example');
    expect(mail).toMatchObject({
      mail: 'payment-method-changed',
      values: { countsFrom: expect.stringMatching(/20\d\d/) },
    });
    expect(await t.mailsTo('nora@long-ago.example')).toEqual([]);
  });

  test('is refused by the database where it would count sooner, or rewrite what was given', async () => {
    const person = await t.signIn('publisher');
    await change(person, PAYPAL);
    const { id: _, ...row } = await rowOf(person);
    const now = new Date();
    const hasty = t.owner
      .insertInto('payment_method')
      .values({ ...row, changed_at: now, counts_from: hoursFromNow(47) });
    await expect(hasty.execute()).rejects.toThrow(/48 hours/);
    await expect(t.owner.updateTable('payment_method').set({ kind: 'wise' }).execute()).rejects.toThrow(/append-only/);
  });
});

describe('a method that was kept with less than banks need now', () => {
  test('opens, is shown as incomplete, and counts at once when its owner completes it', async () => {
    const person = await t.signIn('publisher');
    await keepOldBank(person);
    expect((await read(person)).json().paymentMethod).toMatchObject({
      kind: 'us_bank',
      hint: '6789',
      isComplete: false,
    });
    expect((await t.call('GET', '/earnings', person)).json()).toMatchObject({ hasPaymentMethod: false });
    const answer = (await change(person, BANK)).json();
    expect(answer).toMatchObject({ paymentMethod: { isComplete: true }, waiting: null });
    expect(openPaymentMethod(t.services, await rowOf(person))).toMatchObject({ accountType: 'savings' });
  });

  test('waits like any other when it is another account', async () => {
    const person = await t.signIn('publisher');
    await keepOldBank(person);
    const answer = (await change(person, { ...BANK, accountNumber: '987654321' })).json();
    expect(answer).toMatchObject({ paymentMethod: { isComplete: false }, waiting: { hint: '4321' } });
  });
});
