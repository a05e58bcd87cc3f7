import type { ConversionListResponse, ConversionSummary } from '@callstead/contract/conversions/conversions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClick, aPaidLine, type PaidLine } from '../../../testing/conversion-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

/** Two that are charged and one that was rejected, of one campaign. */
async function threeConversions() {
  const [admin, advertiser, publisher] = [
    await t.signIn('admin'),
    await t.signIn('advertiser'),
    await t.signIn('publisher'),
  ];
  const sides = { advertiserId: advertiser.profile.id, publisherId: publisher.profile.id };
  const line = await aPaidLine(t, { ...sides, balanceCents: 20_000 });
  const ids = [await reported(line), await reported(line), await reported(line, { status: 'rejected', txid: 'T-3' })];
  return { admin, advertiser, publisher, ids };
}

async function reported(line: PaidLine, said: Record<string, string> = {}): Promise<string> {
  const asked = new URLSearchParams({ token: line.token, click_id: await aClick(t, line), ...said });
  const answer = await t.app.inject({ method: 'GET', url: `/v1/postback?${asked}` });
  expect(answer.json()).toMatchObject({ accepted: true });
  return answer.json().conversionId;
}

const get = async <Body>(person: Person, path: string): Promise<Body> => (await t.call('GET', path, person)).json();
const sums = (person: Person, more = '') => get<ConversionSummary>(person, `/conversions/summary?zone=UTC${more}`);

test('a list says what it comes to, and each side reads its own amounts', async () => {
  const { admin, advertiser, publisher } = await threeConversions();
  expect(await sums(publisher)).toMatchObject({
    ...{ count: { rows: 3, isMore: false }, isNewest: false },
    totals: { sold: 2, priceCents: null, payoutCents: 4_000, marginCents: null },
  });
  expect((await sums(advertiser)).totals).toEqual({ sold: 2, priceCents: 8_000, payoutCents: null, marginCents: null });
  expect((await sums(admin, `&account=${advertiser.profile.id}`)).totals).toEqual({
    ...{ sold: 2, priceCents: 8_000, payoutCents: 4_000, marginCents: 4_000 },
  });
});

test('it is about exactly the conversions of the list, whatever that is narrowed to', async () => {
  const { advertiser, publisher, ids } = await threeConversions();
  const filters = [
    ...['', 'status=approved', 'status=rejected', 'billing=held', 'billing=sold', 'billing=none', 'search=T-3'],
    ...[`search=${ids[0]}`, `publisher=${publisher.profile.aff_id}`, 'campaign=ZZ999', 'to=2020-01-01T00:00:00Z'],
  ];
  for (const filter of filters) {
    for (const person of [publisher, advertiser]) {
      const { data } = await get<ConversionListResponse>(person, `/conversions?${filter}`);
      const { count, totals, bars } = await sums(person, `&${filter}`);
      const sold = data.filter(({ billing }) => billing === 'held').length;
      const inBars = bars.reduce((sum, bar) => sum + bar.counted + bar.others, 0);
      expect([filter, count.rows, totals.sold, inBars]).toEqual([filter, data.length, sold, data.length]);
    }
  }
});

test('the oldest may come first, and a page after another goes on there', async () => {
  const { advertiser, ids } = await threeConversions();
  const read = (more: string) => get<ConversionListResponse>(advertiser, `/conversions?direction=asc${more}`);
  expect((await read('')).data.map(({ id }) => id)).toEqual(ids);
  const first = await read('&limit=2');
  const rest = await read(`&limit=2&after=${first.next}`);
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(ids);
});

test('those that cost most come first, those nobody pays for last, both ways', async () => {
  const { publisher, ids } = await threeConversions();
  const [one, other, rejected] = ids as [string, string, string];
  const read = async (more: string) =>
    (await get<ConversionListResponse>(publisher, `/conversions?sort=amount${more}`)).data.map(({ id }) => id);
  expect(await read('')).toEqual([...[one, other].toSorted().toReversed(), rejected]);
  expect(await read('&direction=asc')).toEqual([...[one, other].toSorted(), rejected]);
  const { next } = await get<ConversionListResponse>(publisher, '/conversions?sort=amount&limit=2');
  expect(await read(`&limit=2&after=${next}`)).toEqual([rejected]);
});
