import type { Movers } from '@callstead/contract/reports/dashboards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, rows } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { rebuildRollups } from '../rollups/rebuild.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const read = async (): Promise<Movers> => {
  const response = await t.call('GET', '/admin/movers?zone=America/New_York', admin);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Movers>();
};

test('who earns this week what they did not the week before has moved; so has their campaign', async () => {
  expect(await read()).toEqual({ movers: [], anomalies: [] });
  const line = await aLine(t);
  await aQualifiedCall(t, line);
  const { movers } = await read();
  expect(movers).toMatchObject([
    { nowCents: 5_000, beforeCents: 0 },
    { nowCents: 5_000, beforeCents: 0 },
  ]);
  expect(movers.map(({ of }) => of).sort()).toEqual(['campaign', 'publisher']);
});

test('a publisher whose callers repeat themselves is out of the ordinary', async () => {
  const usual = await aLine(t);
  const odd = await aLine(t);
  await rows(t.db, "select ensure_months('call', $1, $2)", [new Date(), new Date()]);
  const insert = (line: typeof odd, calls: number, reason: string, status: string) =>
    rows(
      t.db,
      `insert into call (id, arrived_at, call_sid, number, publisher_id, advertiser_id, campaign_id, status, outcome, reason,
                         billing, price_cents, payout_cents, decision)
       select 'call_' || gen_random_uuid(), now() - interval '1 minute', gen_random_uuid()::text, $2, $3, $4, $5, $7, 'unqualified',
              $6, 'none', 0, 0, '{}' from generate_series(1, $1)`,
      [calls, line.number, line.publisherId, line.advertiserId, line.campaignId, reason, status],
    );
  await insert(usual, 100, 'too_short', 'completed');
  await insert(odd, 15, 'duplicate', 'completed');
  await insert(odd, 5, 'too_short', 'completed');
  await rebuildRollups(t.db, 'America/New_York'); // of these nobody told the roller
  const { anomalies } = await read();
  expect(anomalies).toMatchObject([{ of: 'publisher', kind: 'duplicates', rate: 0.75 }]);
  expect(anomalies[0]?.usual).toBeLessThan(0.2);
});
