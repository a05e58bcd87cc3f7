import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailOrder } from '../../../mail/mails.ts';
import { cookiesOf, createTestNetwork, PASSWORD, type TestNetwork } from '../../../testing/test-network.ts';
import { codeFor, enrol } from '../../../testing/two-factor.ts';
import { recoverPassword } from '../password/commands.ts';
import { mailSignInLink } from '../sign-in-link/commands.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const WRONG = 'Wrong1234!';
const FRESH = 'Fresh5678#';
const someone = () => `${randomUUID()}@people.example`;

const logIn = (email: string, password = PASSWORD, cookie = '') =>
  t.call('POST', '/login', { headers: { ...(cookie && { cookie }) }, body: { email, password } });
const openLink = (token: string, cookie = '') =>
  t.call('POST', '/login/link', { headers: { ...(cookie && { cookie }) }, body: { token } });
const codeOf = async (answer: ReturnType<typeof logIn>) => (await answer).json().code ?? 'in';

async function guess(email: string, times: number, cookie = ''): Promise<string[]> {
  const answers = [];
  for (let i = 0; i < times; i += 1) answers.push(await codeOf(logIn(email, WRONG, cookie)));
  return answers;
}
const lock = (email: string) => guess(email, 11);

/** The cookie by which a browser is known, of all it was given. */
const deviceOf = (response: Awaited<ReturnType<typeof logIn>>) =>
  cookiesOf(response)
    .split('; ')
    .find((cookie) => cookie.startsWith('callstead.devices=')) ?? '';

async function aKnownDevice(...given: Parameters<TestNetwork['anAccount']>) {
  const profile = await t.anAccount(...given);
  return { profile, email: profile.email, device: deviceOf(await logIn(profile.email)) };
}

