import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AD_PARAMETERS, SUB_PARAMETERS } from '@callstead/domain/clicks/click-parameters';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StatementRunner, statementRunnerIn } from '../../db/database.ts';
import { momentOfId } from '../../db/sortable-id.ts';
import { aLink, type FollowedLink, leadTo } from '../../testing/a-link.ts';
import { aSavedLink } from '../../testing/a-saved-link.ts';
import { anMmdb } from '../../testing/an-mmdb.ts';
import { hostilePart } from '../../testing/hostile-request.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import type { Click } from '../click-log/record-queries.ts';
import { keepBatch, recordClicks, recordLateClicks, spreadFresh, spreadSome } from '../click-log/record-queries.ts';
import { onceSpread, spreadAll } from '../click-log/spread-batches.ts';
import { countClicks } from './count-clicks.ts';
import { openClickEngine } from './engine.ts';
import { receiveClick } from './receive-click.ts';

const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let t: TestNetwork;
let link: FollowedLink;
beforeAll(async () => {
  const geoipFile = join(await mkdtemp(join(tmpdir(), 'callstead-geoip-')), 'city.mmdb');
  const georgia = { country: { iso_code: 'US' }, subdivisions: [{ iso_code: 'GA' }] };
  await writeFile(geoipFile, anMmdb({ '192.0.2.0/24': georgia }));
  t = await createTestNetwork({ geoHeaders: { country: 'x-country', state: 'x-state' }, geoipFile });
  link = await aLink(t, { hosts: ['shop.example'] });
});
afterAll(() => t.close());

type Follow = { headers?: Record<string, string>; method?: 'GET' | 'HEAD'; from?: string };
let visitors = 0;
/** A visitor nobody has seen, unless told. */
async function follow(path: string, { headers = {}, method = 'GET', from }: Follow = {}) {
  visitors += 1;
  const address = from ?? `203.0.${visitors >> 8}.${visitors & 255}`;
  return t.app.inject({
    method,
    url: path,
    headers: { 'user-agent': BROWSER, 'x-forwarded-for': address, ...headers },
  });
}

const clickIdOf = (location: unknown) => /clk_[0-9a-z]{26}/.exec(String(location))?.[0] ?? '';
const clickOf = (id: string) => t.db.selectFrom('click').selectAll().where('id', '=', id).executeTakeFirst();
const lastClickOf = ({ campaignId }: FollowedLink) =>
  t.db.selectFrom('click').selectAll().where('campaign_id', '=', campaignId).orderBy('id', 'desc').executeTakeFirst();
const countOf = async (campaignId: string) =>
  (await t.db.selectFrom('click').select('id').where('campaign_id', '=', campaignId).execute()).length;

/** What was changed is heard a moment later. */
async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await sleep(10);
}

test('a click leads on with its id, is kept with what it said, and leaves no cookie', async () => {
  const before = Date.now();
  const answer = await follow(`${link.path}?sub1=a%20b&sub5=x&source=mail&creative=7&gclid=G1&utm_source=ads&other=1`, {
    headers: { referer: 'https://Blog.example:444/post?secret=1', 'x-country': 'us', 'x-state': 'FL' },
  });
  const id = clickIdOf(answer.headers.location);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(`https://offers.example.com/lp?c=${id}&s=a%20b`);
  expect([answer.headers['cache-control'], answer.headers['set-cookie'], answer.body]).toEqual([
    'no-store',
    undefined,
    '',
  ]);
  expect(momentOfId('clk', id)?.getTime()).toBeGreaterThanOrEqual(before);
  expect(await clickOf(id)).toMatchObject({
    verdict: 'ok',
    is_unique: true,
    asked: null,
    campaign_id: link.campaignId,
    publisher_id: link.publisherId,
    application_id: link.applicationId,
    sub1: 'a b',
    sub2: null,
    sub5: 'x',
    source: 'mail',
    creative: '7',
    ads: { gclid: 'G1', utm_source: 'ads' },
    deep_link: null,
    referrer_host: 'blog.example',
    country: 'US',
    state: 'FL',
    device: 'phone',
    clicked_at: momentOfId('clk', id),
  });
});

