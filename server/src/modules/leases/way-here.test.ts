import type { CallDetail, CallListResponse } from '@callstead/contract/calls/calls';
import type { ClickListResponse } from '@callstead/contract/clicks';
import type { NumberPool, NumberPoolListResponse } from '@callstead/contract/number-pools';
import type { NumberListResponse } from '@callstead/contract/numbers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLink, type FollowedLink } from '../../testing/a-link.ts';
import { aCarrier, aNumber, aSid, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
let publisher: Person;
let advertiser: Person;
let link: FollowedLink;

beforeAll(async () => {
  t = await createTestNetwork({ geoHeaders: { country: 'x-country', state: 'x-state' } });
  [admin, publisher, advertiser] = await Promise.all([
    t.signIn('admin'),
    t.signIn('publisher'),
    t.signIn('advertiser'),
  ]);
  link = await aPooledLink(3);
});
afterAll(() => t.close());

async function aPooledLink(size: number): Promise<FollowedLink> {
  const sides = { publisherId: publisher.profile.id, advertiserId: advertiser.profile.id };
  const made = await aLink(t, {}, sides);
  const free = Array.from({ length: size }, () => ({ number: aNumber() }));
  await t.db.insertInto('tracking_number').values(free).execute();
  const body = { size, hosts: ['plumber.example'] };
  const answer = await t.call('PUT', `/admin/applications/${made.applicationId}/pool`, { ...admin, body });
  expect(answer.statusCode).toBe(204);
  return made;
}

async function get<Body>({ headers }: Person, path: string): Promise<Body> {
  const response = await t.call('GET', path, { headers });
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  return response.json();
}

let addresses = 0;
const anAddress = () => `10.44.${Math.floor(addresses++ / 250)}.${addresses % 250}`;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';

async function click({ path }: FollowedLink, query: string, agent = BROWSER): Promise<string> {
  const headers = {
    ...{ 'user-agent': agent, 'x-forwarded-for': anAddress(), referer: 'https://search.example/?q=me' },
    ...{ 'x-country': 'US', 'x-state': 'FL' },
  };
  const { headers: answer } = await t.app.inject({ url: `${path}?${query}`, headers });
  return new URL(String(answer.location)).searchParams.get('c') ?? '';
}

type Visit = { leaseId: string; number: string };

async function visit(told: object): Promise<Visit> {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/v1/dni/leases',
    headers: { 'x-forwarded-for': anAddress(), origin: 'https://plumber.example' },
    payload: JSON.stringify({
      offerId: link.offerId,
      affId: link.affId,
      page: 'https://plumber.example/near?x=1',
      ...told,
    }),
  });
  return answer.json();
}

async function callTo(number: string): Promise<string> {
  const sid = aSid();
  await aCarrier(t).voice(sid, aNumber(), number);
  return (await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid]))[0]?.id ?? '';
}

const age = ({ leaseId }: Visit, by: string) =>
  rows(
    t.db,
    `update number_lease set leased_at = leased_at - $2::interval, leased_until = leased_until - $2::interval,
                             free_at = free_at - $2::interval where id = $1`,
    [leaseId, by],
  );

const idsOf = async (person: Person, query: string) =>
  (await get<CallListResponse>(person, `/calls?${query}`)).data.map(({ id }) => id);
const attributedIn = ({ trace }: CallDetail) => trace.find(({ rule }) => rule === 'attributed')?.facts;

test('a call tells the whole way: click, page, number, and each side may narrow its list by it', async () => {
  const clickId = await click(link, 'sub1=red&creative=b7&gclid=g1');
  const { number } = await visit({
    clickId,
    subs: { sub2: 'foot er', source: 'blog' },
    utm: { utm_term: 'drain' },
    referrer: 'https://blog.example/post',
  });
  const id = await callTo(number);
  for (const person of [publisher, advertiser, admin]) {
    const call = await get<CallDetail>(person, `/calls/${id}`);
    expect(call).toMatchObject({ clickId, sub1: 'red', sub2: 'foot er', source: 'blog', creative: 'b7' });
    expect(call).toMatchObject({ page: 'https://plumber.example/near', referrerHost: 'blog.example' });
    expect(call.way).toMatchObject({
      click: { id: clickId, verdict: 'ok', link: link.path, country: 'US', state: 'FL' },
      page: { address: 'https://plumber.example/near', utm: [{ name: 'utm_term', value: 'drain' }] },
      number: { by: 'lease', from: expect.any(String), until: expect.any(String) },
    });
    expect(attributedIn(call)).toEqual({ by: 'lease' });
    const asked = ['sub1=red', 'sub2=foot%20er', 'source=blog', 'creative=b7', 'referrerHost=blog.example'];
    for (const query of [...asked, `clickId=${clickId}`, 'sub1=red&source=blog'])
      expect([query, await idsOf(person, query)]).toEqual([query, [id]]);
    expect(await idsOf(person, 'sub1=red&source=other')).toEqual([]);
    expect(await idsOf(person, `sub1=red&to=2020-01-01T00:00:00Z`)).toEqual([]);
  }
  const stranger = await t.signIn('publisher');
  expect(await idsOf(stranger, 'sub1=red')).toEqual([]);
  const csv = (await t.call('GET', '/calls/export?language=en&columns=id,source,page,referrerHost&sub1=red', admin))
    .body;
  expect(csv.replace('\ufeff', '').trim().split(/\r?\n/)).toEqual([
    'Call ID,Source,Landing page,Referrer',
    `${id},blog,https://plumber.example/near,blog.example`,
  ]);
});

