import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, createTestNetwork, PASSWORD, type TestNetwork } from '../../../testing/test-network.ts';
import { codeFor, enrol } from '../../../testing/two-factor.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork({ adminTwoFactor: 'required' });
});
afterAll(() => t.close());

const STEP_MS = 30_000;

/** Enrolling used the code of now; the next one is good already. */
const nextCode = (totpUri: string) => codeFor(t, totpUri, STEP_MS);

const logIn = (email: string) => t.call('POST', '/login', { body: { email, password: PASSWORD } });
const second = (cookie: string, code: string, method = 'app') =>
  t.call('POST', '/login/two-factor', { headers: { cookie }, body: { method, code } });

test('once confirmed, a login asks for a code and opens no session without it', async () => {
  const person = await t.signIn('publisher');
  const { totpUri } = await enrol(t, person);
  const first = await logIn(person.profile.email);
  expect(first.json()).toEqual({ outcome: 'two_factor' });
  const cookie = cookiesOf(first);
  expect((await t.call('GET', '/session', { headers: { cookie } })).json()).toEqual({ session: null });
  expect((await second(cookie, '000000')).json().code).toBe('two_factor_code_invalid');
  const done = await second(cookie, await nextCode(totpUri));
  expect(done.json()).toMatchObject({ outcome: 'signed_in', session: { user: { twoFactorEnabled: true } } });
});

test('a code is used once: neither again, nor by two at the same moment, nor after a later one', async () => {
  const person = await t.signIn('publisher');
  const now = await enrol(t, person);
  const challenge = async () => cookiesOf(await logIn(person.profile.email));
  const cookie = await challenge();
  expect((await second(cookie, now.code)).json().code).toBe('two_factor_code_invalid'); // it was the enrolment's
  const later = await nextCode(now.totpUri);
  const rivals = await Promise.all([await challenge(), await challenge(), cookie].map((each) => second(each, later)));
  expect(rivals.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  expect((await second(await challenge(), later)).json().code).toBe('two_factor_code_invalid');
  expect((await second(await challenge(), now.code)).json().code).toBe('two_factor_code_invalid');
});

test('a recovery code opens the door once', async () => {
  const person = await t.signIn('advertiser');
  const { recoveryCodes } = await enrol(t, person);
  const use = async () => second(cookiesOf(await logIn(person.profile.email)), recoveryCodes[0], 'recovery');
  expect((await use()).statusCode).toBe(200);
  expect((await use()).json().code).toBe('two_factor_code_invalid');
});

test('without the cookie of the first step the second one is worth nothing', async () => {
  expect((await second('', '123456')).json().code).toBe('two_factor_expired');
});

test('guessing codes ends the attempt', async () => {
  const person = await t.signIn('publisher');
  await enrol(t, person);
  const cookie = cookiesOf(await logIn(person.profile.email));
  const answers = [];
  for (let guess = 0; guess < 7; guess += 1) answers.push((await second(cookie, `00000${guess}`)).json().code);
  expect(answers.slice(0, 5)).toEqual(Array(5).fill('two_factor_code_invalid'));
  expect(answers.slice(5)).not.toContain('two_factor_code_invalid');
});

test('setting up, turning off and new recovery codes need the password', async () => {
  const stranger = await t.signIn('publisher');
  const start = await t.call('POST', '/account/two-factor', {
    headers: stranger.headers,
    body: { password: 'Wrong1234!' },
  });
  expect(start.json().code).toBe('password_incorrect');
  const person = await enrol(t, await t.signIn('publisher'));
  for (const path of ['/disable', '/recovery-codes']) {
    const body = { password: 'Wrong1234!' };
    const refused = await t.call('POST', `/account/two-factor${path}`, { headers: person.headers, body });
    expect(refused.json().code).toBe('password_incorrect');
  }
});

test('turned off, a login needs the password alone', async () => {
  const person = await t.signIn('publisher');
  const { headers } = await enrol(t, person);
  const off = await t.call('POST', '/account/two-factor/disable', { headers, body: { password: PASSWORD } });
  expect(off.statusCode).toBe(204);
  expect((await logIn(person.profile.email)).json().outcome).toBe('signed_in');
});

test('where the network demands it, an admin can do nothing but set up the second factor first', async () => {
  const admin = await t.signIn('admin');
  const list = (headers: Record<string, string>) => t.call('GET', '/admin/accounts', { headers });
  expect((await list(admin.headers)).json().code).toBe('two_factor_enrolment_required');
  expect((await t.call('GET', '/session', admin)).json().session.owesTwoFactor).toBe(true);
  const { headers } = await enrol(t, admin);
  expect((await list(headers)).statusCode).toBe(200);
});

test('a pending account with a second factor is refused before the code is asked', async () => {
  const person = await t.signIn('publisher');
  await enrol(t, person);
  await t.db.updateTable('account').set({ status: 'pending' }).where('id', '=', person.profile.id).execute();
  expect((await logIn(person.profile.email)).json().code).toBe('account_pending');
});
