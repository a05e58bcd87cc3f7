import type { AccountListResponse } from '@callstead/contract/identity/accounts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedCatalogue } from '../../../seed/network-advertiser.ts';
import { createTestNetwork, PASSWORD, type TestNetwork } from '../../../testing/test-network.ts';

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
  const left = await network.db.selectFrom('account').select('id').where('status', '=', 'approved').execute();
  expect(left).toHaveLength(1);
  await network.close();
});

test('nobody gives themselves a status', async () => {
  const admin = await t.signIn('admin');
  await t.signIn('admin');
  expect((await setStatus(admin.headers, admin.profile.id, 'pending')).json().code).toBe('forbidden');
});

test("the network's own advertiser is marked, and nobody decides about it", async () => {
  const network = await createTestNetwork();
  await seedCatalogue(network, 'draft');
  const admin = await network.signIn('admin');
  const list: AccountListResponse = (await network.call('GET', '/admin/accounts?scope=advertisers', admin)).json();
  expect(list.data.map((account) => [account.fullName, account.isNetworkOwned])).toEqual([['Callstead', true]]);
  const [house] = list.data;
  const body = { status: 'rejected' };
  const refused = await network.call('PUT', `/admin/accounts/${house?.id}/status`, { headers: admin.headers, body });
  expect(refused.json().code).toBe('forbidden');
  await network.close();
});

describe('the lists', () => {
  let network: TestNetwork;
  let headers: Record<string, string>;
  beforeAll(async () => {
    network = await createTestNetwork();
    headers = (await network.signIn('admin')).headers;
    const people = [
      ['Ávila', 'publisher', 'pending', null],
      ['beatriz', 'affiliate', 'approved', null],
      ['Celia', 'advertiser', 'rejected', 'Cañón & Co'],
      ['Dario', 'advertiser', 'approved', null],
      ['Emma', 'publisher', 'approved', null],
    ] as const;
    for (const [index, [full_name, userType, status, company_name]] of people.entries()) {
      const { id, user_id } = await network.anAccount(userType, status, { email: `${index}x_%@people.example` });
      await network.db.updateTable('profile').set({ full_name }).where('id', '=', user_id).execute();
      await network.db.updateTable('account').set({ company_name }).where('id', '=', id).execute();
    }
  });
  afterAll(() => network.close());

  const list = async (query: string): Promise<AccountListResponse> =>
    (await network.call('GET', `/admin/accounts?${query}`, { headers })).json();
  const names = async (query: string) => (await list(query)).data.map((account) => account.fullName);

  test.each([
    ['search=avila', ['Ávila']],
    ['search=ÁVILA', ['Ávila']],
    ['search=canon', ['Celia']],
    ['search=X_%25', ['Emma', 'Dario', 'Celia', 'beatriz', 'Ávila']],
    ['search=zzzz', []],
    ['status=rejected', ['Celia']],
    ['type=affiliate', ['beatriz']],
    ['scope=publishers', ['Emma', 'beatriz', 'Ávila']],
    ['scope=publishers&type=affiliate', ['beatriz']],
    ['scope=publishers&type=advertiser', []],
    ['scope=advertisers&search=people.example&status=approved', ['Dario']],
    ['sort=name&direction=asc&search=people.example&scope=publishers', ['Ávila', 'beatriz', 'Emma']],
    ['status=sleeping&sort=nonsense&after=nonsense&scope=advertisers', ['Dario', 'Celia']],
  ])('%s finds %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each(
    ['name', 'email', 'created', 'status'].flatMap((sort) =>
      ['asc', 'desc'].flatMap((direction) => ['', 'e'].map((search) => ({ sort, direction, search }))),
    ),
  )('pages by $sort $direction ("$search") show everybody once, forwards and back', async (order) => {
    const query = new URLSearchParams(order).toString();
    const all = await names(query);
    expect(all).toHaveLength(6);
    const first = await list(`${query}&limit=2`);
    const second = await list(`${query}&limit=2&after=${first.next}`);
    const third = await list(`${query}&limit=2&after=${second.next}`);
    const pages = [first, second, third].map((page) => page.data.map((account) => account.fullName));
    expect(pages.flat()).toEqual(all);
    expect([first.previous, third.next]).toEqual([null, null]);
    const back = await list(`${query}&limit=2&before=${third.previous}`);
    expect(back.data.map((account) => account.fullName)).toEqual(pages[1]);
    expect((await list(`${query}&limit=2&before=${back.previous}`)).previous).toBeNull();
    expect(second.count).toEqual({ rows: 6, isMore: false });
  });

  test('a period finds and counts those who registered in it', async () => {
    const some = await list('search=people.example&to=2020-01-01T00:00:00Z');
    expect([some.data, some.count.rows]).toEqual([[], 0]);
    expect((await list('scope=publishers&from=2020-01-01T00:00:00Z')).count.rows).toBe(3);
  });
});