async function linkFor(email: string): Promise<string> {
  await mailSignInLink(t.services, email);
  const mails = (await t.mailsTo(email)) as (MailOrder & { values: { link: string } })[];
  const link = mails.findLast(({ mail }) => mail === 'sign-in-link')?.values.link ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

describe('wrong passwords', () => {
  test('from devices that never logged in count together, from whatever address', async () => {
    const { email } = await t.anAccount('publisher');
    expect(await guess(email, 11)).toEqual([...Array(10).fill('invalid_credentials'), 'login_locked']);
    const refused = await logIn(email);
    expect(refused.json()).toMatchObject({ status: 429, code: 'login_locked' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('lock nobody out of a device they logged in with, not even the only admin', async () => {
    const { email, device } = await aKnownDevice('admin');
    await lock(email);
    expect(await codeOf(logIn(email, PASSWORD, device))).toBe('in');
  });

  test('on such a device are counted for it alone', async () => {
    const { email, device } = await aKnownDevice('publisher');
    const second = deviceOf(await logIn(email));
    expect(await guess(email, 11, device)).toEqual([...Array(10).fill('invalid_credentials'), 'rate_limited']);
    expect(await codeOf(logIn(email, PASSWORD, second))).toBe('in');
    expect(await codeOf(logIn(email))).toBe('in');
  });

  test('are counted with everybody else’s where the device is known to another account only', async () => {
    const { device } = await aKnownDevice('publisher');
    const { email } = await t.anAccount('publisher');
    await lock(email);
    expect(await codeOf(logIn(email, PASSWORD, device))).toBe('login_locked');
  });

  test('are what is counted: the right one never is, even where it opens nothing', async () => {
    const { email } = await t.anAccount('publisher');
    const pending = await t.anAccount('publisher', 'pending');
    const unconfirmed = await t.anAccount('publisher', 'approved', { confirmed: false });
    for (let i = 0; i < 12; i += 1) {
      expect(await codeOf(logIn(email))).toBe('in');
      expect(await codeOf(logIn(pending.email))).toBe('account_pending');
      expect(await codeOf(logIn(unconfirmed.email))).toBe('email_unconfirmed');
    }
  });

  test('for an address nobody has lock it in the same words, and tell nobody', async () => {
    const { email } = await t.anAccount('publisher');
    const nobody = someone();
    const told = async (address: string) => {
      await lock(address);
      const { requestId: _, retryAfterSeconds, ...problem } = (await logIn(address)).json();
      return { ...problem, waits: retryAfterSeconds > 0 };
    };
    expect(await told(nobody)).toEqual(await told(email));
    const ordered = (await t.jobs('mail-sign-in-link')).map((job) => job.email);
    for (const address of [email, nobody]) expect(ordered.filter((each) => each === address)).toHaveLength(1);
    await mailSignInLink(t.services, nobody);
    expect(await t.mailsTo(nobody)).toEqual([]);
  });
});

describe('the cookie of a device', () => {
  test('is for the server alone, lasts, and names nobody', async () => {
    const { email, user_id } = await t.anAccount('publisher');
    const cookie = [(await logIn(email)).headers['set-cookie'] ?? []].flat().find((each) => each.includes('devices'));
    expect(cookie).toMatch(/^callstead\.devices=[\w-]{32}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(user_id);
    const rows = await t.db.selectFrom('known_device').selectAll().where('user_id', '=', user_id).execute();
    expect(JSON.stringify(rows)).not.toContain(cookie?.slice('callstead.devices='.length).split(';')[0]);
  });

  test('keeps the accounts that share a device apart, and holds a handful of them', async () => {
    let cookie = '';
    const emails: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { email } = await t.anAccount('publisher');
      emails.push(email);
      cookie = deviceOf(await logIn(email, PASSWORD, cookie));
    }
    expect(cookie.split('.')).toHaveLength(1 + 5);
    for (const email of emails) await lock(email);
    const codes = await Promise.all(emails.map((email) => codeOf(logIn(email, PASSWORD, cookie))));
    expect(codes).toEqual(['login_locked', ...Array(5).fill('in')]);
  });

  test('that somebody else planted is never taken over', async () => {
    const planted = `callstead.devices=${'a'.repeat(32)}`;
    const { email } = await t.anAccount('publisher');
    const given = deviceOf(await logIn(email, PASSWORD, planted));
    await lock(email);
    expect(await codeOf(logIn(email, PASSWORD, planted))).toBe('login_locked');
    expect(await codeOf(logIn(email, PASSWORD, given))).toBe('in');
  });

  test('is new after every login, and the one before is worth nothing', async () => {
    const { email, device } = await aKnownDevice('publisher');
    await logIn(email, PASSWORD, device);
    await lock(email);
    expect(await codeOf(logIn(email, PASSWORD, device))).toBe('login_locked');
  });

  test.each([
    '',
    'callstead.devices=',
    'callstead.devices=...',
    `callstead.devices=${'a.'.repeat(4000)}`,
    'callstead.devices=%00\u00ff',
  ])('that is mangled (%#) is none', async (cookie) => {
    const { email } = await t.anAccount('publisher');
    expect(await codeOf(logIn(email, PASSWORD, cookie))).toBe('in');
  });

  test('outlives a logout', async () => {
    const { email } = await t.anAccount('publisher');
    const response = await logIn(email);
    await t.call('POST', '/logout', { headers: { cookie: cookiesOf(response) } });
    await lock(email);
    expect(await codeOf(logIn(email, PASSWORD, deviceOf(response)))).toBe('in');
  });

  test('dies with a new password, save on the device it was set with', async () => {
    const { email, device } = await aKnownDevice('publisher');
    const here = await logIn(email);
    const changed = await t.call('POST', '/account/password', {
      headers: { cookie: cookiesOf(here) },
      body: { currentPassword: PASSWORD, newPassword: FRESH },
    });
    await lock(email);
    expect(await codeOf(logIn(email, FRESH, device))).toBe('login_locked');
    expect(await codeOf(logIn(email, FRESH, deviceOf(here)))).toBe('login_locked');
    expect(await codeOf(logIn(email, FRESH, deviceOf(changed)))).toBe('in');
  });

  test('dies when its session is ended from another device, alone or with all others', async () => {
    const { email, device } = await aKnownDevice('publisher');
    const second = await logIn(email);
    const here = await logIn(email);
    const headers = { cookie: cookiesOf(here) };
    const { data } = (await t.call('GET', '/account/sessions', { headers })).json();
    await t.call('DELETE', `/account/sessions/${data[1].id}`, { headers });
    await lock(email);
    expect(await codeOf(logIn(email, PASSWORD, deviceOf(second)))).toBe('login_locked');
    await t.call('DELETE', '/account/sessions', { headers });
    expect(await codeOf(logIn(email, PASSWORD, device))).toBe('login_locked');
    expect(await codeOf(logIn(email, PASSWORD, deviceOf(here)))).toBe('in');
  });
});

describe('the mailed link', () => {
  test('is mailed once a lock', async () => {
    const { email } = await t.anAccount('publisher');
    await guess(email, 15);
    expect((await t.jobs('mail-sign-in-link')).filter((job) => job.email === email)).toHaveLength(1);
  });

  test('lets the owner in meanwhile, once, and makes the device known', async () => {
    const { email } = await t.anAccount('admin');
    await lock(email);
    const token = await linkFor(email);
    const answers = await Promise.all([openLink(token), openLink(token), openLink(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const entered = answers.find(({ statusCode }) => statusCode === 200);
    expect(entered?.json()).toMatchObject({ outcome: 'signed_in', session: { user: { email } } });
    expect(entered && (await codeOf(logIn(email, PASSWORD, deviceOf(entered))))).toBe('in');
    expect(await codeOf(logIn(email))).toBe('login_locked'); // to the rest it stays
    expect(JSON.stringify(await t.db.selectFrom('sign_in_link').selectAll().execute())).not.toContain(token);
  });

  test('does not stand in for the second factor', async () => {
    const person = await t.signIn('publisher');
    const { email } = person.profile;
    const { totpUri } = await enrol(t, person);
    const asked = await openLink(await linkFor(email));
    expect(asked.json()).toEqual({ outcome: 'two_factor' });
    const cookie = cookiesOf(asked);
    expect((await t.call('GET', '/session', { headers: { cookie } })).json()).toEqual({ session: null });
    expect(deviceOf(asked)).toBe('');
    const body = { method: 'app', code: await codeFor(t, totpUri, 30_000) };
    const done = await t.call('POST', '/login/two-factor', { headers: { cookie }, body });
    expect(done.json().outcome).toBe('signed_in');
    expect(deviceOf(done)).not.toBe('');
  });

  test('is worth nothing once it is old, or there is a newer one', async () => {
    const { email, user_id } = await t.anAccount('publisher');
    const [first, second] = [await linkFor(email), await linkFor(email)];
    expect(await codeOf(openLink(first))).toBe('link_invalid');
    await t.db
      .updateTable('sign_in_link')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', user_id)
      .execute();
    expect(await codeOf(openLink(second))).toBe('link_invalid');
    expect(await codeOf(openLink('made-up'))).toBe('link_invalid');
  });

  test('dies with a new password', async () => {
    const person = await t.signIn('publisher');
    const token = await linkFor(person.profile.email);
    const body = { currentPassword: PASSWORD, newPassword: FRESH };
    await t.call('POST', '/account/password', { headers: person.headers, body });
    expect(await codeOf(openLink(token))).toBe('link_invalid');
  });

  test.each(['pending', 'rejected'] as const)(
    'is not sent to whoever is %s, and opens nothing if they become so',
    async (status) => {
      const refused = await t.anAccount('publisher', status);
      expect(await linkFor(refused.email).catch(() => 'none')).toBe('none');
      const { email, id } = await t.anAccount('publisher');
      const token = await linkFor(email);
      await t.db.updateTable('account').set({ status }).where('id', '=', id).execute();
      const answer = await openLink(token);
      expect([answer.json().code, answer.headers['set-cookie']]).toEqual([`account_${status}`, undefined]);
    },
  );

  test('does not fill a mailbox, however often an account is locked', async () => {
    const { email } = await t.anAccount('publisher');
    for (let i = 0; i < 10; i += 1) await mailSignInLink(t.services, email);
    expect((await t.mailsTo(email)).filter(({ mail }) => mail === 'sign-in-link')).toHaveLength(6);
  });
});

test('a new password by mail makes the device known, too', async () => {
  const { email, device } = await aKnownDevice('publisher');
  await lock(email);
  await recoverPassword(t.services, email);
  const mails = (await t.mailsTo(email)) as (MailOrder & { values: { link: string } })[];
  const link = mails.findLast(({ mail }) => mail === 'reset-password')?.values.link ?? '';
  const body = { token: new URL(link).searchParams.get('token') ?? '', password: FRESH };
  const reset = await t.call('POST', '/password-resets/complete', { body });
  expect(await codeOf(logIn(email, FRESH, deviceOf(reset)))).toBe('in');
  expect(await codeOf(logIn(email, FRESH, device))).toBe('login_locked');
});
