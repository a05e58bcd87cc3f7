import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureMonths } from '../../db/months.ts';
import { createCallEngine } from '../../modules/calls/engine.ts';
import { postEntries } from '../../modules/ledger/queries.ts';
import { aLine, aNumber, aSid, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { createInProcessWire } from './in-process-wire.ts';
import { fillReservationSnapshots } from './reservation-snapshots.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const minute = (minutes: number) => new Date(Date.parse('2026-03-09T15:00:00Z') + minutes * 60_000);

/** Whoever calls, arrives when told and ends when told: the engine itself says what it found. */
function aSwitchboard(number: string) {
  const wire = createInProcessWire(createCallEngine({ pool: t.services.pool, routing: t.services.calls.routing }));
  return (from: string, arrives: number) => {
    const call = { CallSid: aSid(), AccountSid: 'AC1', To: number };
    return {
      arrive: () => wire.ask('/voice', { ...call, From: from, CallStatus: 'ringing' }, minute(arrives)),
      end: (minutes: number) => {
        const leg = { DialCallSid: `leg of ${call.CallSid}`, DialCallStatus: 'completed' };
        const talked = { DialCallDuration: String(minutes * 60) };
        const at = minute(arrives + minutes);
        return wire.ask('/dial?target=0', { ...call, CallStatus: 'in-progress', ...leg, ...talked }, at);
      },
    };
  };
}

const found = (campaignId: string) =>
  rows<{ reason: string | null }>(
    t.db,
    'select reason, reservation from call where campaign_id = $1 order by arrived_at',
    [campaignId],
  );

test('reckons to the last count what the engine finds when calls come in their order', async () => {
  const line = await aLine(t, {
    terms: {
      caps: { daily: 2, monthly: 50, counts: 'qualified' },
      concurrency: { campaign: 4, perPublisher: 3 },
      budget: { totalCents: 500_000, dailyCents: null },
    },
    balanceCents: 0,
  });
  const topUp = postTopUp({ id: 'before-all-calls', advertiserId: line.advertiserId, amountCents: 100_000 });
  await postEntries(t.db, [{ ...topUp, kind: 'top_up', at: minute(-60).toISOString() }]);
  await ensureMonths(t.db, 'call', minute(0), minute(0));
  const calls = aSwitchboard(line.number);
  const [often, once] = [aNumber(), aNumber()];
  const short = calls(aNumber(), 0);
  await short.arrive();
  await short.end(1); // gives its slot back
  const long = calls(often, 5);
  const beside = calls(once, 7);
  await long.arrive();
  await beside.arrive();
  const over = calls(aNumber(), 8);
  await over.arrive(); // two slots are taken, both in flight
  await long.end(5);
  await beside.end(4);
  const again = calls(often, 60);
  await again.arrive(); // a duplicate holds concurrency only
  const late = calls(aNumber(), 61);
  await late.arrive(); // over the cap, nothing in flight but the duplicate
  await again.end(3);
  const nextDay = calls(aNumber(), 1440);
  await nextDay.arrive();
  await nextDay.end(2);
  const told = await found(line.campaignId);
  expect(told.map(({ reason }) => reason)).toEqual([
    'too_short',
    null,
    null,
    'over_cap',
    'duplicate',
    'over_cap',
    null,
  ]);
  const nonsense = { daySlots: 12, dayOpen: 28, monthSlots: 90, monthOpen: 28, campaignCalls: 61, publisherCalls: 30 };
  const more = { daySpentCents: 1, totalSpentCents: 2, availableCents: 3 };
  await rows(t.db, 'update call set reservation = reservation || $1::jsonb', [{ ...nonsense, ...more }]);
  await fillReservationSnapshots(t.db);
  expect(await found(line.campaignId)).toEqual(told);
});
