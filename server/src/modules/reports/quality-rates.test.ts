import type { ApplicationListResponse } from '@callstead/contract/applications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, type Line, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { refreshListing } from '../campaigns/listing/refresh-listing.ts';
import { readOfferFigures } from './offer-figures.ts';
import { readPublisherRates } from './publisher-rates.ts';

let t: TestNetwork;
let publisher: Person;
let advertiser: Person;
let line: Line;

const SHORT = 6;
const LONG = 24;

async function call(seconds: number): Promise<string> {
  const [carrier, sid] = [aCarrier(t), aSid()];
  await carrier.voice(sid, aNumber(), line.number);
  await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', seconds);
  const [row] = await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid]);
  return row?.id ?? '';
}

beforeAll(async () => {
  t = await createTestNetwork();
  [publisher, advertiser] = [await t.signIn('publisher'), await t.signIn('advertiser')];
  line = await aLine(t, { publisherId: publisher.profile.id, advertiserId: advertiser.profile.id });
});
afterAll(() => t.close());

test('too few calls say nothing, of a campaign or of a publisher', async () => {
  const id = await call(100);
  await t.call('POST', `/calls/${id}/dispute`, { ...advertiser, body: { reason: 'wrong number' } });
  await t.handleEvents();
  expect(await readOfferFigures(t.db, [line.campaignId])).toEqual(new Map());
  expect(await readPublisherRates(t.db, [publisher.profile.id])).toEqual(
    new Map([[publisher.profile.id, { disputeRate: null, shortRate: null }]]),
  );
});

test('of enough it is told how many were disputed and how many ended short of the minimum, wherever they are read', async () => {
  for (let left = LONG - 1; left > 0; left -= 1) await call(100);
  for (let left = SHORT; left > 0; left -= 1) await call(5);
  await t.handleEvents();
  const rates = { disputeRate: 1 / LONG, shortRate: SHORT / (LONG + SHORT) };
  expect((await readOfferFigures(t.db, [line.campaignId])).get(line.campaignId)).toMatchObject(rates);
  expect((await readPublisherRates(t.db, [publisher.profile.id])).get(publisher.profile.id)).toEqual(rates);
  const { data }: ApplicationListResponse = (await t.call('GET', '/applications', advertiser)).json();
  expect(data.map(({ applicant }) => applicant)).toMatchObject([rates]);
  await refreshListing(t);
  const [listed] = await rows(
    t.db,
    'select dispute_points, short_points from campaign_listing where campaign_id = $1',
    [line.campaignId],
  );
  expect(listed).toEqual({ dispute_points: Math.round(10_000 / LONG), short_points: 2_000 });
});
