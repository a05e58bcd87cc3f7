import type { CallListResponse, CallSummary } from '@callstead/contract/calls/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCallList } from '../../../testing/a-call-list.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('a list says what it comes to, and each side reads its own amounts', async () => {
  const { publisher, advertiser, admin, call, get, line } = await aCallList(t);
  await call('+13055551001', 120);
  await call('+13055551002', 240);
  await call('+13055551003', 10);
  const read = (person: Person, query = '') => get<CallSummary>(person, `/calls/summary?zone=America/New_York${query}`);
  const figures = { qualified: 2, talkSeconds: 370 };
  expect(await read(publisher)).toMatchObject({
    count: { rows: 3, isMore: false },
    isNewest: false,
    totals: { ...figures, priceCents: null, payoutCents: 5_000, marginCents: null },
  });
  expect((await read(advertiser)).totals).toEqual({
    ...figures,
    priceCents: 10_000,
    payoutCents: null,
    marginCents: null,
  });
  expect((await read(admin, `&account=${line.advertiserId}`)).totals).toEqual({
    ...figures,
    priceCents: 10_000,
    payoutCents: 5_000,
    marginCents: 5_000,
  });
});

test('it is about exactly the calls of the list, whatever that is narrowed to', async () => {
  const { publisher, advertiser, admin, call, get, line } = await aCallList(t);
  const paid = await call('+13055552001', 120);
  await call('+13055552002', 10);
  await call('+34612345678');
  await call('+13055552004');
  for (const filter of [
    '',
    'outcome=qualified',
    'outcome=unqualified&reason=too_short',
    'reason=out_of_geo',
    'reason=out_of_geo&status=refused',
    'status=ringing',
    'status=busy',
    'billing=held',
    'billing=held&outcome=unqualified',
    'billing=sold',
    'sub1=nothing',
    `search=${paid}`,
    `search=${line.number.slice(2, 9)}`,
    `publisher=${publisher.profile.aff_id}&outcome=qualified`,
    'campaign=ZZ999',
    'from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z',
  ]) {
    for (const [person, scope] of [
      [publisher, ''],
      [advertiser, ''],
      [admin, `&account=${line.publisherId}`],
    ] as const) {
      const { data } = await get<CallListResponse>(person, `/calls?${filter}${scope}`);
      const { count, totals, bars } = await get<CallSummary>(person, `/calls/summary?${filter}${scope}`);
      const counted = bars.reduce((sum, bar) => sum + bar.counted, 0);
      const others = bars.reduce((sum, bar) => sum + bar.others, 0);
      const qualified = data.filter(({ outcome }) => outcome === 'qualified').length;
      expect([filter, count.rows, totals.qualified, counted, others]).toEqual([
        filter,
        data.length,
        qualified,
        qualified,
        data.length - qualified,
      ]);
    }
  }
});

test('bars are days of the zone asked for, one after the other', async () => {
  const { publisher, get } = await aCallList(t);
  const { bars } = await get<CallSummary>(
    publisher,
    '/calls/summary?zone=America/New_York&from=2026-03-07T05:00:00Z&to=2026-03-10T04:00:00Z',
  );
  expect(bars.map(({ from }) => from)).toEqual([
    '2026-03-07T05:00:00.000Z',
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
  ]);
  expect(bars.at(-1)?.to).toBe('2026-03-10T04:00:00.000Z');
});

test('calls are sorted by talk time and by one’s own amount, page by page, forth and back', async () => {
  const { publisher, advertiser, call, get } = await aCallList(t);
  const seconds = [120, 10, 300, 95, 40];
  const made = new Map<number, string>();
  for (const [index, talked] of seconds.entries()) made.set(talked, await call(`+1305555300${index}`, talked));
  const ringing = await call('+13055553009');
  const longest = [300, 120, 95, 40, 10].map((talked) => made.get(talked));
  const ids = async (person: Person, query: string) =>
    (await get<CallListResponse>(person, `/calls?${query}`)).data.map(({ id }) => id);
  expect(await ids(publisher, 'sort=talkSeconds')).toEqual([...longest, ringing]);
  expect(await ids(publisher, 'sort=talkSeconds&direction=asc')).toEqual([...longest.toReversed(), ringing]);
  expect(await ids(publisher, 'sort=time&direction=asc')).toEqual([...[...made.values()], ringing]);
  for (const person of [publisher, advertiser]) {
    expect((await ids(person, 'sort=amount')).slice(0, 3)).toEqual([made.get(95), made.get(300), made.get(120)]);
  }
  const page = (where: string) => get<CallListResponse>(publisher, `/calls?sort=talkSeconds&limit=2${where}`);
  const second = await page(`&after=${(await page('')).next}`);
  expect(second.data.map(({ id }) => id)).toEqual(longest.slice(2, 4));
  const back = await page(`&before=${second.previous}`);
  expect(back.data.map(({ id }) => id)).toEqual(longest.slice(0, 2));
  expect(idsOf(await page('&after=W10'))).toEqual(longest.slice(0, 2));
});

const idsOf = ({ data }: CallListResponse) => data.map(({ id }) => id);
