import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCampaign } from '../../testing/a-campaign.ts';
import { cookiesOf, createTestNetwork, PASSWORD, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { setAccountStatus } from './accounts/commands.ts';
import { listMembers } from './members.ts';
import { findAccountOf } from './queries.ts';
import { memberOf } from './session/actor.ts';

let t: TestNetwork;
let admin: Person;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  owner = await t.signIn('advertiser');
  colleague = await aColleagueOf(owner);
});
afterAll(() => t.close());

/** A second person who acts for the same account: no screen makes one yet, the tables can hold them. */
async function aColleagueOf({ profile: { id: accountId } }: Person): Promise<Person> {
  const [id, email] = [randomUUID(), 'colleague@people.example'];
  const password = await hashPassword(PASSWORD);
  await t.db.insertInto('auth_user').values({ id, name: 'Celia', email, email_verified: true }).execute();
  const credentials = { id: randomUUID(), user_id: id, account_id: id, provider_id: 'credential', password };
  await t.db.insertInto('auth_account').values(credentials).execute();
  await t.db.insertInto('profile').values({ id, full_name: 'Celia', email, language: 'en' }).execute();
  await t.db.insertInto('account_member').values({ account_id: accountId, user_id: id }).execute();
  const login = await t.call('POST', '/login', { body: { email, password: PASSWORD } });
  const profile = await findAccountOf(t.db, id);
  if (!profile) throw new Error('a member has an account');
  return { profile, headers: { cookie: cookiesOf(login), 'x-forwarded-for': '10.9.8.7' } };
}

test('whoever registers is a person with an account, and the two have different ids', async () => {
  const { id, user_id, full_name, name } = owner.profile;
  expect(id).not.toBe(user_id);
  expect(name).toBe(full_name);
  const { session } = (await t.call('GET', '/session', owner)).json();
  expect([session.user.id, session.profile.id]).toEqual([user_id, id]);
});

test('two people who act for one account have the same rows, and each their own name and session', async () => {
  const { id } = owner.profile;
  const { session } = (await t.call('GET', '/session', colleague)).json();
  expect(session).toMatchObject({
    user: { id: colleague.profile.user_id, email: 'colleague@people.example' },
    profile: { id, fullName: 'Celia', language: 'en', userType: 'advertiser' },
  });
  const campaign = await aCampaign(t.db, id);
  for (const person of [owner, colleague]) {
    const { data: campaigns } = (await t.call('GET', '/advertiser/campaigns', person)).json();
    expect(campaigns.map((each: { id: string }) => each.id)).toEqual([campaign.id]);
    expect((await t.call('GET', '/account/sessions', person)).json().data).toHaveLength(1);
  }
  await t.call('POST', `/advertiser/campaigns/${campaign.id}/pause`, colleague);
  const entries = await t.db.selectFrom('audit_entry').selectAll().where('action', '=', 'campaign.pause').execute();
  expect(entries).toMatchObject([{ actor_id: colleague.profile.user_id, actor_name: 'Celia' }]);
});

test('on the account page each finds their own name beside what the account has in common', async () => {
  const change = { fullName: 'Celia Mora', phone: '(305) 555-0199', companyName: 'Casa Clara' };
  const saved = await t.call('PATCH', '/account/profile', { headers: colleague.headers, body: change });
  expect(saved.json()).toMatchObject({ fullName: 'Celia Mora', phone: '+13055550199', companyName: 'Casa Clara' });
  const { profile } = (await t.call('GET', '/account/profile', owner)).json();
  expect(profile).toMatchObject({ fullName: owner.profile.full_name, phone: null, companyName: 'Casa Clara' });
});

test('an answer to a ticket is told and mailed to everybody who acts for its account', async () => {
  const body = { subject: 'Pago', message: '¿Cuándo?' };
  const { id } = (await t.call('POST', '/tickets', { headers: colleague.headers, body })).json();
  const heard: string[] = [];
  for (const { profile } of [owner, colleague]) {
    const listener = { userId: profile.user_id, accountId: profile.id, isAdmin: false, resync: () => undefined };
    t.services.hub.join({ ...listener, tell: ({ topic }) => topic === 'tickets' && heard.push(profile.user_id) });
  }
  await t.call('POST', `/tickets/${id}/replies`, { headers: admin.headers, body: { message: 'Mañana' } });
  for (const person of [owner, colleague]) {
    const { data: notifications } = (await t.call('GET', '/notifications', person)).json();
    expect(notifications).toMatchObject([{ kind: 'ticket_reply' }]);
    expect(await t.mailsTo(person.profile.email)).toMatchObject([{ mail: 'ticket-reply' }]);
    expect((await t.call('GET', `/tickets/${id}`, person)).json().replies).toHaveLength(1);
  }
  await vi.waitFor(
    () => expect(new Set(heard)).toEqual(new Set([owner.profile.user_id, colleague.profile.user_id])),
    30_000,
  );
});

test('an account with two members is listed once, by the name of the first', async () => {
  await t.db.updateTable('profile').set({ full_name: 'Zoe' }).where('id', '=', colleague.profile.user_id).execute();
  const listed = async (search: string) =>
    (await t.call('GET', `/admin/accounts?scope=all&search=${search}`, admin)).json().data;
  expect(await listed('zoe')).toEqual([]);
  const found = await listed(owner.profile.email);
  expect(found).toMatchObject([{ id: owner.profile.id, fullName: owner.profile.full_name }]);
  await t.db.updateTable('profile').set({ full_name: 'Yago' }).where('id', '=', owner.profile.user_id).execute();
  expect(await listed('yago')).toMatchObject([{ id: owner.profile.id, fullName: 'Yago' }]);
});

test('an admin sees everybody who acts for an account', async () => {
  const { members } = (await t.call('GET', `/admin/accounts/${owner.profile.id}`, admin)).json();
  const ids = members.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([owner.profile.user_id, colleague.profile.user_id]);
});

test('a decision about the account reaches all its members', async () => {
  await setAccountStatus(t.services, memberOf(admin.profile), {
    accountId: owner.profile.id,
    status: 'rejected',
    reason: null,
  });
  await t.handleEvents();
  const members = await listMembers(t.db, [owner.profile.id]);
  expect(members.map(({ id }) => id)).toEqual([owner.profile.user_id, colleague.profile.user_id]);
  for (const { email } of members) expect((await t.mailsTo(email)).at(-1)).toMatchObject({ mail: 'account-rejected' });
  expect((await t.call('GET', '/advertiser/campaigns', colleague)).statusCode).toBe(403);
});
