import type { PublisherCampaign } from '@callstead/contract/applications';
import { isOpen } from '@callstead/domain/campaigns/hours';
import type { Hours, Terms } from '@callstead/domain/campaigns/terms';
import { hoursDaily } from '@callstead/domain/testing/a-call';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, rows } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { listOffers } from '../catalogue-queries.ts';
import { refreshListing } from './refresh-listing.ts';

let t: TestNetwork;
let publisher: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  publisher = await t.signIn('publisher');
});
afterAll(() => t.close());

/** A campaign that words alone find. */
async function aCampaignOf(word: string, terms: Partial<Terms> = {}): Promise<string> {
  const { campaignId } = await aLine(t, { terms });
  await rows(t.db, 'update campaign set search_text = $2 where id = $1', [campaignId, word]);
  return campaignId;
}

async function catalogue(query: Record<string, string>, who = publisher) {
  const response = await t.call('GET', `/publisher/campaigns?${new URLSearchParams(query)}`, who);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: PublisherCampaign[]; next: string | null }>();
}

const priced = (priceCents: number): Partial<Terms> => ({
  pricing: { kind: 'fixed', priceCents, floorCents: priceCents, ceilingCents: priceCents },
});
const PERCENT: Partial<Terms> = {
  pricing: { kind: 'percent', conversion: 'sale', basisPoints: 1_500, ceilingCents: 900_000 },
};

test('the best payout comes first, what cannot be compared last, page by page', async () => {
  for (const terms of [priced(3_000), PERCENT, priced(9_000), priced(3_000)]) await aCampaignOf('sorted', terms);
  const paged: (string | null)[] = [];
  const seen = new Set<string>();
  let after: string | null = '';
  while (after !== null) {
    const page: Awaited<ReturnType<typeof catalogue>> = await catalogue({
      ...{ search: 'sorted', sort: 'payout', language: 'en', limit: '1' },
      ...(after && { after }),
    });
    for (const { id, estimatedPayout } of page.data) {
      seen.add(id);
      paged.push(estimatedPayout);
    }
    after = page.next;
  }
  expect(paged).toEqual(['$45 per call', '$15 per call', '$15 per call', '15% of the sale']);
  expect(seen.size).toBe(4);
});

test('a new version takes the place of the old one in the order', async () => {
  const [low, high] = [await aCampaignOf('versions', priced(1_000)), await aCampaignOf('versions', priced(2_000))];
  const first = async () => (await catalogue({ search: 'versions', sort: 'payout' })).data[0]?.estimatedPayout;
  expect(await first()).toBe('$10 por llamada');
  await rows(
    t.db,
    `with v as (
       insert into campaign_version (campaign_id, version, terms, texts)
       select campaign_id, 2, jsonb_set(terms, '{pricing,ceilingCents}', '8000'), texts
       from campaign_version where campaign_id = $1
     ) update campaign set current_version = 2 where id = $1`,
    [low],
  );
  const [raised, other] = (await catalogue({ search: 'versions', sort: 'payout' })).data;
  expect([raised?.estimatedPayout, other?.estimatedPayout]).toEqual(['$5 - $40 por llamada', '$10 por llamada']);
  expect(high).not.toBe(low);
});

test('the shortest hold and the newest come first where that is asked', async () => {
  const long = await aCampaignOf('holding', { approvalDays: 14 });
  const short = await aCampaignOf('holding', { approvalDays: 3 });
  await rows(t.db, `update campaign set created_at = now() + interval '1 minute' where id = $1`, [long]);
  const days = async (sort: string) =>
    (await catalogue({ search: 'holding', sort })).data.map((each) => each.approvalDays);
  expect(await days('hold')).toEqual([3, 14]);
  expect(await days('new')).toEqual([14, 3]);
  expect(short).not.toBe(long);
});

