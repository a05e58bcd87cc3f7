import { isViewing, type RULES, roleMay } from '@callstead/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeclaredRoute } from '../../../http/access.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { memberOf } from '../session/actor.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const start = ({ headers }: Person, id: string) => t.call('POST', `/admin/accounts/${id}/view`, { headers });
const end = ({ headers }: Person) => t.call('DELETE', '/account-view', { headers });
const sessionOf = async ({ headers }: Person) => (await t.call('GET', '/session', { headers })).json().session;
const codeOf = async (response: ReturnType<typeof start>) => (await response).json().code;
const audited = (id: string) =>
  t.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'actor_name'])
    .where('subject_id', '=', id)
    .where('action', 'in', ['account-view.start', 'account-view.end'])
    .orderBy('id')
    .execute();

async function anAdminLookingAt(type: 'publisher' | 'advertiser') {
  const [admin, account] = [await t.signIn('admin'), await t.anAccount(type)];
  expect((await start(admin, account.id)).statusCode).toBe(200);
  return { admin, account };
}

test('an admin sees what the account sees, and stays the person they are', async () => {
  const { admin, account } = await anAdminLookingAt('advertiser');
  const [own, others] = [
    await aCampaign(t.db, account.id),
    await aCampaign(t.db, (await t.anAccount('advertiser')).id),
  ];
  const session = await sessionOf(admin);
  expect(session.user.id).toBe(admin.profile.user_id);
  expect(session.profile).toMatchObject({ id: account.id, userType: 'advertiser' });
  expect(session.viewing.adminName).toBe(admin.profile.full_name);
  const { data } = (await t.call('GET', '/advertiser/campaigns', admin)).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual([own.id]);
  expect((await t.call('GET', `/advertiser/campaigns/${others.id}`, admin)).json().code).toBe('not_found');
});

test('the pages of the account are the account’s: its profile, its money, how it is paid', async () => {
  const { admin, account } = await anAdminLookingAt('publisher');
  expect((await t.call('GET', '/account/profile', admin)).json().profile).toMatchObject({ id: account.id });
  for (const path of ['/earnings', '/earnings/statement', '/payouts', '/account/payment-method', '/account/tax-form'])
    expect([path, (await t.call('GET', path, admin)).statusCode]).toEqual([path, 200]);
  const other = await t.anAccount('publisher');
  expect((await t.call('GET', `/earnings?account=${other.id}`, admin)).json().code).toBe('not_found');
});

test('what an admin alone may read is shut until they stop, and one request stops it', async () => {
  const { admin } = await anAdminLookingAt('publisher');
  expect((await t.call('GET', '/admin/accounts', admin)).json().code).toBe('view_only');
  expect((await end(admin)).statusCode).toBe(204);
  expect((await sessionOf(admin)).viewing).toBeUndefined();
  expect((await t.call('GET', '/admin/accounts', admin)).statusCode).toBe(200);
});

test('the log says who looked at whom, once for the beginning and once for the end', async () => {
  const { admin, account } = await anAdminLookingAt('publisher');
  await end(admin);
  await end(admin);
  const by = { actor_id: admin.profile.user_id, actor_name: admin.profile.full_name };
  expect(await audited(account.id)).toEqual([
    { action: 'account-view.start', ...by },
    { action: 'account-view.end', ...by },
  ]);
});

describe('nothing can be changed', () => {
  const browsed = () =>
    t.app.declaredRoutes.filter(({ audience, method }) => audience === 'browsers' && method !== 'HEAD');

  test('whatever is asked, and by whatever route', async () => {
    const { admin } = await anAdminLookingAt('advertiser');
    const isWayOut = ({ url }: DeclaredRoute) => url === '/api/account-view' || url === '/api/logout';
    const letIn: string[] = [];
    for (const route of browsed()) {
      if (route.method === 'GET' || isWayOut(route)) continue;
      const url = route.url.replace(/:\w+/g, crypto.randomUUID());
      const answer = await t.app.inject({ method: route.method as 'POST', url, headers: admin.headers });
      if (!answer.body.includes('"view_only"')) letIn.push(`${route.method} ${route.url} ${answer.statusCode}`);
    }
    expect(letIn).toEqual([]);
  });

  test('and what is read by it is read by its rule', async () => {
    const { account } = await anAdminLookingAt('publisher');
    const viewer = { ...memberOf(account), isViewing: true };
    const shut = browsed().filter(({ access }) => !roleMay(viewer, access as keyof typeof RULES));
    expect(shut.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/api/webhooks', '/api/api-keys', '/api/account/sessions', '/api/calls/export']),
    );
    expect(isViewing(viewer)).toBe(true);
  });
});

describe('refused', () => {
  test('another admin, and oneself', async () => {
    const [admin, other] = [await t.signIn('admin'), await t.anAccount('admin')];
    expect(await codeOf(start(admin, other.id))).toBe('forbidden');
    expect(await codeOf(start(admin, admin.profile.id))).toBe('forbidden');
  });

  test('another account while one is looked at', async () => {
    const { admin } = await anAdminLookingAt('publisher');
    const { id } = await t.anAccount('advertiser');
    expect(await codeOf(start(admin, id))).toBe('view_only');
  });

  test('whoever is no admin', async () => {
    const [publisher, { id }] = [await t.signIn('publisher'), await t.anAccount('advertiser')];
    expect(await codeOf(start(publisher, id))).toBe('forbidden');
  });

  test('by the database, even where the code before it believed otherwise', async () => {
    const [admin, other] = [await t.signIn('admin'), await t.anAccount('admin')];
    const session = await t.db
      .selectFrom('auth_session')
      .select('id')
      .where('user_id', '=', admin.profile.user_id)
      .executeTakeFirstOrThrow();
    const row = { session_id: session.id, account_id: other.id, ends_at: new Date(Date.now() + 60_000) };
    await expect(t.db.insertInto('account_view').values(row).execute()).rejects.toThrow('the eyes of an admin');
    const { id } = await t.anAccount('publisher');
    const long = { ...row, account_id: id, ends_at: new Date(Date.now() + 2 * 3_600_000) };
    await expect(t.db.insertInto('account_view').values(long).execute()).rejects.toThrow('account_view_check');
  });
});

describe('it is over', () => {
  test('after its hour', async () => {
    const { admin, account } = await anAdminLookingAt('publisher');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await t.db
      .updateTable('account_view')
      .set({ started_at: hourAgo, ends_at: new Date(hourAgo.getTime() + 1_000) })
      .where('account_id', '=', account.id)
      .execute();
    expect((await sessionOf(admin)).profile.userType).toBe('admin');
    expect((await t.call('GET', '/admin/accounts', admin)).statusCode).toBe(200);
  });

  test('with the session: an ended one sees nothing at all', async () => {
    const { admin, account } = await anAdminLookingAt('publisher');
    await t.db.deleteFrom('auth_session').where('user_id', '=', admin.profile.user_id).execute();
    expect((await t.call('GET', '/publisher/campaigns', admin)).json().code).toBe('unauthenticated');
    const left = await t.db.selectFrom('account_view').selectAll().where('account_id', '=', account.id).execute();
    expect(left).toEqual([]);
  });

  test('when the admin is one no more', async () => {
    const { admin } = await anAdminLookingAt('publisher');
    await t.db.updateTable('account').set({ status: 'rejected' }).where('id', '=', admin.profile.id).execute();
    expect((await t.call('GET', '/publisher/campaigns', admin)).json().code).toBe('forbidden');
  });
});
