import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLink, type FollowedLink, leadTo } from '../../testing/a-link.ts';
import { aCarrier, aNumber, aSid, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const PAGE = 'https://plumber.example/near-me?utm_source=x';
const CALLER = '+12125550177';
type Told = Record<string, unknown>;
type Lease = { leaseId: string | null; number: string; expiresAt: string | null };

let addresses = 0;
const anAddress = () => `10.9.${Math.floor(addresses++ / 250)}.${addresses % 250}`;

function ask({ offerId, affId }: FollowedLink, told: Told = {}, headers: Record<string, string> = {}) {
  return t.app.inject({
    method: 'POST',
    url: '/v1/dni/leases',
    headers: { 'x-forwarded-for': anAddress(), 'content-type': 'text/plain', ...headers },
    payload: JSON.stringify({ offerId, affId, page: PAGE, ...told }),
  });
}
const lease = async (link: FollowedLink, told: Told = {}): Promise<Lease> => (await ask(link, told)).json();

const setPool = (link: FollowedLink, body: object) =>
  t.call('PUT', `/admin/applications/${link.applicationId}/pool`, { ...admin, body });
const readPool = async (link: FollowedLink) =>
  (await t.call('GET', `/admin/applications/${link.applicationId}/pool`, admin)).json();

async function freeNumbers(count: number): Promise<void> {
  const numbers = Array.from({ length: count }, () => ({ number: aNumber() }));
  await t.db.insertInto('tracking_number').values(numbers).execute();
}

async function aPool(size: number, more: object = {}): Promise<FollowedLink> {
  const link = await aLink(t);
  await freeNumbers(size);
  expect((await setPool(link, { size, ...more })).statusCode).toBe(204);
  return link;
}

async function callTo(number: string) {
  const callSid = aSid();
  await aCarrier(t).voice(callSid, CALLER, number);
  const [call] = await rows<{
    click_id: string | null;
    sub1: string | null;
    source: string | null;
    publisher_id: string;
    attribution: { leaseId: string; page: string; referrerHost: string; ads: object } | null;
  }>(t.db, 'select click_id, sub1, source, publisher_id, attribution from call where call_sid = $1', [callSid]);
  if (!call) throw new Error('every call is written');
  return call;
}

test('of ten visitors at once three get a number each, nobody shares one, the rest see the fixed number', async () => {
  const link = await aPool(3);
  const leases = await Promise.all(Array.from({ length: 10 }, () => lease(link)));
  const lent = leases.filter(({ leaseId }) => leaseId !== null);
  expect(new Set(lent.map(({ number }) => number)).size).toBe(3);
  expect(lent).toHaveLength(3);
  for (const { leaseId, number } of leases) if (!leaseId) expect(number).toBe(link.number);
  expect(await readPool(link)).toMatchObject({
    ...{ numbers: 3, inUse: 3, resting: 0, last7Days: { visitors: 10, ranEmpty: 7 } },
    advice: { busiestHour: 10, minutesEach: 35 },
  });
});

test('the database refuses two leases of a number at once, its rest included', async () => {
  const link = await aPool(1);
  const { leaseId } = await lease(link);
  await expect(
    rows(
      t.db,
      `insert into number_lease (id, application_id, number, leased_at, leased_until, free_at, attribution)
       select 'lease_second', application_id, number, leased_until + interval '4 minutes',
              leased_until + interval '1 hour', leased_until + interval '2 hours', '{}' from number_lease where id = $1`,
      [leaseId],
    ),
  ).rejects.toThrow(/number_lease.*excl/);
});

test('a visit keeps its number from page to page and while its page is seen', async () => {
  const link = await aPool(2);
  const first = await lease(link);
  await age(first, '20 minutes');
  const again = await lease(link, { leaseId: first.leaseId });
  expect([again.leaseId, again.number]).toEqual([first.leaseId, first.number]);
  expect(Date.parse(String(again.expiresAt))).toBeGreaterThan(Date.now() + 29 * 60_000);
  expect((await lease(await aPool(1), { leaseId: first.leaseId })).number).not.toBe(first.number);
});

/** As if it had been given so much earlier. */
const age = ({ leaseId }: Lease, by: string) =>
  rows(
    t.db,
    `update number_lease set leased_at = leased_at - $2::interval, leased_until = leased_until - $2::interval,
                             free_at = free_at - $2::interval where id = $1`,
    [leaseId, by],
  );

test('the page we host shows a number of its own for each click, the same when opened again, and the fixed one to others', async () => {
  const link = await aPool(2, { hosts: ['plumber.example'] });
  await leadTo(t.db, link.campaignId, { destination: null });
  const open = async (address: string, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0') => {
    const headers = { 'x-forwarded-for': anAddress(), 'user-agent': userAgent, referer: 'https://ads.example/x' };
    return t.app.inject({ url: address, headers });
  };
  const shownBy = async (address: string, userAgent?: string) =>
    /href="tel:(\+\d+)"/.exec((await open(address, userAgent)).body)?.[1];
  const [first, second, third] = await Promise.all(
    ['a', 'b', 'c'].map(async (sub1) => String((await open(`${link.path}?sub1=${sub1}`)).headers.location)),
  );
  const number = await shownBy(String(first));
  expect([number, await shownBy(String(second))]).not.toContain(link.number);
  expect(await shownBy(`${first}&lang=en`)).toBe(number);
  expect(await shownBy(String(third))).toBe(link.number); // none is left
  const plain = `/l/${link.offerId}/${link.affId}`;
  const made = `${plain}?click_id=${String(first)
    .split('click_id=')[1]
    ?.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`;
  expect([await shownBy(plain), await shownBy(made)]).toEqual([link.number, link.number]);
  expect(await shownBy(String(first), 'Googlebot/2.1')).toBe(link.number);
  const call = await callTo(String(number));
  expect(call).toMatchObject({ sub1: 'a', attribution: { referrerHost: 'ads.example' } });
  expect(call.attribution?.page).toMatch(new RegExp(`${plain}$`));
});

test('a call belongs to the visitor who has the number, in its rest to the last one, later to nobody but the publisher', async () => {
  const link = await aPool(1);
  const told = {
    subs: { sub1: 'north', source: 'blog' },
    utm: { utm_term: 'drain' },
    referrer: 'https://Search.example/?q=me',
  };
  const visit = await lease(link, told);
  const running = await callTo(visit.number);
  expect(running).toMatchObject({ sub1: 'north', source: 'blog', publisher_id: link.publisherId });
  expect(running.attribution).toMatchObject({
    leaseId: visit.leaseId,
    leasedUntil: expect.stringMatching(/^20/),
    page: 'https://plumber.example/near-me',
    referrerHost: 'search.example',
    ads: { utm_term: 'drain' },
  });
  await age(visit, '32 minutes');
  expect((await callTo(visit.number)).sub1).toBe('north');
  await age(visit, '10 minutes');
  expect(await callTo(visit.number)).toMatchObject({ sub1: null, publisher_id: link.publisherId });
  expect((await callTo(visit.number)).attribution).toEqual({ leaseId: null });
  expect((await callTo(link.number)).attribution).toBeNull();
});

test('a click brings its subs along; one of somebody else brings nothing', async () => {
  const [link, other] = [await aPool(2), await aLink(t)];
  const follow = async ({ path }: FollowedLink) => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', 'x-forwarded-for': anAddress() };
    const { headers: answer } = await t.app.inject({ url: `${path}?sub1=red&creative=b7&gclid=g1`, headers });
    return new URL(String(answer.location)).searchParams.get('c');
  };
  const [own, others] = [await follow(link), await follow(other)];
  const visit = await lease(link, { clickId: own, subs: { sub2: 'footer' } });
  expect(await callTo(visit.number)).toMatchObject({
    click_id: own,
    sub1: 'red',
    attribution: { ads: { gclid: 'g1' } },
  });
  const stranger = await lease(link, { clickId: others });
  expect(await callTo(stranger.number)).toMatchObject({ click_id: null, sub1: null });
});

