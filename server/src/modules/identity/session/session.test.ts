import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { cookiesOf, createTestNetwork, PASSWORD, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const openSessions = async () => (await t.db.selectFrom('auth_session').select('id').execute()).length;
const logIn = (email: string, password = PASSWORD, portal = 'members') =>
  t.call('POST', '/login', { body: { email, password, portal } });

describe('logging in', () => {
  test('an approved publisher gets an httpOnly session cookie and their profile', async () => {
    const { email } = await t.anAccount('publisher');
    const response = await logIn(email);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      outcome: 'signed_in',
      session: { profile: { email, userType: 'publisher' } },
    });
    for (const cookie of [response.headers['set-cookie'] ?? []].flat()) expect(cookie).toMatch(/HttpOnly/);
    const session = await t.call('GET', '/session', { headers: { cookie: cookiesOf(response) } });
    expect(session.json().session.user.email).toBe(email);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await t.anAccount('publisher');
    const [wrong, unknown] = [await logIn(email, 'Wrong1234!'), await logIn('nobody@people.example')];
    const { requestId: _1, ...first } = wrong.json();
    const { requestId: _2, ...second } = unknown.json();
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
      detail: 'Incorrect credentials or network error.',
    });
  });

  test.each([
    ['pending', 'account_pending', 'Tu cuenta está pendiente de aprobación.'],
    ['rejected', 'account_rejected', 'Tu cuenta ha sido rechazada.'],
  ] as const)(
    'a %s account is told so only after the right password, and no session remains',
    async (status, code, detail) => {
      const { email, created_at } = await t.anAccount('advertiser', status);
      const before = await openSessions();
      const refused = await logIn(email);
      expect(refused.json()).toMatchObject({ status: 403, code, detail, registeredAt: created_at.toISOString() });
      expect(refused.headers['set-cookie']).toBeUndefined();
      const wrong = (await logIn(email, 'Wrong1234!')).json();
      expect([wrong.code, wrong.registeredAt]).toEqual(['invalid_credentials', undefined]);
      expect(await openSessions()).toBe(before);
    },
  );

  test('an unconfirmed address is named only after the right password', async () => {
    const { email } = await t.anAccount('publisher', 'approved', { confirmed: false });
    expect((await logIn(email)).json().code).toBe('email_unconfirmed');
    expect((await logIn(email, 'Wrong1234!')).json().code).toBe('invalid_credentials');
  });

  test('an account without profile is refused with the reason', async () => {
    const { email, user_id } = await t.anAccount('publisher');
    await t.db.deleteFrom('profile').where('id', '=', user_id).execute();
    expect((await logIn(email)).json().code).toBe('profile_missing');
  });

  test('the admin portal refuses everybody else and leaves no session', async () => {
    const { email } = await t.anAccount('publisher');
    const before = await openSessions();
    const refused = await logIn(email, PASSWORD, 'admin');
    expect(refused.json()).toMatchObject({
      code: 'admin_only',
      detail: 'You do not have administrator permissions. Please log in with an admin account.',
    });
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await openSessions()).toBe(before);
    const admin = await t.anAccount('admin');
    expect((await logIn(admin.email, PASSWORD, 'admin')).statusCode).toBe(200);
  });

  test('every login opens a new session with a new cookie', async () => {
    const { email } = await t.anAccount('publisher');
    const [first, second] = [cookiesOf(await logIn(email)), cookiesOf(await logIn(email))];
    expect(first).not.toBe(second);
  });
});

describe('an open session', () => {
  test('survives a change of status and shows it at once', async () => {
    const { headers } = await t.signIn('publisher', 'rejected');
    expect((await t.call('GET', '/session', { headers })).json().session.profile.status).toBe('rejected');
  });

  test('ends with logout', async () => {
    const { headers } = await t.signIn('publisher');
    expect((await t.call('POST', '/logout', { headers })).statusCode).toBe(204);
    expect((await t.call('GET', '/session', { headers })).json()).toEqual({ session: null });
  });

  test("can be ended from another device, but nobody can end another's", async () => {
    const owner = await t.signIn('publisher');
    const stranger = await t.signIn('publisher');
    const { data: sessions } = (await t.call('GET', '/account/sessions', owner)).json();
    const path = `/account/sessions/${sessions[0].id}`;
    expect((await t.call('DELETE', path, stranger)).json().code).toBe('not_found');
    expect((await t.call('DELETE', path, owner)).statusCode).toBe(204);
    expect((await t.call('GET', '/session', owner)).json()).toEqual({ session: null });
  });
});

describe('the end of a session', () => {
  const ageBy = (userId: string, days: number) =>
    sql`update auth_session set created_at = created_at - ${days} * interval '1 day' where user_id = ${userId}`.execute(
      t.db,
    );
  const isSignedIn = async (headers: Record<string, string>) =>
    (await t.call('GET', '/session', { headers })).json().session !== null;

  test('stands fixed when it is opened, and use does not put it off', async () => {
    const { headers, profile } = await t.signIn('publisher');
    const ends = () =>
      t.db.selectFrom('auth_session').select('expires_at').where('user_id', '=', profile.user_id).execute();
    const before = await ends();
    await ageBy(profile.user_id, 29);
    expect(await isSignedIn(headers)).toBe(true);
    expect(await ends()).toEqual(before);
    expect(Number(before[0]?.expires_at) - Date.now()).toBeLessThanOrEqual(30 * 86_400_000);
  });

  test('comes earlier, also for open ones, when admins shorten it', async () => {
    const { headers, profile } = await t.signIn('publisher');
    await ageBy(profile.user_id, 8);
    const admin = await t.signIn('admin');
    const set = async (sessionDays: number) => {
      const { groups } = (await t.call('GET', '/admin/settings', admin)).json();
      const { version } = groups.find(({ group }: { group: string }) => group === 'security');
      const body = { group: 'security', version, values: { sessionDays } };
      return t.call('PUT', '/admin/settings', { ...admin, body });
    };
    expect((await set(91)).json().fields).toEqual({ 'values.sessionDays': 'too_large' });
    expect((await set(7)).statusCode).toBe(200);
    expect(await isSignedIn(headers)).toBe(false);
    await set(30);
    expect(await isSignedIn(headers)).toBe(true);
  });

  test('comes for one that was opened under a longer limit, too', async () => {
    const { headers, profile } = await t.signIn('publisher');
    await ageBy(profile.user_id, 30);
    expect(await isSignedIn(headers)).toBe(false);
  });
});

test('where pages are encrypted, cookies are bound to this host, and those of the old name open nothing', async () => {
  const encrypted = await createTestNetwork({ publicUrl: 'https://calls.example' });
  onTestFinished(() => encrypted.close());
  const { email } = await encrypted.anAccount('publisher');
  const response = await encrypted.call('POST', '/login', { body: { email, password: PASSWORD } });
  const set = [response.headers['set-cookie'] ?? []].flat();
  for (const cookie of set)
    expect(cookie).toMatch(/^__Host-callstead\.[^;]+;(?=.*Path=\/)(?=.*Secure)(?=.*HttpOnly)(?!.*Domain)/);
  const session = async (cookie: string) =>
    (await encrypted.call('GET', '/session', { headers: { cookie } })).json().session;
  const cookie = cookiesOf(response);
  expect(await session(cookie)).not.toBeNull();
  for (const old of ['__Secure-', '']) expect(await session(cookie.replaceAll('__Host-', old))).toBeNull();
});
