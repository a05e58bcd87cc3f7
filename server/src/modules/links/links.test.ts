import { setTimeout as sleep } from 'node:timers/promises';
import type { CreateLinkRequest, ListedLink } from '@callstead/contract/links';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLink, type FollowedLink, leadTo } from '../../testing/a-link.ts';
import { aPaidLine } from '../../testing/conversion-world.ts';
import { aLeadCampaign, postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { countClicks } from '../clicks/count-clicks.ts';

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';

let t: TestNetwork;
let publisher: Person;
let link: FollowedLink;
beforeAll(async () => {
  t = await createTestNetwork();
  publisher = await t.signIn('publisher');
  link = await aLink(t, { hosts: ['shop.example'] });
  await joined(link, publisher);
});
afterAll(() => t.close());

/** The line's campaign, joined by this person, too. */
async function joined({ campaignId }: FollowedLink, { profile }: Person) {
  const values = {
    campaign_id: campaignId,
    publisher_id: profile.id,
    status: 'approved',
    decided_at: new Date(),
  } as const;
  await t.db.insertInto('application').values(values).execute();
}

let visitors = 0;
function follow(path: string) {
  visitors += 1;
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': `203.0.113.${visitors}` };
  return t.app.inject({ method: 'GET', url: path, headers });
}

const ask = (method: 'POST' | 'PUT', path: string, body: object, person = publisher) =>
  t.call(method, `/publisher/links${path}`, { ...person, body });
const save = async (changes: Partial<CreateLinkRequest> = {}) =>
  (await ask('POST', '', { campaignId: link.offerId, name: 'Boletín', ...changes })).json();
const list = async (query = '', person = publisher): Promise<ListedLink[]> =>
  (await t.call('GET', `/publisher/links${query}`, person)).json().data;
const explain = async (query: string, person = publisher) =>
  (await t.call('GET', `/publisher/links/explanation?${query}`, person)).json();
const locationOf = async (path: string) => String((await follow(path)).headers.location);

test('what is reported for a click on a saved link is earned by that link', async () => {
  const paid = await aPaidLine(t, { publisherId: publisher.profile.id });
  await leadTo(t.db, paid.campaignId, {});
  const { public_id: campaignId } = await t.db
    .selectFrom('campaign')
    .select('public_id')
    .where('id', '=', paid.campaignId)
    .executeTakeFirstOrThrow();
  const saved = await save({ campaignId, name: 'Ofertas' });
  const clickId = /c=(clk_\w+)/.exec(await locationOf(`/t/${saved.code}`))?.[1];
  const headers = { authorization: `Bearer ${paid.token}` };
  const answer = await t.app.inject({ method: 'GET', url: `/v1/postback?click_id=${clickId}`, headers });
  expect(answer.json()).toMatchObject({ accepted: true });
  const found = (await list()).find(({ id }) => id === saved.id);
  expect(found?.figures).toMatchObject({ clicks: 1, calls: 0, earnedCents: 2_000 });
});

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await sleep(10);
}

test('a saved link has a short code that leads where the long one does, with what was saved; the address says more', async () => {
  const saved = await save({ sub1: 'blog', source: 'mail' });
  expect(saved).toMatchObject({ code: expect.stringMatching(/^[A-Z2-9]{7}$/), campaign: { id: link.offerId } });
  expect(saved.address).toMatch(new RegExp(`/t/${saved.code}$`));
  expect(await locationOf(`/t/${saved.code}`)).toMatch(/^https:\/\/offers\.example\.com\/lp\?c=clk_\w+&s=blog$/);
  expect(await locationOf(`/t/${saved.code.toLowerCase()}?sub1=x`)).toMatch(/&s=x$/);
  const clicks = await t.db
    .selectFrom('click')
    .select(['verdict', 'sub1', 'source', 'publisher_id'])
    .where('saved_link_id', '=', saved.id)
    .orderBy('id')
    .execute();
  const kept = { verdict: 'ok', source: 'mail', publisher_id: publisher.profile.id };
  expect(clicks).toEqual([
    { ...kept, sub1: 'blog' },
    { ...kept, sub1: 'x' },
  ]);
});