test('pages of any host may ask until the application lists some', async () => {
  const link = await aPool(2);
  const open = await ask(link, {}, { origin: 'https://anywhere.example' });
  expect([open.statusCode, open.headers['access-control-allow-origin']]).toEqual([200, '*']);
  await setPool(link, { size: 2, hosts: ['plumber.example'] });
  const origins = ['https://www.plumber.example', 'https://evilplumber.example', 'null'];
  const statuses = await Promise.all(origins.map(async (origin) => (await ask(link, {}, { origin })).statusCode));
  expect(statuses).toEqual([200, 403, 403]);
  const preflight = await t.app.inject({ method: 'OPTIONS', url: '/v1/dni/leases' });
  expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([204, 'POST']);
});

test('whoever asks for more than twenty an hour sees the fixed number, and nothing is taken from the pool', async () => {
  const link = await aPool(25);
  const headers = { 'x-forwarded-for': '10.77.1.1' };
  const leases: Lease[] = [];
  for (let i = 0; i < 22; i += 1) leases.push((await ask(link, {}, headers)).json());
  expect(leases.filter(({ leaseId }) => leaseId !== null)).toHaveLength(20);
  expect(leases.at(-1)).toEqual({ leaseId: null, number: link.number, expiresAt: null });
});

test('what cannot be read is refused, an unknown offer is not found, and neither is a fault', async () => {
  const link = await aLink(t);
  expect(await lease(link)).toEqual({ leaseId: null, number: link.number, expiresAt: null }); // no pool at all
  expect((await ask({ ...link, affId: 'ZZZZZ2' })).statusCode).toBe(404);
  const payloads = ['', '{', '[]', 'null', '{"offerId":1}', JSON.stringify({ ...link, offerId: '\u0000' })];
  for (const payload of payloads) {
    const answer = await t.app.inject({ method: 'POST', url: '/v1/dni/leases', payload });
    expect([payload, answer.statusCode]).toEqual([payload, 422]);
  }
  const odd = {
    subs: { sub1: '\ud800\u0000<b>' },
    utm: { utm_id: ['a', 'b'] },
    page: 'javascript:alert(1)',
    leaseId: 7,
  };
  expect((await ask(await aPool(1), odd)).statusCode).toBe(200);
});

test('a smaller pool gives numbers back, a larger one takes them as they come in, a revoked publisher keeps none', async () => {
  const link = await aPool(3);
  await setPool(link, { size: 1 });
  expect(await readPool(link)).toMatchObject({ size: 1, numbers: 1 });
  await setPool(link, { size: 3 });
  expect(await readPool(link)).toMatchObject({ size: 3, numbers: 1 });
  await t.call('POST', '/admin/numbers', { ...admin, body: { text: `${aNumber()}\n${aNumber()}`, carrier: 'twilio' } });
  expect(await readPool(link)).toMatchObject({ numbers: 3 });
  await t.call('POST', `/applications/${link.applicationId}/revocation`, { ...admin, body: { reason: 'Spam' } });
  const held = await rows(t.db, 'select 1 from tracking_number where application_id = $1', [link.applicationId]);
  expect(held).toEqual([]);
  expect((await ask(link)).statusCode).toBe(404);
});

test('the script weighs no more than three kilobytes and may be loaded by any page', async () => {
  const script = readFileSync(join(import.meta.dirname, 'dni.js'));
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(3 * 1024);
  const answer = await t.app.inject({ url: '/dni.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});