test.each<[string, Record<string, string>, { country: string; state: string | null }]>([
  ['nothing', {}, { country: 'US', state: 'GA' }],
  ['the country alone', { 'x-country': 'US' }, { country: 'US', state: 'GA' }],
  ['another country', { 'x-country': 'MX' }, { country: 'MX', state: null }],
  ['that it does not know', { 'x-country': 'XX' }, { country: 'US', state: 'GA' }],
])('where the edge says %s, the file tells the place', async (_, headers, place) => {
  const answer = await follow(link.path, { headers, from: '192.0.2.44' });
  expect(await clickOf(clickIdOf(answer.headers.location))).toMatchObject(place);
});

test('no click holds the address of its visitor, and what hashes it is not kept in the log of the database', async () => {
  const id = clickIdOf((await follow(link.path, { from: '198.51.100.77' })).headers.location);
  expect(JSON.stringify(await clickOf(id))).not.toContain('198.51');
  const { rows } = await t.services.pool.query<{ kind: string }>({
    name: 'salt-persistence',
    text: `select relpersistence as kind from pg_class where relname = 'click_salt'`,
    values: [],
  });
  expect(rows).toEqual([{ kind: 'u' }]);
});

test('a visitor is unique once a day for an offer and affiliate; an IPv6 line is one visitor', async () => {
  const other = await aLink(t);
  const isUnique = async (path: string, from: string, userAgent = BROWSER) => {
    const answer = await follow(path, { from, headers: { 'user-agent': userAgent } });
    return (await clickOf(clickIdOf(answer.headers.location)))?.is_unique;
  };
  expect(await isUnique(link.path, '2001:db8:1:2::1')).toBe(true);
  expect(await isUnique(link.path, '2001:db8:1:2:ffff::9')).toBe(false);
  expect(await isUnique(link.path, '2001:db8:1:3::1')).toBe(true);
  expect(await isUnique(link.path, '2001:db8:1:2::1', `${BROWSER} Other`)).toBe(true);
  expect(await isUnique(other.path, '2001:db8:1:2::1')).toBe(true);
  expect(await isUnique(`${link.path.toLowerCase()}?sub1=z`, '2001:db8:1:2::1')).toBe(false);
});

test('of fifty clicks of one visitor at once exactly one is unique', async () => {
  const own = await aLink(t);
  await Promise.all(Array.from({ length: 50 }, () => follow(own.path, { from: '198.51.100.1' })));
  await spreadAll(t.services.pool);
  const rows = await t.db.selectFrom('click').select('is_unique').where('campaign_id', '=', own.campaignId).execute();
  expect([rows.length, rows.filter((row) => row.is_unique).length]).toEqual([50, 1]);
});