test('a change of a saved link counts at once, and an archived one leads on', async () => {
  const saved = await save({ sub1: 'old' });
  expect(await locationOf(`/t/${saved.code}`)).toMatch(/s=old$/);
  const edited = await ask('PUT', `/${saved.id}`, { name: 'Otro', sub1: 'new', deepLink: '' });
  expect(edited.json()).toMatchObject({ name: 'Otro', sub1: 'new', code: saved.code });
  await until(async () => (await locationOf(`/t/${saved.code}`)).endsWith('s=new'));
  expect((await ask('PUT', `/${saved.id}/archived`, { archived: true })).statusCode).toBe(204);
  expect((await ask('PUT', `/${saved.id}/archived`, { archived: true })).statusCode).toBe(204);
  expect(await locationOf(`/t/${saved.code}`)).toMatch(/s=new$/);
  expect((await list()).map(({ id }) => id)).not.toContain(saved.id);
  expect((await list('?show=archived')).map(({ id }) => id)).toContain(saved.id);
  const told = await t.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', saved.id)
    .orderBy('id')
    .execute();
  expect(told.map(({ action }) => action)).toEqual(['link.create', 'link.edit', 'link.archive']);
});

test('a code that nobody has saved shows other offers, and the click is kept as it was asked', async () => {
  const answer = await follow('/t/zzzzzzz');
  expect(answer.statusCode).toBe(404);
  const kept = await t.db.selectFrom('click').select('verdict').where('asked', '=', 'ZZZZZZZ').execute();
  expect(kept).toEqual([{ verdict: 'unknown' }]);
  expect((await follow('/t/no-code')).statusCode).toBe(404);
});

