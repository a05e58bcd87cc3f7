import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, PASSWORD, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const setStatus = (headers: Record<string, string>, id: string, status: string, reason?: string) =>
  t.call('PUT', `/admin/accounts/${id}/status`, { headers, body: { status, ...(reason && { reason }) } });

test('an admin approves a pending account, which can then log in and is told by mail', async () => {
  const admin = await t.signIn('admin');
  const { id, email } = await t.anAccount('publisher', 'pending');
  expect((await setStatus(admin.headers, id, 'approved')).json()).toMatchObject({ id, status: 'approved' });
  expect((await t.mailsTo(email)).map((mail) => mail.mail)).toEqual(['account-approved']);
  expect((await t.call('POST', '/login', { body: { email, password: PASSWORD } })).statusCode).toBe(200);
});

test('a rejection carries its reason in the mail', async () => {
  const admin = await t.signIn('admin');
  const { id, email } = await t.anAccount('advertiser', 'pending');
  await setStatus(admin.headers, id, 'rejected', 'The address does not exist.');
  expect(await t.mailsTo(email)).toMatchObject([
    { mail: 'account-rejected', values: { reason: 'The address does not exist.' } },
  ]);
});

test('repeating a decision changes nothing and sends no second mail', async () => {
  const admin = await t.signIn('admin');
  const { id, email } = await t.anAccount('publisher', 'pending');
  await setStatus(admin.headers, id, 'approved');
  await setStatus(admin.headers, id, 'approved');
  expect(await t.mailsTo(email)).toHaveLength(1);
});

test('an admin may set any status from any other, back to pending too', async () => {
  const admin = await t.signIn('admin');
  const { id } = await t.anAccount('publisher', 'approved');
  for (const status of ['pending', 'rejected', 'pending', 'approved', 'rejected', 'approved']) {
    expect((await setStatus(admin.headers, id, status)).json().status).toBe(status);
  }
});

test('the last approved admin cannot be rejected, even when two admins reject each other at once', async () => {
  const network = await createTestNetwork();
  const [first, second] = [await network.signIn('admin'), await network.signIn('admin')];
  const reject = (by: typeof first, whom: typeof first) =>
    network.call('PUT', `/admin/accounts/${whom.profile.id}/status`, {
      headers: by.headers,
      body: { status: 'rejected' },
    });
  await Promise.all([reject(first, second), reject(second, first)]);
  const left = await network.db.selectFrom('profile').select('id').where('status', '=', 'approved').execute();
  expect(left).toHaveLength(1);
  await network.close();
});

test('nobody gives themselves a status', async () => {
  const admin = await t.signIn('admin');
  await t.signIn('admin');
  expect((await setStatus(admin.headers, admin.profile.id, 'pending')).json().code).toBe('forbidden');
});

test('accounts are found by name, address or company, and by status', async () => {
  const admin = await t.signIn('admin');
  const wanted = await t.anAccount('publisher', 'rejected', { email: 'needle_%@people.example' });
  const { accounts } = (await t.call('GET', '/admin/accounts?search=NEEDLE_%25&status=rejected', admin)).json();
  expect(accounts.map((account: { id: string }) => account.id)).toEqual([wanted.id]);
});

test('the diagnosis tells an admin what is known of an address', async () => {
  const admin = await t.signIn('admin');
  const { email } = await t.anAccount('affiliate', 'pending', { confirmed: false });
  const diagnose = (email: string) =>
    t.call('POST', '/admin/account-diagnoses', { headers: admin.headers, body: { email } });
  expect((await diagnose(email)).json()).toEqual({
    user: { email, emailConfirmedAt: null },
    profile: { userType: 'affiliate', status: 'pending' },
  });
  expect((await diagnose('nobody@people.example')).json()).toEqual({ user: null, profile: null });
});

test('the chosen language is kept for later mails', async () => {
  const person = await t.signIn('publisher');
  await t.call('PUT', '/account/language', { headers: person.headers, body: { language: 'en' } });
  expect((await t.call('GET', '/session', person)).json().session.profile.language).toBe('en');
});
