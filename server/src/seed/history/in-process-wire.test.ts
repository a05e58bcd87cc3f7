import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureMonths } from '../../db/months.ts';
import { createCallEngine } from '../../modules/calls/engine.ts';
import { verifyLedger } from '../../modules/ledger/verify.ts';
import { chanceFrom } from '../../telephony/simulator/chance.ts';
import { planTraffic } from '../../telephony/simulator/plan-traffic.ts';
import { playCall } from '../../telephony/simulator/play-call.ts';
import { aLine, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { createInProcessWire } from './in-process-wire.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const DAY_MS = 86_400_000;

/** Sixty days of calls, one a day, made now. */
async function makeHistory(seed: number, numbers: readonly string[], today: Date): Promise<void> {
  const chance = chanceFrom(seed);
  const engine = createCallEngine({ pool: t.services.pool, routing: t.services.calls.routing, random: chance.next });
  const wire = createInProcessWire(engine);
  const calls = planTraffic(chance, { calls: 60, numbers, ratePerSecond: 1 });
  for (const [index, call] of calls.entries()) {
    await playCall(call, wire, new Date(today.getTime() - (60 - index) * DAY_MS));
    await wire.settled();
  }
}

test('the engine makes history at the times it is told, and the books are right', async () => {
  const line = await aLine(t);
  const today = new Date();
  await ensureMonths(t.db, 'call', new Date(today.getTime() - 61 * DAY_MS), today);
  await makeHistory(7, [line.number], today);
  const [made] = await rows<{ calls: number; days: number; open: number }>(
    t.db,
    `select count(*) as calls, count(distinct arrived_at::date) as days, count(*) filter (where ended_at is null) as open
     from call where campaign_id = $1`,
    [line.campaignId],
  );
  expect(made).toEqual({ calls: 60, days: 60, open: 0 });
  const late = await rows(
    t.db,
    `select 1 from ledger_entry where kind = 'qualified' and at > now() - interval '1 hour'`,
  );
  expect(late).toEqual([]);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('the same seed plans the same traffic, another seed another', () => {
  const plan = (seed: number) =>
    planTraffic(chanceFrom(seed), { calls: 50, numbers: ['+13055550100'], ratePerSecond: 5 });
  expect(plan(7)).toEqual(plan(7));
  expect(plan(8)).not.toEqual(plan(7));
});

test('people call while it is day where they live', () => {
  const share = (hourUtc: number) => {
    const calls = planTraffic(chanceFrom(3), { calls: 400, numbers: ['+13055550100'], ratePerSecond: 5, hourUtc });
    return calls.filter(({ state }) => ['CA', 'WA', 'OR', 'NV', 'HI', 'AK'].includes(state)).length / calls.length;
  };
  expect(share(12)).toBeLessThan(share(1)); // seven in the morning in New York, five in the afternoon in Los Angeles
});
