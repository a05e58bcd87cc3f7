import type { PublisherDashboard } from '@callstead/contract/reports/dashboards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, rows } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

async function homeOf(account?: string): Promise<PublisherDashboard> {
  const query = new URLSearchParams({ zone: 'America/New_York', ...(account && { account }) });
  const response = await t.call('GET', `/publisher/dashboard?${query}`, admin);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<PublisherDashboard>();
}

const becomesTest = (call: string) =>
  rows(
    t.db,
    `update call set call_sid = 'CA5e57ca11' || substr(call_sid, 3), decision = '{"simulated": {"test": true}}' where id = $1`,
    [call],
  );

test('the first steps are ticked one by one, and are over with the first call', async () => {
  const publisher = (await t.anAccount('publisher')).id;
  expect((await homeOf(publisher)).firstSteps).toEqual({
    ...{ applied: false, joined: false, tested: false, hasPaymentMethod: false },
  });

  const line = await aLine(t, { publisherId: publisher });
  await rows(t.db, `update application set status = 'pending', decided_at = null where id = $1`, [line.applicationId]);
  expect((await homeOf(publisher)).firstSteps).toMatchObject({ applied: true, joined: false });
  await rows(t.db, `update application set status = 'approved', decided_at = now() where id = $1`, [
    line.applicationId,
  ]);
  expect((await homeOf(publisher)).firstSteps).toMatchObject({ joined: true, tested: false });

  const test = await aQualifiedCall(t, line);
  await becomesTest(test);
  expect((await homeOf(publisher)).firstSteps).toMatchObject({ joined: true, tested: true });

  await aQualifiedCall(t, line);
  expect((await homeOf(publisher)).firstSteps).toBeNull();
});

test('joined campaigns come with their number, what they brought and what is left of today, the best first', async () => {
  const quiet = await aLine(t);
  const { publisherId } = quiet;
  const busy = await aLine(t, { publisherId, terms: { caps: { daily: 10, monthly: null, counts: 'qualified' } } });
  await aQualifiedCall(t, busy);
  await aQualifiedCall(t, busy);
  const { campaigns } = await homeOf(publisherId);
  expect(campaigns).toMatchObject([
    {
      ...{ trackingNumber: busy.number, type: 'call', status: 'active', came: 2, cameToday: 2, qualifyRate: 1 },
      ...{ amountCents: 5_000, epcCents: 2_500, today: { cap: 10, used: 2, inFlight: 0 } },
    },
    { trackingNumber: quiet.number, came: 0, qualifyRate: null, epcCents: null, amountCents: 0 },
  ]);
  expect(campaigns[0]?.days).toEqual([0, 0, 0, 0, 0, 0, 5_000]);
});

test('everybody together has joined nothing and has no first steps', async () => {
  await aLine(t);
  expect(await homeOf()).toMatchObject({ firstSteps: null, campaigns: [] });
});