test('a call in the rest of a lease says so, as does one to a number nobody had, and one to the fixed number', async () => {
  const lent = await visit({});
  await age(lent, '32 minutes');
  const resting = await get<CallDetail>(publisher, `/calls/${await callTo(lent.number)}`);
  expect([resting.way?.number.by, attributedIn(resting)]).toEqual(['rest', { by: 'rest' }]);
  await age(lent, '10 minutes');
  const unlent = await get<CallDetail>(publisher, `/calls/${await callTo(lent.number)}`);
  expect(unlent.way).toEqual({ click: null, page: null, number: { by: 'unlent', from: null, until: null } });
  const fixed = await get<CallDetail>(publisher, `/calls/${await callTo(link.number)}`);
  expect([fixed.way?.number.by, attributedIn(fixed)]).toEqual(['fixed', { by: 'fixed' }]);
  const nobodys = await get<CallDetail>(admin, `/calls/${await callTo(aNumber())}`);
  expect(nobodys.way).toBeNull();
});

test('a publisher reads every click on their links with its verdict, and the calls that came of it', async () => {
  const own = await aPooledLink(1);
  const found = await click(own, 'sub1=list');
  await click(own, 'sub1=list', 'Googlebot/2.1 (+http://www.google.com/bot.html)');
  await rows(t.db, 'update call set click_id = $1 where id = $2 returning 1', [found, await callTo(own.number)]);
  const list = await get<ClickListResponse>(publisher, `/clicks?campaign=${own.offerId}`);
  expect(list.data).toMatchObject([
    { verdict: 'bot', isUnique: false, calls: 0 },
    { id: found, verdict: 'ok', isUnique: true, calls: 1, sub1: 'list', country: 'US', referrerHost: 'search.example' },
  ]);
  expect(list.data.every((row) => row.publisher === null)).toBe(true);
  const ofAdmin = await get<ClickListResponse>(
    admin,
    `/clicks?account=${publisher.profile.id}&campaign=${own.offerId}`,
  );
  expect(ofAdmin.data.map((row) => row.publisher?.affId)).toEqual([own.affId, own.affId]);
  const narrowed = (query: string) =>
    get<ClickListResponse>(publisher, `/clicks?campaign=${own.offerId}&${query}`).then(({ data }) => data.length);
  expect(await Promise.all(['verdict=bot', 'visit=first', 'visit=again', `search=${found}`].map(narrowed))).toEqual([
    1, 1, 0, 1,
  ]);
  const page = await get<ClickListResponse>(publisher, `/clicks?campaign=${own.offerId}&limit=1`);
  const next = await get<ClickListResponse>(publisher, `/clicks?campaign=${own.offerId}&limit=1&after=${page.next}`);
  expect([next.data.map(({ id }) => id), next.hasMore]).toEqual([[found], false]);
  const stranger = await t.signIn('publisher');
  expect((await get<ClickListResponse>(stranger, `/clicks?account=${publisher.profile.id}`)).data).toEqual([]);
  expect((await t.call('GET', '/clicks', advertiser)).statusCode).toBe(403);
});

test('nobody looks through more than three months of clicks at once', async () => {
  const { since } = await get<ClickListResponse>(publisher, '/clicks?from=2020-01-01T00:00:00Z');
  expect(Date.parse(since)).toBeGreaterThan(Date.now() - 93 * 24 * 60 * 60 * 1000);
});

test('an admin lists the pools, how they do, and the numbers of one', async () => {
  const { data } = await get<NumberPoolListResponse>(admin, `/admin/number-pools?search=${link.offerId}&language=en`);
  const whole = await get<NumberPool>(admin, `/admin/applications/${link.applicationId}/pool?language=en`);
  expect(data).toEqual([whole]);
  expect(whole).toMatchObject({
    publisher: { affId: link.affId },
    campaign: { id: link.offerId },
    ...{ size: 3, numbers: 3, holdMinutes: 30, hosts: ['plumber.example'], inUse: 1 },
  });
  expect(whole.last7Days).toEqual(whole.last30Days);
  expect(whole.advice?.busiestHour).toBeGreaterThanOrEqual(1);
  const first = await get<NumberPoolListResponse>(admin, '/admin/number-pools?limit=1');
  const second = await get<NumberPoolListResponse>(admin, `/admin/number-pools?limit=1&after=${first.next}`);
  expect(new Set([...first.data, ...second.data].map(({ applicationId }) => applicationId)).size).toBe(2);
  const numbers = await get<NumberListResponse>(admin, `/admin/numbers?pool=${link.applicationId}`);
  expect(numbers.data.map(({ isPooled }) => isPooled)).toEqual([true, true, true]);
});

test('the page we host never shows a number that is lent to visitors', async () => {
  const page = await t.app.inject({ url: `/l/${link.offerId}/${link.affId}` });
  expect(page.body).toContain(`tel:${link.number}`);
});
