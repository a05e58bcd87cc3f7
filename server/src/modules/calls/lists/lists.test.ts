import type { CallListResponse, CallOptionsResponse, LiveCallsResponse } from '@callstead/contract/calls/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCallList } from '../../../testing/a-call-list.ts';
import { aLine, aQualifiedCall, aSid, rows } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('each side reads its own amount, and only admins read names and margins', async () => {
  const { publisher, advertiser, admin, call, get, line } = await aCallList(t);
  const id = await call('+13055551234', 120);
  const read = async (person: Person) =>
    (await get<CallListResponse>(person, '/calls')).data.find((row) => row.id === id);
  expect(await read(publisher)).toMatchObject({
    number: line.number,
    caller: '+1 305 ••• ••34',
    place: { country: 'US', state: 'FL', zip: '33139', city: 'MIAMI' },
    talkSeconds: 120,
    minimumSeconds: 90,
    status: 'completed',
    outcome: 'qualified',
    reason: null,
    billing: 'held',
    priceCents: null,
    payoutCents: 2_500,
    marginCents: null,
    publisher: { affId: publisher.profile.aff_id, name: null },
    advertiser: null,
    recording: 'none',
    clickId: null,
  });
  expect(await read(advertiser)).toMatchObject({
    caller: '+13055551234',
    priceCents: 5_000,
    payoutCents: null,
    marginCents: null,
    publisher: { affId: publisher.profile.aff_id, name: null },
    advertiser: null,
  });
  expect(await read(admin)).toMatchObject({
    caller: '+13055551234',
    priceCents: 5_000,
    payoutCents: 2_500,
    marginCents: 2_500,
    publisher: { affId: publisher.profile.aff_id, name: 'Test publisher' },
    advertiser: { id: advertiser.profile.id, name: 'Test advertiser' },
  });
});

test('an admin in the area of publishers or advertisers sees exactly what they see', async () => {
  const { publisher, advertiser, admin, call, get } = await aCallList(t);
  const id = await call('+13055552345', 120);
  for (const [person, view] of [
    [publisher, 'publisher'],
    [advertiser, 'advertiser'],
  ] as const) {
    const looking = `view=${view}&account=${person.profile.id}`;
    for (const path of ['/calls?', '/calls/live?', '/calls/options?', '/calls/export?']) {
      const [own, seen] = await Promise.all([get<object>(person, path), get<object>(admin, `${path}${looking}`)]);
      expect(withoutClock(seen)).toEqual(withoutClock(own));
    }
    const [own, seen] = await Promise.all([
      get<object>(person, `/calls/${id}`),
      get<object>(admin, `/calls/${id}?view=${view}`),
    ]);
    expect({ ...seen, may: null }).toEqual({ ...own, may: null });
  }
});

const withoutClock = (body: object | string) => (typeof body === 'string' ? body : { ...body, now: null });

test('nobody but an admin chooses a view or an account', async () => {
  const { publisher, advertiser, call, get } = await aCallList(t);
  const id = await call('+13055553456', 120);
  const asked = `view=admin&account=${advertiser.profile.id}`;
  const { data: calls } = await get<CallListResponse>(publisher, `/calls?${asked}`);
  expect(calls.map((row) => row.id)).toEqual([id]);
  expect(calls[0]).toMatchObject({ caller: '+1 305 ••• ••56', priceCents: null, advertiser: null });
});

test('pages go on from the row before, forth and back, newest first', async () => {
  const { publisher, call, get } = await aCallList(t);
  const made: string[] = [];
  for (let number = 0; number < 5; number += 1) made.unshift(await call(`+1305555400${number}`, 100));
  const page = (where: string) => get<CallListResponse>(publisher, `/calls?limit=2${where}`);
  await expectPages(page, made);
  await expectPages((where) => page(`&billing=held${where}`), made); // walked another way
  for (const mangled of ['&after=%00', '&before=W10', `&after=${Buffer.from('["x","y"]').toString('base64url')}`]) {
    expect(idsOf(await page(mangled))).toEqual(made.slice(0, 2));
  }
});

