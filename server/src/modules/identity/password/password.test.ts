import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailOrder } from '../../../mail/mails.ts';
import { cookiesOf, createTestNetwork, PASSWORD, type TestNetwork } from '../../../testing/test-network.ts';
import { recoverPassword } from './commands.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const NEW_PASSWORD = 'Fresh5678#';

async function resetTokenFor(email: string): Promise<string> {
  await recoverPassword(t.services, email);
  const mail = (await t.mailsTo(email)).findLast((mail) => mail.mail === 'reset-password');
  const { link } = (mail as MailOrder & { mail: 'reset-password' }).values;
  expect(link).toMatch(/\/update-password\?token=/);
  return new URL(link).searchParams.get('token') ?? '';
}
const complete = (token: string, password = NEW_PASSWORD) =>
  t.call('POST', '/password-resets/complete', { body: { token, password } });
const logIn = (email: string, password: string) => t.call('POST', '/login', { body: { email, password } });

test('asking for a reset answers known and unknown addresses alike, and only leaves a job behind', async () => {
  const { email } = await t.anAccount('publisher');
  const ask = (email: string) => t.call('POST', '/password-resets', { body: { email } });
  const answers = [await ask(email), await ask('nobody@people.example')];
  expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(Array(2).fill([204, '']));
  expect((await t.jobs('recover-password')).map((job) => job.email)).toEqual([email, 'nobody@people.example']);
  await recoverPassword(t.services, 'nobody@people.example');
  expect(await t.mailsTo('nobody@people.example')).toEqual([]);
});

test('the link sets a new password once, ends every session and tells the owner', async () => {
  const { profile, headers } = await t.signIn('publisher');
  const token = await resetTokenFor(profile.email);
  expect((await t.call('POST', '/password-resets/check', { body: { token } })).statusCode).toBe(204);
  expect((await complete(token)).statusCode).toBe(204);
  expect((await t.call('GET', '/session', { headers })).json()).toEqual({ session: null });
  expect((await logIn(profile.email, PASSWORD)).json().code).toBe('invalid_credentials');
  expect((await logIn(profile.email, NEW_PASSWORD)).statusCode).toBe(200);
  expect((await complete(token, 'Third9999!')).json().code).toBe('link_invalid');
  expect((await t.mailsTo(profile.email)).map((mail) => mail.mail)).toContain('password-changed');
});

test('of several uses of one link at once, one wins', async () => {
  const { email } = await t.anAccount('publisher');
  const token = await resetTokenFor(email);
  const answers = await Promise.all([complete(token), complete(token), complete(token)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400, 400]);
});

test('a made-up link is refused when checked and when used', async () => {
  const check = await t.call('POST', '/password-resets/check', { body: { token: 'made-up' } });
  expect(check.json().code).toBe('link_invalid');
  expect((await complete('made-up')).json().code).toBe('link_invalid');
});

test('a weak new password is refused by name and the link stays good', async () => {
  const { email } = await t.anAccount('publisher');
  const token = await resetTokenFor(email);
  expect((await complete(token, 'weak')).json().fields).toEqual({ password: 'password_too_short' });
  expect((await complete(token)).statusCode).toBe(204);
});

test('tokens stand in the database only as hashes', async () => {
  const { email } = await t.anAccount('publisher');
  const token = await resetTokenFor(email);
  const rows = await t.db.selectFrom('auth_verification').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('changing the password needs the old one, keeps this session and ends the others', async () => {
  const here = await t.signIn('advertiser');
  const elsewhere = await logIn(here.profile.email, PASSWORD);
  const change = (currentPassword: string) =>
    t.call('POST', '/account/password', {
      headers: here.headers,
      body: { currentPassword, newPassword: NEW_PASSWORD },
    });
  expect((await change('Wrong1234!')).json().code).toBe('password_incorrect');
  const changed = await change(PASSWORD);
  expect(changed.statusCode).toBe(204);
  const sessions = await t.db
    .selectFrom('auth_session')
    .select('id')
    .where('user_id', '=', here.profile.user_id)
    .execute();
  expect(sessions).toHaveLength(1);
  expect(elsewhere.statusCode).toBe(200);
});

test.each(['pending', 'rejected'] as const)(
  'whoever is %s in an open session changes the password and stays in',
  async (status) => {
    const { profile, headers } = await t.signIn('advertiser', status);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await t.call('POST', '/account/password', { headers, body });
    expect(changed.statusCode).toBe(204);
    const session = await t.call('GET', '/session', { headers: { cookie: cookiesOf(changed) } });
    expect(session.json().session.profile).toMatchObject({ email: profile.email, status });
    expect((await logIn(profile.email, NEW_PASSWORD)).json().code).toBe(`account_${status}`); // a new one is refused as before
  },
);