test.each<[string, Follow, string]>([
  ['a crawler', { headers: { 'user-agent': CRAWLER } }, 'bot'],
  ['somebody without a name', { headers: { 'user-agent': '' } }, 'bot'],
  ['whoever asks for the head alone', { method: 'HEAD' }, 'bot'],
  ['a page that fetches ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }, 'prefetch'],
  ['an older browser that fetches ahead', { headers: { purpose: 'prefetch' } }, 'prefetch'],
])('%s goes where everybody goes and is not counted', async (_, request, verdict) => {
  const answer = await follow(link.path, request);
  expect(answer.statusCode).toBe(302);
  expect(await clickOf(clickIdOf(answer.headers.location))).toMatchObject({ verdict, is_unique: false });
});

test('a link nobody knows shows other offers, and the click is kept as it was asked', async () => {
  const answer = await follow('/t/XX999/ZZZZZZ', { headers: { 'accept-language': 'en-US,en' } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(answer.body).toContain('We do not know this link');
  expect(answer.body).toMatch(/href="\/offer\/TS\d{6}"/);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
  const kept = await t.db.selectFrom('click').selectAll().where('asked', '=', 'XX999/ZZZZZZ').execute();
  expect(kept).toMatchObject([{ verdict: 'unknown', campaign_id: null, publisher_id: null, is_unique: false }]);
});

test('an unknown affiliate of a known offer is unknown, too', async () => {
  expect((await follow(`/t/${link.offerId}/ZZZZZZ`)).statusCode).toBe(404);
  expect(await lastClickOf(link)).toMatchObject({ verdict: 'unknown', asked: `${link.offerId}/ZZZZZZ` });
});

test('whoever has not joined goes to the fallback, and at once on when they have', async () => {
  const own = await aLink(t, { fallback: 'https://fallback.example/x?a=1' });
  await t.db.updateTable('application').set({ status: 'revoked' }).where('id', '=', own.applicationId).execute();
  await until(async () => (await follow(own.path)).headers.location === 'https://fallback.example/x?a=1');
  expect(await lastClickOf(own)).toMatchObject({ verdict: 'not_approved', application_id: null });
  await t.db.updateTable('application').set({ status: 'approved' }).where('id', '=', own.applicationId).execute();
  expect((await follow(own.path)).headers.location).toMatch(/^https:\/\/offers\.example\.com\//);
});

test('a paused campaign without a fallback shows the other offers, and a new destination counts at once', async () => {
  const own = await aLink(t);
  await follow(own.path);
  await leadTo(t.db, own.campaignId, { destination: 'https://new.example/' });
  await until(async () =>
    String((await follow(own.path)).headers.location).startsWith('https://new.example/?click_id='),
  );
  await t.db.updateTable('campaign').set({ status: 'paused' }).where('id', '=', own.campaignId).execute();
  await until(async () => (await follow(own.path)).statusCode === 404);
  expect((await follow(own.path)).body).toContain('Esta oferta no está disponible ahora');
  expect(await lastClickOf(own)).toMatchObject({ verdict: 'inactive' });
});

test('a campaign is full without money, and closed outside its hours', async () => {
  const poor = await aLink(t, { fallback: 'https://fallback.example/' }, { balanceCents: 0 });
  expect((await follow(poor.path)).headers.location).toBe('https://fallback.example/');
  expect(await lastClickOf(poor)).toMatchObject({ verdict: 'full' });
  const week = [[], [], [], [], [], [], []] as const;
  const shut = await aLink(t, {}, { terms: { hours: { zone: 'America/New_York', week } } });
  expect((await follow(shut.path)).statusCode).toBe(404);
  expect(await lastClickOf(shut)).toMatchObject({ verdict: 'closed' });
});

test('a deep link leads to hosts the campaign names; any other to its destination', async () => {
  const deep = await follow(`${link.path}?to=${encodeURIComponent('https://shop.example/item?x=1')}`);
  expect(deep.headers.location).toMatch(/^https:\/\/shop\.example\/item\?x=1&click_id=clk_/);
  const elsewhere = await follow(`${link.path}?to=${encodeURIComponent('https://evil.example/')}`);
  expect(elsewhere.headers.location).toMatch(/^https:\/\/offers\.example\.com\/lp/);
});

test('whatever stands in a link, nobody is led elsewhere and no header or markup of theirs comes back', async () => {
  const own = await aLink(t, {
    destination: 'https://offers.example.com/{sub1}/lp?s={source}&g={gclid}#{creative}',
    hosts: ['shop.example'],
  });
  const names = fc.constantFrom(...SUB_PARAMETERS, ...AD_PARAMETERS, 'to', 'click_id', 'lang', '__proto__');
  const parameters = fc.array(fc.tuple(names, hostilePart), { maxLength: 6 });
  const { code } = await aSavedLink(t, own, { sub1: 'blog', deep_link: 'https://shop.example/item' });
  const [short, hosted] = [`/t/${code}`, `/l/${own.offerId}/${own.affId}`];
  const place = fc.constantFrom(own.path, short, `/t/${own.offerId}/`, '/t/', hosted, '/l/');
  await fc.assert(
    fc.asyncProperty(place, hostilePart, parameters, async (begin, part, given) => {
      const path = [own.path, short, hosted].includes(begin) ? begin : `${begin}${part}`;
      const answer = await follow(`${path}?${given.map(([name, value]) => `${name}=${value}`).join('&')}`);
      expect([200, 302, 404, 414, 400]).toContain(answer.statusCode === 422 ? 400 : answer.statusCode);
      expect(answer.headers['set-cookie']).toBeUndefined();
      if (answer.statusCode === 302) {
        expect(answer.headers.location).toMatch(/^https:\/\/(offers\.example\.com|shop\.example)[/?#]/);
        expect(new URL(String(answer.headers.location)).origin).toMatch(
          /^https:\/\/(offers\.example\.com|shop\.example)$/,
        );
      }
      expect(answer.body).not.toMatch(/<script|onerror=|javascript:/i);
    }),
    { numRuns: 150 },
  );
});

test('a call campaign without a destination opens the page we host, with the number of the publisher to tap', async () => {
  const own = await aLink(t, { destination: null });
  const { location } = (await follow(own.path)).headers;
  const id = clickIdOf(location);
  expect(location).toBe(`/l/${own.offerId}/${own.affId}?click_id=${id}`);
  const spanish = await follow(String(location));
  expect(spanish.statusCode).toBe(200);
  expect(spanish.body).toContain(`href="tel:${own.number}"`);
  expect(spanish.body).toMatch(/Llamar <span>\(305\) \d{3}-\d{4}</);
  expect(spanish.body).toContain('<html lang="es">');
  expect(spanish.body).not.toContain('<script');
  expect(spanish.body).toContain(`href="?lang=en&amp;click_id=${id}"`);
  const english = await follow(`${location}&lang=en`);
  expect(english.body).toMatch(/Call <span>\(305\)/);
  await t.db.updateTable('campaign').set({ status: 'paused' }).where('id', '=', own.campaignId).execute();
  expect((await follow(String(location))).statusCode).toBe(404);
});

const someClicks = (count: number, campaignId: string, changes: Partial<Click> = {}): Click[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `clk_${String(index).padStart(26, '0')}`,
    clickedMs: Date.UTC(2026, 2, 10, 15) + index,
    day: '2026-03-10',
    verdict: 'ok',
    visit: String(index % 4).padStart(32, '0'),
    asked: null,
    campaignId,
    publisherId: null,
    applicationId: null,
    subs: {},
    ads: null,
    deepLink: null,
    referrerHost: null,
    country: null,
    state: null,
    device: null,
    ...changes,
  }));

test('a batch that is written again comes to the same, and days that are over are counted, also when clicks come late', async () => {
  const { campaignId } = await aLink(t);
  const clicks = someClicks(10, campaignId);
  await recordClicks(t.services.pool, clicks);
  await Promise.all([recordClicks(t.services.pool, clicks), recordClicks(t.services.pool, clicks.toReversed())]);
  const days = { now: new Date('2026-03-20T00:00:00Z'), zone: 'America/New_York', keptMonths: 13 };
  const counted = () =>
    t.db.selectFrom('click_day').select(['clicks', 'unique_clicks']).where('campaign_id', '=', campaignId).execute();
  await countClicks({ db: t.db }, days);
  expect(await counted()).toEqual([{ clicks: 10, unique_clicks: 4 }]);
  await recordLateClicks(t.services.pool, someClicks(11, campaignId).slice(10));
  await countClicks({ db: t.db }, days);
  expect(await counted()).toEqual([{ clicks: 11, unique_clicks: 4 }]);
});

test.each([
  ['asking each whether it is there', '2026-04-11', spreadSome],
  ['as if none were there', '2026-04-13', spreadFresh],
])(
  'batches of a busy moment become rows once, %s, whoever is at it, and a visit in two of them is unique once',
  async (_, day, spread) => {
    const { campaignId } = await aLink(t);
    const { pool } = t.services;
    const of = (from: number, to: number) =>
      someClicks(to, campaignId, { day })
        .slice(from)
        .map((click) => ({ ...click, id: `${click.id}${day}` }));
    for (const [from, to] of [
      [0, 6],
      [6, 12],
      [3, 9],
    ] as const)
      await keepBatch(pool, of(from, to)); // the last came twice
    await Promise.all([spreadAll(pool, spread), spreadAll(pool, spread), spreadAll(pool, spread)]);
    const clicks = await t.db.selectFrom('click').select('is_unique').where('campaign_id', '=', campaignId).execute();
    expect(clicks).toHaveLength(12);
    expect(clicks.filter(({ is_unique }) => is_unique)).toHaveLength(4);
  },
);

test('a click that still waits in a batch is found by its id', async () => {
  const { campaignId } = await aLink(t);
  const { pool } = t.services;
  await keepBatch(pool, someClicks(1, campaignId, { id: 'clk_waiting', day: '2026-04-12' }));
  const find = () => t.db.selectFrom('click').select('id').where('campaign_id', '=', campaignId).executeTakeFirst();
  expect(await find()).toBeUndefined();
  expect(await onceSpread(pool, find)).toEqual({ id: 'clk_waiting' });
});

const somebodyWaits = async () =>
  (
    await t.services.pool.query({
      name: 'somebody-waits',
      text: `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      values: [],
    })
  ).rows.length > 0;

test('a click whose batch somebody else is just spreading is found by its id', async () => {
  const { campaignId } = await aLink(t);
  const { pool } = t.services;
  await keepBatch(pool, someClicks(1, campaignId, { id: 'clk_taken', day: '2026-04-12' }));
  const find = () => t.db.selectFrom('click').select('id').where('campaign_id', '=', campaignId).executeTakeFirst();
  const found = await t.db.transaction().execute(async (other) => {
    await spreadAll(statementRunnerIn(other));
    const looking = onceSpread(pool, find);
    await until(somebodyWaits);
    return { looking }; // an object: a promise would be awaited before the other one commits
  });
  expect(await found.looking).toEqual({ id: 'clk_taken' });
});

test('months of clicks that are old and counted are forgotten, their figures stay', async () => {
  const { campaignId } = await aLink(t);
  const { db } = t;
  await t.services.pool.query({
    name: 'old-months',
    text: `select ensure_months('click', '2024-05-01', '2024-05-01')`,
    values: [],
  });
  const clickedMs = Date.UTC(2024, 4, 5, 15);
  await recordClicks(t.services.pool, someClicks(1, campaignId, { id: 'clk_old', clickedMs, day: '2024-05-05' }));
  await countClicks({ db }, { now: new Date('2024-06-10T00:00:00Z'), zone: 'America/New_York', keptMonths: 13 });
  expect(await countOf(campaignId)).toBe(1);
  await countClicks({ db }, { now: new Date('2025-07-02T00:00:00Z'), zone: 'America/New_York', keptMonths: 13 });
  expect(await countOf(campaignId)).toBe(0);
  const kept = await db.selectFrom('click_day').select('clicks').where('campaign_id', '=', campaignId).execute();
  expect(kept).toEqual([{ clicks: 1 }]);
});

test('without a database a visitor goes on with the id; the click waits on disk and is written once', async () => {
  const own = await aLink(t);
  const dataDir = await mkdtemp(join(tmpdir(), 'callstead-clicks-'));
  const state = { isAway: false };
  const pool: StatementRunner = {
    query: (statement) =>
      state.isAway
        ? Promise.reject(Object.assign(new Error('Connection terminated'), { code: 'ECONNREFUSED' }))
        : t.services.pool.query(statement),
  };
  const { metrics, log } = t.services;
  const engine = await openClickEngine({
    pool,
    newClient: t.newClient,
    dataDir,
    zone: () => 'America/New_York',
    metrics,
    log,
  });
  const request = (index: number) => ({
    key: own,
    parameters: { subs: { sub1: String(index) }, ads: null, to: null },
    agent: 'person' as const,
    visitor: { address: `192.0.2.${index % 5}`, userAgent: BROWSER },
    referrerHost: null,
    country: null,
    state: null,
    device: null,
  });
  await receiveClick(engine, request(0), new Date()); // now it knows the link
  state.isAway = true;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => receiveClick(engine, request(index), new Date())),
  );
  expect(new Set(answers.map(({ location }) => clickIdOf(location))).size).toBe(20);
  expect(await countOf(own.campaignId)).toBe(1);
  const files = await readdir(join(dataDir, 'click-spool'));
  expect(files.length).toBeGreaterThan(0);
  const { mode } = await stat(join(dataDir, 'click-spool', files[0] ?? ''));
  expect(mode & 0o077).toBe(0);
  expect(await engine.applySpooled()).toBe(0);
  state.isAway = false;
  await Promise.all([engine.applySpooled(), engine.applySpooled()]);
  const rows = await t.db.selectFrom('click').selectAll().where('campaign_id', '=', own.campaignId).execute();
  expect(rows).toHaveLength(21);
  expect(rows.filter((row) => row.is_unique)).toHaveLength(5);
  await engine.close();
});

test('a link nobody followed yet is not guessed while the database is away', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'callstead-clicks-'));
  const { metrics, log, pool } = t.services;
  const state = { isAway: false };
  const failing: StatementRunner = {
    query: (statement) => (state.isAway ? Promise.reject(new Error('away')) : pool.query(statement)),
  };
  const engine = await openClickEngine({
    pool: failing,
    newClient: t.newClient,
    dataDir,
    zone: () => 'America/New_York',
    metrics,
    log,
  });
  state.isAway = true;
  await expect(engine.links.find({ offerId: 'XX123', affId: 'ABCDEF' })).rejects.toThrow();
  await engine.close();
});
