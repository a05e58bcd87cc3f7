import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulatorKey } from '../../telephony/carrier-tokens.ts';
import { chanceFrom } from '../../telephony/simulator/chance.ts';
import { createHttpWire, NO_CHAOS } from '../../telephony/simulator/http-wire.ts';
import { type PlannedCall, planTraffic } from '../../telephony/simulator/plan-traffic.ts';
import { playCall } from '../../telephony/simulator/play-call.ts';
import { simulate } from '../../telephony/simulator/simulate.ts';
import type { Parameters } from '../../telephony/simulator/wire.ts';
import { aCarrierAccount, TELNYX_KEY } from '../../testing/a-carrier.ts';
import { aLine, aSid, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';

let t: TestNetwork;
let admin: Person;
let server: string;

beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  server = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

async function aTelnyxLine() {
  const account = await aCarrierAccount(t, admin, 'telnyx');
  const line = await aLine(t, { terms: { minimumSeconds: 1 } });
  await t.db
    .updateTable('tracking_number')
    .set({ carrier_account_id: account.id, carrier_sid: line.number.slice(1) })
    .where('number', '=', line.number)
    .execute();
  await t.services.carrierKeys.refresh();
  return { account, line };
}

const wireWith = (key: typeof TELNYX_KEY) =>
  createHttpWire(
    { servers: [server], publicUrl: t.services.config.publicUrl, token: 'none', telnyxKey: () => key },
    chanceFrom(5),
    NO_CHAOS,
  );

test('traffic on a number at Telnyx, signed as it signs, is played to its end, and every cent of it is right', async () => {
  const { account, line } = await aTelnyxLine();
  const traffic = planTraffic(chanceFrom(11), { calls: 12, numbers: [line.number], ratePerSecond: 100 });
  const planned = traffic.map(
    (call) => ({ ...call, accountSid: account.accountSid, dialect: 'telnyx' }) as PlannedCall,
  );
  const wire = wireWith(TELNYX_KEY);
  expect(await simulate(planned, wire)).toEqual({ played: 12, failed: 0 });
  await wire.settled();
  const paths = new Set(wire.acknowledged.map(({ path }) => path));
  expect([...paths].every((path) => path.startsWith('/carrier/telnyx/'))).toBe(true);
  const calls = await rows<{ status: string; billing: string }>(
    t.db,
    'select status, billing from call where number = $1',
    [line.number],
  );
  expect(calls).toHaveLength(12);
  expect(calls.filter(({ billing }) => billing === 'held').length).toBeGreaterThan(3);
  expect(calls.filter(({ status }) => status === 'ringing' || status === 'connected')).toEqual([]);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a test call to such a number speaks as its carrier does, by the built-in carrier’s own key', async () => {
  const { line } = await aTelnyxLine();
  const placed = await t.call('POST', `/calls/lines/${line.number}/test`, {
    headers: admin.headers,
    body: { talkSeconds: 1 },
  });
  expect(placed.statusCode).toBe(202);
  const [call] = await rows<{ decision: { simulated: object } }>(t.db, 'select decision from call where id = $1', [
    placed.json().callId,
  ]);
  expect(call?.decision.simulated).toMatchObject({ test: false });
  await t.services.carrierHealth.flush();
  const { others } = (await t.call('GET', '/admin/carriers', { headers: admin.headers })).json();
  expect(others.map(({ carrier }: { carrier: string }) => carrier)).toContain('simulator');
  const own = wireWith(simulatorKey(t.services.simulatorToken));
  const [planned] = planTraffic(chanceFrom(3), { calls: 1, numbers: [line.number], ratePerSecond: 1 });
  await playCall({ ...(planned as PlannedCall), callSid: aSid(), dialect: 'telnyx' }, own, new Date());
  await own.settled();
  expect(own.statistics.failed).toBe(0);
});

test('what Telnyx does not tell is not told, and a leg tells its own end', async () => {
  const [planned] = planTraffic(chanceFrom(7), { calls: 1, numbers: ['+13055550110'], ratePerSecond: 1 });
  const posted: Parameters[] = [];
  const texml =
    '<?xml version="1.0" encoding="UTF-8"?><Response><Dial action="/carrier/telnyx/dial" recordingStatusCallback="/carrier/telnyx/recording"><Number statusCallback="/carrier/telnyx/status">+13055550142</Number></Dial></Response>';
  await playCall(
    { ...(planned as PlannedCall), givesUp: false, targets: ['busy', 'answers'], dialect: 'telnyx' },
    {
      ask: async (_, parameters) => {
        posted.push(parameters);
        return posted.length > 2 ? '<?xml version="1.0" encoding="UTF-8"?><Response/>' : texml;
      },
      tell: (_, parameters) => void posted.push(parameters),
    },
    new Date(0),
  );
  expect(posted.every(({ CallSid, CallSidLegacy }) => CallSid === CallSidLegacy)).toBe(true);
  for (const name of ['FromState', 'FromZip', 'FromCountry', 'Direction', 'ApiVersion'])
    expect(
      posted.filter((each) => name in each),
      name,
    ).toEqual([]);
  const busy = posted.find(({ DialCallStatus }) => DialCallStatus === 'busy');
  expect(busy).toMatchObject({ CallStatus: 'busy', HangupSource: 'callee' });
});