const idsOf = ({ data }: CallListResponse) => data.map((row) => row.id);

async function expectPages(page: (where: string) => Promise<CallListResponse>, made: readonly string[]) {
  const first = await page('');
  expect([idsOf(first), first.previous]).toEqual([made.slice(0, 2), null]);
  const second = await page(`&after=${first.next}`);
  const third = await page(`&after=${second.next}`);
  expect([idsOf(second), idsOf(third), third.next]).toEqual([made.slice(2, 4), made.slice(4), null]);
  const back = await page(`&before=${third.previous}`);
  expect([idsOf(back), back.next !== null]).toEqual([made.slice(2, 4), true]);
  const start = await page(`&before=${back.previous}`);
  expect([idsOf(start), start.previous]).toEqual([made.slice(0, 2), null]);
}

test('lists are narrowed by period, campaign, publisher, state and money', async () => {
  const { publisher, advertiser, admin, call, carrier, idOf, line, get } = await aCallList(t);
  const paid = await call('+13055555001', 120);
  const short = await call('+13055555002', 10);
  const busySid = aSid();
  await carrier.voice(busySid, '+13055555003', line.number);
  await carrier.dialEnded(busySid, 'leg', 'busy');
  const busy = await idOf(busySid);
  const [refused, ringing] = [await call('+34612345678'), await call('+13055555004')];
  const all = [ringing, refused, busy, short, paid];
  const [campaign] = await rows<{ public_id: string }>(t.db, 'select public_id from campaign where id = $1', [
    line.campaignId,
  ]);
  await call('+13055555001', 10); // not among them: see the period
  const [end] = await rows<{ at: Date }>(t.db, 'select max(arrived_at) as at from call where advertiser_id = $1', [
    line.advertiserId,
  ]);
  const before = `to=${end?.at.toISOString()}`;
  const found = async (person: Person, filter: string) =>
    (await get<CallListResponse>(person, `/calls?${before}&${filter}`)).data.map((row) => row.id);
  for (const [filter, expected] of Object.entries({
    '': all,
    'status=busy': [busy],
    'status=ringing': [ringing],
    'status=refused': [refused],
    'status=failed': [],
    'outcome=qualified': [paid],
    'outcome=unqualified': [refused, busy, short],
    'reason=too_short': [short],
    'reason=out_of_geo': [refused],
    'reason=no_balance': [],
    'billing=held': [paid],
    'billing=sold': [paid],
    'billing=disputed': [],
    [`from=${end?.at.toISOString()}`]: [],
    [`campaign=${campaign?.public_id}`]: all,
    'campaign=ZZ999': [],
    [`publisher=${publisher.profile.aff_id}`]: all,
    'publisher=nobody': [],
    'status=nonsense': all,
    [`search=${paid}`]: [paid],
    [`search=${paid.slice(0, 12)}`]: all.filter((id) => id.startsWith(paid.slice(0, 12))),
    'search=call_lll': [],
    [`search=${encodeURIComponent(line.number)}`]: all,
    [`search=${line.number.slice(2, 9)}`]: all,
    'search=xyz': [],
  })) {
    const seen = await Promise.all([
      found(advertiser, filter),
      found(publisher, filter),
      found(admin, `${filter}&account=${line.advertiserId}`),
    ]);
    expect([filter, ...seen]).toEqual([filter, expected, expected, expected]);
  }
  const stranger = await aLine(t, { advertiserId: line.advertiserId });
  const [other] = await rows<{ aff_id: string }>(t.db, 'select aff_id from account where id = $1', [
    stranger.publisherId,
  ]);
  expect(await found(publisher, `publisher=${other?.aff_id}`)).toEqual([]);
});

