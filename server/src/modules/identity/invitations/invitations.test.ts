import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailOrder } from '../../../mail/mails.ts';
import { createTestNetwork, PASSWORD, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { hashOfToken } from './one-time-token.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

let number = 0;
const anInvitee = () => `invited.${++number}@people.example`;
const invite = (email: string, userType?: string) =>
  t.call('POST', '/admin/invitations', {
    headers: admin.headers,
    body: { fullName: 'Inés Soto', email, language: 'es', ...(userType && { userType }) },
  });
async function tokensTo(email: string): Promise<string[]> {
  const links = (await t.mailsTo(email)).map((mail) => (mail as MailOrder & { mail: 'admin-invitation' }).values.link);
  return links.map((link) => new URL(link).searchParams.get('token') ?? '');
}
const check = (token: string) => t.call('POST', '/invitations/check', { body: { token } });
const accept = (token: string, email = 'other@people.example') =>
  t.call('POST', '/invitations/accept', {
    body: { token, fullName: 'Inés Soto Vera', email, password: PASSWORD, language: 'en' },
  });
const deedsOf = async (action: string) =>
  (await t.db.selectFrom('audit_entry').selectAll().execute()).filter((entry) => entry.action === action);

test('the link of the mail makes one approved admin with the invited address, and is then used up', async () => {
  const email = anInvitee();
  expect((await invite(email)).statusCode).toBe(201);
  const [token = ''] = await tokensTo(email);
  expect((await check(token)).json()).toEqual({ userType: 'admin', fullName: 'Inés Soto', email });
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400]);
  expect((await check(token)).json().code).toBe('link_invalid');
  const login = await t.call('POST', '/login', { body: { email, password: PASSWORD, portal: 'admin' } });
  const { profile, user } = login.json().session;
  expect(profile).toMatchObject({ fullName: 'Inés Soto Vera', userType: 'admin', status: 'approved', language: 'en' });
  expect(await deedsOf('admin.accept-invitation')).toMatchObject([
    { actor_id: user.id, actor_name: 'Inés Soto Vera', address: expect.stringMatching(/^10\./) },
  ]);
});

test.each(['publisher', 'advertiser'])(
  'a %s who was invited is approved and confirmed, and no more than that',
  async (userType) => {
    const email = anInvitee();
    const { id } = (await invite(email, userType)).json();
    await t.call('POST', `/admin/invitations/${id}/resend`, admin);
    const [, token = ''] = await tokensTo(email);
    expect((await check(token)).json()).toEqual({ userType, fullName: 'Inés Soto', email });
    const { token_hash: kept } = await t.db
      .selectFrom('admin_invitation')
      .select('token_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).not.toBe(hashOfToken(token)); // a process of the release before would make an admin of them
    expect((await accept(token)).statusCode).toBe(204);
    expect((await t.call('POST', '/login', { body: { email, password: PASSWORD, portal: 'admin' } })).statusCode).toBe(
      403,
    );
    const { profile } = (await t.call('POST', '/login', { body: { email, password: PASSWORD } })).json().session;
    expect(profile).toMatchObject({ userType, status: 'approved' });
    expect((await t.mailsTo(email)).map(({ mail }) => mail)).toContain(`${userType}-invitation`);
  },
);

test('only a hash of the link is kept, and no token stands in the audit log', async () => {
  const email = anInvitee();
  await invite(email);
  const [token = ''] = await tokensTo(email);
  const kept = [
    await t.db.selectFrom('admin_invitation').selectAll().execute(),
    await t.db.selectFrom('audit_entry').selectAll().execute(),
  ];
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('sent again, only the newest link works; so does inviting the same address twice', async () => {
  const email = anInvitee();
  const { id } = (await invite(email)).json();
  expect((await t.call('POST', `/admin/invitations/${id}/resend`, admin)).json().id).toBe(id);
  expect((await invite(email)).json().id).toBe(id);
  const [first = '', second = '', third = ''] = await tokensTo(email);
  const codes = [];
  for (const token of [first, second, third]) codes.push((await check(token)).statusCode);
  expect(codes).toEqual([400, 400, 200]);
});

test('withdrawn, it is off the list and its link opens nothing', async () => {
  const email = anInvitee();
  const { id } = (await invite(email)).json();
  const listed = async () => {
    const { data: invitations } = (await t.call('GET', '/admin/invitations', admin)).json();
    return invitations.some((invitation: { id: string }) => invitation.id === id);
  };
  expect(await listed()).toBe(true);
  expect((await t.call('DELETE', `/admin/invitations/${id}`, admin)).statusCode).toBe(204);
  expect(await listed()).toBe(false);
  const [token = ''] = await tokensTo(email);
  expect((await accept(token)).json().code).toBe('link_invalid');
  expect((await t.call('DELETE', `/admin/invitations/${id}`, admin)).json().code).toBe('not_found');
  expect(await deedsOf('admin.withdraw-invitation')).toMatchObject([{ subject_id: id, before: { email } }]);
});

test('after 72 hours the link has expired', async () => {
  const email = anInvitee();
  const { id, createdAt, expiresAt } = (await invite(email)).json();
  expect(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000)).toBe(72);
  await t.db.updateTable('admin_invitation').set({ expires_at: new Date() }).where('id', '=', id).execute();
  const [token = ''] = await tokensTo(email);
  expect((await check(token)).json().code).toBe('link_invalid');
});

test('an address that has an account is not invited, and its admin is told', async () => {
  const { email } = await t.anAccount('publisher');
  expect((await invite(email)).json().fields).toEqual({ email: 'email_taken' });
  expect(await t.mailsTo(email)).toEqual([]);
});

test('a visitor learns nothing about addresses from a made-up link', async () => {
  const known = anInvitee();
  await invite(known);
  for (const email of [known, 'nobody@people.example']) {
    expect((await accept('made-up', email)).json().code).toBe('link_invalid');
  }
});
