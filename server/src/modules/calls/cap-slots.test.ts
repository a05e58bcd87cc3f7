import { countsInCap } from '@callstead/domain/calls/counts-in-cap';
import type { Caps } from '@callstead/domain/campaigns/terms';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, balances, type Line, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { sweepLostCalls } from './sweep-lost-calls.ts';

let t: TestNetwork;
let carrier: ReturnType<typeof aCarrier>;
beforeAll(async () => {
  t = await createTestNetwork();
  carrier = aCarrier(t);
});
afterAll(() => t.close());

const sweep = () => sweepLostCalls(t.services.calls, new Date(Date.now() + 3 * 3_600_000));
const aLineWith = (counts: Caps['counts'], daily: number | null) =>
  aLine(t, { terms: { caps: { daily, monthly: daily, counts } } });

async function ring(line: Line): Promise<string> {
  const sid = aSid();
  await carrier.voice(sid, aNumber(), line.number);
  return sid;
}
const talked = (sid: string, seconds = 100) => carrier.dialEnded(sid, `leg of ${sid}`, 'completed', seconds);

async function slotsOf({ campaignId }: Line) {
  const [taken] = await rows<{ day: number; month: number }>(
    t.db,
    `select (select sum(slots)::integer from campaign_day where campaign_id = $1) as day,
            (select sum(slots)::integer from campaign_month where campaign_id = $1) as month`,
    [campaignId],
  );
  return taken;
}

test.each(['attempt', 'connected', 'qualified'] as const)(
  'a call that was given up and turns out to be a real one takes one slot where the cap counts %s',
  async (counts) => {
    const line = await aLineWith(counts, 1);
    const sid = await ring(line);
    await sweep();
    await talked(sid);
    expect(await slotsOf(line)).toEqual({ day: 1, month: 1 });
    expect(await balances(t.db, line)).toMatchObject({ held: 2_500 });
    const [next] = await rows(t.db, 'select reason from call where call_sid = $1', [await ring(line)]);
    expect(next).toEqual({ reason: 'over_cap' });
  },
);

const history = fc.record({
  counts: fc.constantFrom<Caps['counts']>('attempt', 'connected', 'qualified'),
  calls: fc.array(
    // A late short one is not billed and asks for nothing: what it gave back stays with the others.
    fc
      .record({ isLost: fc.boolean(), ends: fc.constantFrom('long', 'short', 'no-answer', 'never', 'leg alone') })
      .filter(({ isLost, ends }) => !(isLost && ends === 'short')),
    { minLength: 1, maxLength: 6 },
  ),
});

test('after any history as many slots are taken as calls count, however late their ends were told', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ counts, calls }) => {
      const line = await aLineWith(counts, null);
      const rung = await Promise.all(calls.map(async (call) => ({ ...call, sid: await ring(line) })));
      const tell = async ({ sid, ends }: (typeof rung)[number]) => {
        if (ends === 'no-answer') await carrier.dialEnded(sid, `leg of ${sid}`, 'no-answer');
        else if (ends === 'leg alone') await carrier.legCompleted(sid, `leg of ${sid}`, 100);
        else if (ends !== 'never') await talked(sid, ends === 'long' ? 100 : 5);
      };
      await Promise.all(rung.filter(({ isLost }) => !isLost).map(tell));
      await sweep();
      await Promise.all(rung.filter(({ isLost }) => isLost).map(tell));
      await sweep();
      const ended = await rows<Parameters<typeof countsInCap>[1]>(
        t.db,
        'select status, outcome from call where campaign_id = $1',
        [line.campaignId],
      );
      const counted = ended.filter((call) => countsInCap(counts, call)).length;
      expect(await slotsOf(line)).toEqual({ day: counted, month: counted });
    }),
    { numRuns: 25 },
  );
});