test('advertisers and admins find a caller by number; publishers find out nothing', async () => {
  const { publisher, advertiser, admin, call, get } = await aCallList(t);
  const id = await call('+13055556789', 120);
  const ways = ['%2B13055556789', '13055556789', '3055556789', '(305) 555-67', '+1 305 555 6789'];
  for (const search of ways) {
    const found = async (person: Person) =>
      (await get<CallListResponse>(person, `/calls?search=${search}`)).data.map((row) => row.id);
    expect([search, await found(advertiser)]).toEqual([search, [id]]);
    expect([search, await found(admin)]).toEqual([search, [id]]);
    expect([search, await found(publisher)]).toEqual([search, []]);
  }
});

test('calls in flight are shown to both sides, with the clock they are told by', async () => {
  const { publisher, advertiser, call, carrier, get, line } = await aCallList(t);
  const ringing = await call('+13055557001');
  const sid = aSid();
  await carrier.voice(sid, '+13055557002', line.number);
  await carrier.answered(sid, 'leg');
  await call('+13055557003', 120);
  for (const person of [publisher, advertiser]) {
    const { now, total, calls } = await get<LiveCallsResponse>(person, '/calls/live');
    expect(total).toBe(2);
    expect(calls[1]).toMatchObject({ id: ringing, status: 'ringing', answeredAt: null, minimumSeconds: 90 });
    expect(calls[0]?.status).toBe('connected');
    expect(Date.parse(calls[0]?.answeredAt ?? '')).toBeLessThanOrEqual(Date.parse(now));
  }
  const outsider = await t.signIn('publisher');
  expect(await get<LiveCallsResponse>(outsider, '/calls/live')).toMatchObject({ total: 0, calls: [] });
});

test('a duplicate that rings unbilled says so while it lasts; one that is billed counts like any other', async () => {
  for (const [bill, unbillable] of [
    [false, 'duplicate'],
    [true, null],
  ] as const) {
    const { publisher, advertiser, call, get } = await aCallList(t, {
      duplicates: { windowDays: 30, after: 'qualified', route: true, bill, pay: false },
    });
    await call('+13055557101', 120);
    const [again, first] = [await call('+13055557101'), await call('+13055557102')];
    for (const person of [publisher, advertiser]) {
      const { calls } = await get<LiveCallsResponse>(person, '/calls/live');
      expect(calls.map((live) => [live.id, live.unbillable])).toEqual([
        [first, null],
        [again, unbillable],
      ]);
    }
  }
});

test('filters offer the campaigns that had calls, and who sent them', async () => {
  const { publisher, advertiser, admin, call, get, line } = await aCallList(t);
  await call('+13055558001', 120);
  const foreign = await aLine(t);
  await aQualifiedCall(t, foreign);
  const [campaign] = await rows<{ public_id: string }>(t.db, 'select public_id from campaign where id = $1', [
    line.campaignId,
  ]);
  const own = { id: campaign?.public_id, title: campaign?.public_id };
  const { aff_id: affId } = publisher.profile;
  const options = (person: Person, query = '') => get<CallOptionsResponse>(person, `/calls/options${query}`);
  expect(await options(publisher)).toEqual({ campaigns: [own], publishers: [] });
  expect(await options(advertiser)).toEqual({ campaigns: [own], publishers: [{ affId, name: null }] });
  expect(await options(advertiser, '?search=nothing')).toEqual({ campaigns: [], publishers: [] });
  const everything = await options(admin);
  expect(everything.campaigns.length).toBeGreaterThan(1);
  expect(everything.publishers).toContainEqual({ affId, name: 'Test publisher' });
});

test('a character that no text can hold is a mistake of whoever asks, and in a search it is none', async () => {
  const { publisher } = await aCallList(t);
  const ask = (path: string) => t.call('GET', path, { headers: publisher.headers });
  expect((await ask('/calls/%00')).json().code).toBe('validation_failed');
  for (const path of ['/calls/options', '/calls/lines']) {
    expect((await ask(`${path}?search=a%00`)).json()).toEqual((await ask(path)).json());
  }
});
