import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, balances, type Line, rows } from '../../testing/call-world.ts';
import { makeDataFolder, removeDataFolder } from '../../testing/data-folder.ts';
import { createSilentProxy, type SilentProxy } from '../../testing/silent-proxy.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { applySpooled } from './apply-spooled.ts';

let t: TestNetwork;
let proxy: SilentProxy;
let carrier: ReturnType<typeof aCarrier>;
let line: Line;
let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataFolder();
  t = await createTestNetwork({ dataDir }, async (url) => {
    proxy = await createSilentProxy(url);
    return proxy.url;
  });
  carrier = aCarrier(t);
  line = await aLine(t);
  await carrier.voice(aSid(), aNumber(), line.number); // its line is in memory, and a connection is open
});

afterEach(async () => {
  proxy.letGo();
  await t.close();
  await proxy.close();
  await removeDataFolder(dataDir);
});

const callsOf = (sid: string) =>
  rows<{ status: string; billing: string; price_cents: number | null }>(
    t.db,
    'select status, billing, price_cents from call where call_sid = $1',
    [sid],
  );
const entriesOf = (sid: string) =>
  rows<{ kind: string }>(
    t.db,
    'select e.kind from ledger_entry e join call c on c.id = e.call_id where c.call_sid = $1 order by e.id',
    [sid],
  );
const readyStatus = async () => (await t.app.inject('/readyz')).statusCode;
const counted = async (name: string) =>
  (await t.services.metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value;

test('connections that went silent are left, and calls and callbacks go on over others', async () => {
  const sid = aSid();
  proxy.loseConnections();
  expect((await carrier.voice(sid, aNumber(), line.number)).body).toContain('<Dial');
  proxy.loseConnections();
  await carrier.dialEnded(sid, 'leg', 'completed', 100);
  expect(await callsOf(sid)).toMatchObject([{ status: 'completed', billing: 'held' }]);
  expect(await entriesOf(sid)).toEqual([{ kind: 'reserve' }, { kind: 'qualified' }]);
  expect(await counted('call_batches_repeated_total')).toBeGreaterThan(0);
  expect(await readyStatus()).toBe(200);
});

test('a write that was committed and whose answer was lost is run again and counts once', async () => {
  const [sid, caller] = [aSid(), aNumber()];
  const before = await balances(t.db, line);
  proxy.loseAnswers();
  const first = await carrier.voice(sid, caller, line.number);
  expect(first.body).toContain('<Dial');
  expect(await entriesOf(sid)).toEqual([{ kind: 'reserve' }]);
  expect(await balances(t.db, line)).toEqual({
    balance: (before.balance ?? 0) - 5_000,
    reserved: (before.reserved ?? 0) + 5_000,
  });
  expect((await carrier.voice(sid, caller, line.number)).body).toBe(first.body);
  proxy.loseAnswers();
  await carrier.dialEnded(sid, 'leg', 'completed', 100);
  await carrier.ended(sid);
  expect(await callsOf(sid)).toMatchObject([{ status: 'completed', billing: 'held', price_cents: 5_000 }]);
  expect(await entriesOf(sid)).toEqual([{ kind: 'reserve' }, { kind: 'qualified' }]);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a database that falls silent for everybody: apologies, spooled callbacks, not ready; then all is counted once', async () => {
  const [talking, ringing] = [aSid(), aSid()];
  for (const sid of [talking, ringing]) await carrier.voice(sid, aNumber(), line.number);
  const before = await balances(t.db, line);
  proxy.goSilent();
  const apologised = [aSid(), aSid(), aSid()];
  const answers = await Promise.all([
    ...apologised.map((sid) => carrier.voice(sid, aNumber(), line.number)),
    carrier.answered(talking, 'leg of it'),
    carrier.post('recording', {
      CallSid: talking,
      RecordingSid: 'RE1',
      RecordingUrl: 'https://api.twilio.com/r/RE1',
      RecordingStatus: 'completed',
    }),
    t.app.inject('/api/offers'),
    t.app.inject('/readyz'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 204, 204, 503, 503]);
  for (const answer of answers.slice(0, 3)) expect(answer.body).toContain('something went wrong on our side');
  expect(answers[5]?.headers['retry-after']).toBeDefined();
  expect(answers[5]?.json()).toMatchObject({ code: 'unavailable' });
  expect(await counted('carrier_callbacks_spooled_total')).toBe(2);

  proxy.letGo();
  await vi.waitFor(async () => expect(await readyStatus()).toBe(200), { timeout: 20_000 });
  await vi.waitFor(async () => expect((await carrier.voice(aSid(), aNumber(), line.number)).body).toContain('<Dial'), {
    timeout: 20_000,
  });
  expect(await applySpooled(t.services)).toBeGreaterThanOrEqual(2);
  expect(await applySpooled(t.services)).toBe(0);
  expect(await callsOf(talking)).toMatchObject([{ status: 'connected' }]);
  expect(await rows(t.db, 'select carrier_id from recording')).toEqual([{ carrier_id: 'RE1' }]);
  await carrier.dialEnded(talking, 'leg of it', 'completed', 100);
  expect(await entriesOf(talking)).toEqual([{ kind: 'reserve' }, { kind: 'qualified' }]);
  for (const sid of apologised) {
    await vi.waitFor(async () => expect(await callsOf(sid)).toMatchObject([{ billing: 'none' }]), { timeout: 20_000 });
  }
  // One of the two that rang before has been paid for, and one rings that came after: those between left nothing behind.
  await vi.waitFor(async () => expect((await balances(t.db, line)).reserved).toBe(before.reserved), {
    timeout: 20_000,
  });
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a listener whose connection went silent is replaced, and a campaign that was paused meanwhile stops ringing', async () => {
  proxy.loseConnections();
  await t.db.updateTable('campaign').set({ status: 'paused' }).where('id', '=', line.campaignId).execute();
  await vi.waitFor(
    async () => {
      const sid = aSid();
      await carrier.voice(sid, aNumber(), line.number);
      expect(await callsOf(sid)).toMatchObject([{ status: 'refused' }]);
    },
    { timeout: 30_000, interval: 500 },
  );
  await vi.waitFor(async () => expect(await counted('database_listener_connections_total')).toBeGreaterThan(2), {
    timeout: 30_000,
  });
});
