import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailOrder } from '../../../mail/mails.ts';
import { createTestNetwork, PASSWORD, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { recoverPassword } from '../password/commands.ts';
import { listFormerEmails } from './queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

let people = 0;
const aFreeAddress = () => `new.${people++}@people.example`;
const ask = (person: Person, email: string, password = PASSWORD) =>
  t.call('POST', '/account/email-change', { headers: person.headers, body: { email, password } });
const complete = (token: string) => t.call('POST', '/email-changes/complete', { body: { token } });
const pendingOf = async (person: Person) =>
  (await t.call('GET', '/account/profile', { headers: person.headers })).json().pendingEmail;
const mailNamesTo = async (email: string) => (await t.mailsTo(email)).map((mail) => mail.mail);
const emailOf = async (person: Person) =>
  (await t.call('GET', '/session', { headers: person.headers })).json().session.profile.email;

async function tokenFor(email: string): Promise<string> {
  const mail = (await t.mailsTo(email)).findLast((mail) => mail.mail === 'confirm-email-change');
  const { link } = (mail as MailOrder & { mail: 'confirm-email-change' }).values;
  expect(link).toMatch(/\/confirm-email-change\?token=/);
  return new URL(link).searchParams.get('token') ?? '';
}

test('the address changes only when the link in the new mailbox is opened; the old one is told twice', async () => {
  const person = await t.signIn('publisher');
  const [before, after] = [person.profile.email, aFreeAddress()];
  expect((await ask(person, after.toUpperCase())).statusCode).toBe(204);
  expect([await emailOf(person), await pendingOf(person)]).toEqual([before, after]);
  expect(await mailNamesTo(before)).toEqual(['email-change-requested']);

  expect((await complete(await tokenFor(after))).statusCode).toBe(204);
  expect([await emailOf(person), await pendingOf(person)]).toEqual([after, null]); // the session is still open
  expect(await mailNamesTo(before)).toEqual(['email-change-requested', 'email-changed']);
  expect(await listFormerEmails(t.db, person.profile.id, new Date())).toEqual([{ email: before }]);
  expect(await listFormerEmails(t.db, person.profile.id, new Date(Date.now() + 49 * 3_600_000))).toEqual([]);
  const logIn = (email: string) => t.call('POST', '/login', { body: { email, password: PASSWORD } });
  expect((await logIn(before)).json().code).toBe('invalid_credentials');
  expect((await logIn(after)).statusCode).toBe(200);
  const entries = await t.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('actor_id', '=', person.profile.user_id)
    .execute();
  expect(entries).toMatchObject([
    { action: 'account.change-email', before: { email: before }, after: { email: after } },
  ]);
});

test('the link works once, even when it is opened several times at once', async () => {
  const person = await t.signIn('advertiser');
  const after = aFreeAddress();
  await ask(person, after);
  const token = await tokenFor(after);
  const answers = await Promise.all([complete(token), complete(token), complete(token)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400, 400]);
  expect((await complete(token)).json().code).toBe('link_invalid');
});

test('after an hour it no longer works', async () => {
  const person = await t.signIn('publisher');
  const after = aFreeAddress();
  await ask(person, after);
  const { expires_at } = await t.db
    .selectFrom('email_change')
    .select('expires_at')
    .where('user_id', '=', person.profile.user_id)
    .executeTakeFirstOrThrow();
  expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(60);
  await t.db
    .updateTable('email_change')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('user_id', '=', person.profile.user_id)
    .execute();
  expect((await complete(await tokenFor(after))).json().code).toBe('link_invalid');
  expect([await emailOf(person), await pendingOf(person)]).toEqual([person.profile.email, null]);
});

test('an address that is taken gets the same answer, and only its owner learns of it', async () => {
  const [person, owner] = [await t.signIn('publisher'), await t.anAccount('advertiser')];
  const answers = [await ask(person, aFreeAddress()), await ask(person, owner.email)];
  expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(Array(2).fill([204, '']));
  expect(await pendingOf(person)).toBe(owner.email);
  expect(await mailNamesTo(owner.email)).toEqual(['email-in-use']);
  expect(await mailNamesTo(person.profile.email)).toEqual(Array(2).fill('email-change-requested'));
});

test('an address somebody else took in the meantime leaves everything as it was', async () => {
  const person = await t.signIn('publisher');
  const after = aFreeAddress();
  await ask(person, after);
  const token = await tokenFor(after);
  await t.anAccount('publisher', 'approved', { email: after });
  expect((await complete(token)).json().code).toBe('link_invalid');
  expect(await emailOf(person)).toBe(person.profile.email);
});

test('a newer request, a cancellation and a new password each end the older link', async () => {
  const person = await t.signIn('publisher');
  const [first, second, third] = [aFreeAddress(), aFreeAddress(), aFreeAddress()];
  await ask(person, first);
  await ask(person, second);
  expect((await complete(await tokenFor(first))).json().code).toBe('link_invalid');
  await t.call('DELETE', '/account/email-change', { headers: person.headers });
  expect((await complete(await tokenFor(second))).json().code).toBe('link_invalid');
  await ask(person, third);
  const body = { currentPassword: PASSWORD, newPassword: 'Fresh5678#' };
  expect((await t.call('POST', '/account/password', { headers: person.headers, body })).statusCode).toBe(204);
  expect((await complete(await tokenFor(third))).json().code).toBe('link_invalid');
});

test('a reset link on its way to the old mailbox dies with the change', async () => {
  const person = await t.signIn('publisher');
  await recoverPassword(t.services, person.profile.email);
  const mail = (await t.mailsTo(person.profile.email)).find((mail) => mail.mail === 'reset-password');
  const { link } = (mail as MailOrder & { mail: 'reset-password' }).values;
  const after = aFreeAddress();
  await ask(person, after);
  await complete(await tokenFor(after));
  const token = new URL(link).searchParams.get('token');
  expect((await t.call('POST', '/password-resets/check', { body: { token } })).json().code).toBe('link_invalid');
});

test('a wrong password, the same address and a broken one are refused, and nobody is written to', async () => {
  const person = await t.signIn('publisher');
  const after = aFreeAddress();
  expect((await ask(person, after, 'Wrong1234!')).json().code).toBe('password_incorrect');
  expect((await ask(person, person.profile.email)).json().fields).toEqual({ email: 'email_unchanged' });
  expect((await ask(person, 'nobody')).json().fields).toEqual({ email: 'email_invalid' });
  expect([await mailNamesTo(after), await mailNamesTo(person.profile.email)]).toEqual([[], []]);
});

test('links stand in the database only as hashes', async () => {
  const person = await t.signIn('publisher');
  const after = aFreeAddress();
  await ask(person, after);
  const rows = await t.db.selectFrom('email_change').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(await tokenFor(after));
});

test('whoever lost the right after asking finds the link closed', async () => {
  const person = await t.signIn('publisher');
  const after = aFreeAddress();
  await ask(person, after);
  await t.db.updateTable('account').set({ status: 'rejected' }).where('id', '=', person.profile.id).execute();
  expect((await complete(await tokenFor(after))).json().code).toBe('link_invalid');
});