test('one account is shown with everything, an unknown one is not there', async () => {
  const admin = await t.signIn('admin');
  const { id } = await t.anAccount('publisher', 'pending');
  const detail = (await t.call('GET', `/admin/accounts/${id}`, admin)).json();
  expect(detail).toMatchObject({ id, status: 'pending', emailConfirmedAt: expect.any(String) });
  expect((await t.call('GET', `/admin/accounts/${crypto.randomUUID()}`, admin)).json().code).toBe('not_found');
});

test('a decision about several gives each its own result, and one refusal holds up no other', async () => {
  const admin = await t.signIn('admin');
  const [first, second] = [await t.anAccount('publisher', 'pending'), await t.anAccount('advertiser', 'pending')];
  const missing = crypto.randomUUID();
  const ids = [first.id, admin.profile.id, missing, second.id, first.id];
  const body = { ids, status: 'rejected', reason: 'Not now.' };
  const response = await t.call('POST', '/admin/accounts/decisions', { headers: admin.headers, body });
  expect(response.json().results).toEqual([
    { id: first.id, outcome: 'decided' },
    { id: admin.profile.id, outcome: 'refused', code: 'forbidden' },
    { id: missing, outcome: 'refused', code: 'not_found' },
    { id: second.id, outcome: 'decided' },
  ]);
  expect(await t.mailsTo(first.email)).toMatchObject([{ mail: 'account-rejected', values: { reason: 'Not now.' } }]);
  const [entry] = await t.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', second.id).execute();
  expect(entry).toMatchObject({ actor_id: admin.profile.user_id, after: { status: 'rejected' }, reason: 'Not now.' });
});

test('an admin switches a publisher to affiliate and back; nobody else changes type', async () => {
  const admin = await t.signIn('admin');
  const person = await t.signIn('publisher');
  const advertiser = await t.anAccount('advertiser');
  const heard: unknown[] = [];
  const tell = (change: unknown) => heard.push(change);
  t.services.hub.join({
    userId: person.profile.id,
    accountId: person.profile.id,
    isAdmin: false,
    tell,
    resync: () => undefined,
  });
  const to = (id: string, userType: string) =>
    t.call('PUT', `/admin/accounts/${id}/type`, { headers: admin.headers, body: { userType } });
  expect((await to(person.profile.id, 'affiliate')).json().userType).toBe('affiliate');
  await vi.waitFor(
    () => expect(heard).toEqual([{ topic: 'session' }, { topic: 'accounts', id: person.profile.id }]),
    30_000,
  );
  expect((await t.call('GET', '/session', person)).json().session.profile.userType).toBe('affiliate');
  expect((await to(person.profile.id, 'publisher')).json().userType).toBe('publisher');
  expect((await to(advertiser.id, 'publisher')).json().code).toBe('forbidden');
  expect((await to(admin.profile.id, 'publisher')).json().code).toBe('forbidden');
  expect((await to(person.profile.id, 'admin')).json().code).toBe('validation_failed');
  const audited = await t.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject_id', '=', person.profile.id)
    .execute();
  expect(audited.map((entry) => [entry.action, entry.before, entry.after])).toEqual([
    ['account.switch-type', { userType: 'publisher' }, { userType: 'affiliate' }],
    ['account.switch-type', { userType: 'affiliate' }, { userType: 'publisher' }],
  ]);
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