test('a deep link is taken only to sites the campaign names', async () => {
  const refused = await ask('POST', '', { campaignId: link.offerId, name: 'x', deepLink: 'https://evil.example/' });
  expect([refused.statusCode, refused.json().fields]).toEqual([422, { deepLink: 'not_offered' }]);
  const saved = await save({ deepLink: 'https://shop.example/item' });
  expect(await locationOf(`/t/${saved.code}`)).toMatch(/^https:\/\/shop\.example\/item\?click_id=clk_/);
  expect(await locationOf(`/t/${saved.code}?to=https://evil.example/`)).toMatch(/^https:\/\/offers\.example\.com\//);
});

test("nobody saves a link of a campaign they have not joined, nor changes another's", async () => {
  const other = await aLink(t);
  expect((await ask('POST', '', { campaignId: other.offerId, name: 'x' })).statusCode).toBe(404);
  const saved = await save();
  const stranger = await t.signIn('publisher');
  expect((await ask('PUT', `/${saved.id}`, { name: 'x' }, stranger)).statusCode).toBe(404);
  expect(await list('', stranger)).toEqual([]);
  const admin = await t.signIn('admin');
  expect((await list(`?account=${publisher.profile.id}`, admin)).map(({ id }) => id)).toContain(saved.id);
});

test('figures of a link are its clicks, calls, leads and money of the days asked for, counted or not', async () => {
  const saved = await save({ name: 'Cifras' });
  const createdAt = new Date(Date.now() - 10 * 86_400_000);
  await t.db.updateTable('saved_link').set({ created_at: createdAt }).where('id', '=', saved.id).execute();
  await follow(`/t/${saved.code}`);
  await follow(`/t/${saved.code}`);
  await t.services.pool.query({
    name: 'old-clicks',
    text: `insert into click (id, clicked_at, day, verdict, is_unique, campaign_id, publisher_id, saved_link_id)
           select 'clk_old' || n, now() - interval '5 days', (now() at time zone 'America/New_York')::date - 5,
                  case when n = 9 then 'bot' else 'ok' end, n < 3, $2, $3, $1 from generate_series(1, 9) as n`,
    values: [saved.id, link.campaignId, publisher.profile.id],
  });
  await t.services.pool.query({
    name: 'calls-of-link',
    text: `insert into call (id, arrived_at, number, call_sid, status, campaign_id, publisher_id, outcome, reason, billing,
                             price_cents, payout_cents, decision, attribution)
           select 'call_of_link' || n, now(), '+13055550100', 'CAlink' || n, 'completed', $2, $3,
                  case when n = 1 then 'qualified' else 'unqualified' end, case when n = 1 then null else 'too_short' end,
                  case when n = 1 then 'held' else 'none' end, 4000 * (2 - n), 2000 * (2 - n), '{}',
                  jsonb_build_object('savedLinkId', $1::text)
           from generate_series(1, 2) as n`,
    values: [saved.id, link.campaignId, publisher.profile.id],
  });
  const leads = await aLeadCampaign(t, { publisherId: publisher.profile.id });
  const brought = [await postLead(t, leads), await postLead(t, leads, { person: { phone: '1' } })];
  brought.push(await postLead(t, leads, { isTest: true }));
  await t.services.pool.query({
    name: 'leads-of-link',
    text: 'update lead set saved_link_id = $1 where id = any ($2)',
    values: [saved.id, brought.map(({ id }) => id)],
  });
  const find = async (query = '') => (await list(query)).find(({ id }) => id === saved.id);
  const all = { clicks: 10, uniqueClicks: 4, calls: 2, leads: 2, earnedCents: 4500 };
  const before = await find();
  expect(before?.figures).toEqual(all);
  expect(before?.series).toHaveLength(14);
  expect([before?.series.at(-1), before?.series.at(-6)]).toEqual([2, 8]);
  await countClicks({ db: t.db }, { now: new Date(), zone: 'America/New_York', keptMonths: 13 });
  expect((await find())?.figures).toEqual(all);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect((await find(`?from=${yesterday}`))?.figures).toEqual({ ...all, clicks: 2, uniqueClicks: 2 });
  expect((await find(`?to=${yesterday}`))?.figures).toEqual({
    ...{ clicks: 8, uniqueClicks: 2 },
    ...{ calls: 0, leads: 0, earnedCents: 0 },
  });
});

test('what a click would do now is told rule by rule, and nothing is written', async () => {
  const clicks = async () => (await t.db.selectFrom('click').select('id').execute()).length;
  const before = await clicks();
  const passed = ['known', 'campaign_active', 'joined', 'open', 'has_room'].map((rule) => ({ rule, passed: true }));
  const asked = `campaignId=${link.offerId}&sub1=blog`;
  expect(await explain(asked)).toEqual({
    verdict: 'ok',
    rules: passed,
    address: 'https://offers.example.com/lp?c=clk_01k7example&s=blog',
    leadsTo: 'destination',
    isDeepLinkRefused: false,
  });
  expect(await explain(`${asked}&deepLink=https://shop.example/a`)).toMatchObject({ leadsTo: 'deep_link' });
  expect(await explain(`${asked}&deepLink=https://evil.example/a`)).toMatchObject({
    leadsTo: 'destination',
    isDeepLinkRefused: true,
  });
  const stranger = await t.signIn('publisher');
  expect(await explain(asked, stranger)).toMatchObject({
    verdict: 'not_approved',
    rules: [...passed.slice(0, 2), { rule: 'joined', passed: false }],
    leadsTo: 'other_offers',
    address: null,
  });
  expect(await explain('campaignId=XX999', stranger)).toMatchObject({ verdict: 'unknown' });
  expect(await clicks()).toBe(before);
});

test('what a link can be made of are the campaigns somebody has joined', async () => {
  const options = (await t.call('GET', '/publisher/links/options', publisher)).json();
  expect(options).toMatchObject({
    base: expect.stringMatching(/\/t\/$/),
    affId: expect.stringMatching(/^[A-Z0-9]{6}$/),
    campaigns: expect.arrayContaining([
      expect.objectContaining({ id: link.offerId, hosts: ['shop.example'], status: 'active' }),
    ]),
  });
});
