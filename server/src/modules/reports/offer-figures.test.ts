import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, type Line, rows, topUp } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { sweepLostCalls } from '../calls/sweep-lost-calls.ts';
import { sumCampaigns } from './report/campaign-queries.ts';

let t: TestNetwork;
let admin: Person;
let carrier: ReturnType<typeof aCarrier>;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  carrier = aCarrier(t);
});
afterAll(() => t.close());

async function call(line: Line, ends: string): Promise<string> {
  const sid = aSid();
  await carrier.voice(sid, aNumber(), line.number);
  if (ends === 'no-answer') await carrier.dialEnded(sid, `leg of ${sid}`, 'no-answer');
  else await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', ends === 'short' ? 5 : 100);
  const [row] = await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid]);
  return row?.id ?? '';
}

const decide = (id: string, decision: 'approved' | 'refused') =>
  t.call('POST', `/admin/calls/${id}/decision`, { headers: admin.headers, body: { decision, reason: 'heard it' } });

/** As the calls themselves stand. */
const recounted = ({ campaignId }: Line) =>
  rows(
    t.db,
    `select count(*)::integer as incoming, (count(*) filter (where sold))::integer as sold,
            coalesce(sum(payout_cents) filter (where sold), 0)::bigint as payout_cents
     from (select *, billing in ('held', 'approved', 'disputed', 'paid') as sold from call where campaign_id = $1) c`,
    [campaignId],
  );
const counted = async ({ campaignId }: Line) => {
  const counts = (await sumCampaigns(t.db, [campaignId], new Date(0))).get(campaignId);
  return [{ incoming: counts?.incoming, sold: counts?.sold, payout_cents: counts?.payoutCents }];
};

const TEXTS = {
  title: 'Techos',
  description: 'd',
  detailedDescription: 'd',
  targetAudience: 'a',
  keywords: [],
  conversionRequirements: 'c',
  restrictions: 'r',
  notes: '',
  target: 't',
  qualification: 'q',
};

/** With texts, which its page needs, and in a category without others, which have none. */
async function describe({ campaignId }: Line): Promise<void> {
  await rows(
    t.db,
    `with v as (
       insert into campaign_version (campaign_id, version, terms, texts)
       select campaign_id, 2, terms, $2 from campaign_version where campaign_id = $1
     ) update campaign set current_version = 2, category = 'rehab' where id = $1`,
    [campaignId, JSON.stringify({ en: TEXTS, es: TEXTS })],
  );
}

async function offerOf({ campaignId }: Line) {
  const [campaign] = await rows<{ public_id: string }>(t.db, 'select public_id from campaign where id = $1', [
    campaignId,
  ]);
  const response = await t.call('GET', `/offers/${campaign?.public_id}`);
  expect([response.statusCode, response.json().code]).toEqual([200, undefined]);
  return response.json().offer;
}

test('a call that waited for an admin counts once when it is billed', async () => {
  const line = await aLine(t, { balanceCents: 5_000 });
  const lost = aSid();
  await carrier.voice(lost, aNumber(), line.number);
  await sweepLostCalls(t.services.calls, new Date(Date.now() + 3 * 3_600_000));
  await call(line, 'long');
  await carrier.dialEnded(lost, `leg of ${lost}`, 'completed', 100);
  const [waiting] = await rows<{ id: string; billing: string }>(
    t.db,
    'select id, billing from call where call_sid = $1',
    [lost],
  );
  expect(waiting?.billing).toBe('review');
  await topUp(t.db, line.advertiserId, 5_000);
  expect((await decide(waiting?.id ?? '', 'approved')).json()).toMatchObject({ billing: 'held' });
  await t.handleEvents();
  expect(await counted(line)).toEqual(await recounted(line));
});

test('an offer tells what a call earns and how many are sold, from thirty calls of the last thirty days on', async () => {
  const line = await aLine(t);
  await describe(line);
  for (let sold = 0; sold < 3; sold += 1) await call(line, 'long');
  for (let calls = 0; calls < 26; calls += 1) await call(line, 'short');
  await t.handleEvents();
  expect(await offerOf(line)).toMatchObject({ epc: null, cr: null });
  await call(line, 'no-answer');
  await t.handleEvents();
  expect(await offerOf(line)).toMatchObject({ epc: '$2.50', cr: '10%' }); // 3 × $25 over 30 calls
  await rows(
    t.db,
    `update rollup_pair set starts_at = starts_at - interval '30 days' where campaign_id = $1 and grain = 'day'`,
    [line.campaignId],
  );
  expect(await offerOf(line)).toMatchObject({ epc: null, cr: null });
});