test('what a campaign earned and how much of it was approved is told, and sorted by, once it is written beside it', async () => {
  const line = await aLine(t, { balanceCents: 10_000_000 });
  await rows(t.db, `update campaign set search_text = 'figures' where id = $1`, [line.campaignId]);
  await aCampaignOf('figures');
  const first = await aQualifiedCall(t, line);
  for (let calls = 1; calls < 30; calls += 1) await aQualifiedCall(t, line);
  const admin = await t.signIn('admin');
  await t.call('POST', `/admin/calls/${first}/decision`, {
    headers: admin.headers,
    body: { decision: 'refused', reason: 'heard it' },
  });
  await t.handleEvents();
  await refreshListing(t);
  for (const sort of ['epc', 'approval']) {
    const { data } = await catalogue({ search: 'figures', sort });
    expect(data.map(({ epc, approvalRate }) => [epc, approvalRate])).toEqual([
      ['$24.17', 0.9667], // 29 × $25 over 30 calls
      [null, null],
    ]);
  }
});

test('campaigns are narrowed to a type and to a state; one without states takes all of the country', async () => {
  const anywhere = { geo: { countries: ['US'], states: [] } };
  const florida = { geo: { countries: ['US'], states: ['FL' as const] } };
  const abroad = { geo: { countries: ['CA'], states: [] } };
  for (const terms of [anywhere, florida, abroad]) await aCampaignOf('places', { ...terms });
  const states = async (state: string) =>
    (await catalogue({ search: 'places', state, language: 'en' })).data.map((each) => each.geoRestrictions);
  expect(await states('TX')).toEqual([[expect.stringMatching(/United States|country/)]]);
  expect(await states('FL')).toHaveLength(2);
  expect((await catalogue({ search: 'places', type: 'lead' })).data).toEqual([]);
  expect((await catalogue({ search: 'places', type: 'call' })).data).toHaveLength(3);
  expect((await catalogue({ search: 'places', state: 'nowhere' })).data).toHaveLength(3);
});

test('those open now are those whose clock says so; a paused one that somebody joined is not among them', async () => {
  const line = await aLine(t, { publisherId: publisher.profile.id });
  const closed = await aCampaignOf('clock', { hours: hoursDaily('America/New_York') });
  await rows(t.db, `update campaign set search_text = 'clock' where id = $1`, [line.campaignId]);
  await aCampaignOf('clock');
  const openNow = async () => (await catalogue({ search: 'clock', open: 'now' })).data.map((each) => each.status);
  expect(await openNow()).toEqual(['active', 'active']);
  await rows(t.db, `update campaign set status = 'paused' where id = $1`, [line.campaignId]);
  expect(await openNow()).toEqual(['active']);
  await rows(t.db, `update campaign set type = 'lead' where id = $1`, [closed]); // whose form takes leads at any hour
  expect(await openNow()).toEqual(['active', 'active']);
});

const Span = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .filter(([from, to]) => from < to);
const Day = fc.option(Span, { nil: undefined }).map((span) => (span ? [{ from: span[0], to: span[1] }] : []));
const HOURS = fc.record({
  zone: fc.constantFrom(
    ...[
      'America/New_York',
      'Europe/Madrid',
      'America/Mexico_City',
      'America/Bogota',
      'Asia/Kolkata',
      'Pacific/Auckland',
      'UTC',
    ],
  ),
  week: fc.tuple(Day, Day, Day, Day, Day, Day, Day),
});

test('the database and the domain agree whether a campaign is open', async () => {
  const id = await aCampaignOf('agreeing');
  let version = 1;
  const opensInList = async (hours: Hours, at: Date) => {
    version += 1;
    await rows(
      t.db,
      `with v as (
         insert into campaign_version (campaign_id, version, terms, texts)
         select campaign_id, $2, jsonb_set(terms, '{hours}', $3), texts
         from campaign_version where campaign_id = $1 and version = 1
       ) update campaign set current_version = $2 where id = $1`,
      [id, version, JSON.stringify(hours)],
    );
    const asked = { search: 'agreeing', categories: undefined, subCategory: undefined, after: undefined, limit: 1 };
    return (await listOffers(t.db, { ...asked, openAt: at })).length === 1;
  };
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(HOURS, moments, async (hours, at) => {
      expect(await opensInList(hours as Hours, at)).toBe(isOpen(hours as Hours, at));
    }),
    { numRuns: 60, seed: 111 },
  );
});
