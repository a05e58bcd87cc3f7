import { aTarget } from '@callstead/domain/testing/a-call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTwiml } from '../../telephony/simulator/read-twiml.ts';
import { aCarrier, aLine, aNumber, aSid, balances, rows } from '../../testing/call-world.ts';
import { makeDataFolder, removeDataFolder } from '../../testing/data-folder.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { applySpooled } from './apply-spooled.ts';
import { writeOrSpool } from './write-or-spool.ts';

let t: TestNetwork;
let carrier: ReturnType<typeof aCarrier>;
let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataFolder();
  t = await createTestNetwork({ dataDir });
  carrier = aCarrier(t);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await t.close();
  await removeDataFolder(dataDir);
});

const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
const statusOf = async (sid: string) =>
  (await rows<{ status: string }>(t.db, 'select status from call where call_sid = $1', [sid]))[0]?.status;
const targets = [
  aTarget({ id: 'first', number: '+13055550111', priority: 1 }),
  aTarget({ id: 'second', number: '+13055550112', priority: 2 }),
  aTarget({ id: 'third', number: '+13055550113', priority: 3 }),
];

/** Where the carrier was told to report the end of a leg, below `/carrier/twilio/`. */
function dialPath(twiml: string): string {
  const order = readTwiml(twiml);
  return order.order === 'dial' ? (order.action?.split('/carrier/twilio/')[1] ?? '') : '';
}

const leg = (sid: string, legSid: string, status: string, seconds = 0) => ({
  CallSid: sid,
  CallStatus: 'in-progress',
  DialCallSid: legSid,
  DialCallStatus: status,
  ...(seconds > 0 && { DialCallDuration: String(seconds) }),
});

test('without a database the end of a leg rings the next targets it carries, and is applied afterwards', async () => {
  const line = await aLine(t, { terms: { targets } });
  const sid = aSid();
  const first = (await carrier.voice(sid, aNumber(), line.number)).body;
  expect(first).toContain('+13055550111');
  const recordEvent = vi.spyOn(t.services.calls, 'recordEvent').mockImplementation(away);
  const second = (await carrier.post(dialPath(first), leg(sid, 'leg-0', 'busy'))).body;
  expect(second).toContain('+13055550112');
  const third = (await carrier.post(dialPath(second), leg(sid, 'leg-1', 'no-answer'))).body;
  expect(third).toContain('+13055550113');
  expect((await carrier.post(dialPath(third), leg(sid, 'leg-2', 'completed', 100))).body).toContain('<Hangup');
  expect(await statusOf(sid)).toBe('ringing');
  recordEvent.mockRestore();
  expect(await applySpooled(t.services)).toBe(3);
  expect(await statusOf(sid)).toBe('completed');
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 0, held: 2_500 });
});

test('a caller who is gone, or has talked, rings nobody else', async () => {
  const line = await aLine(t, { terms: { targets } });
  const sid = aSid();
  const path = dialPath((await carrier.voice(sid, aNumber(), line.number)).body);
  vi.spyOn(t.services.calls, 'recordEvent').mockImplementation(away);
  for (const ended of [leg(sid, 'a', 'canceled'), { ...leg(sid, 'b', 'busy'), CallStatus: 'completed' }]) {
    expect((await carrier.post(path, ended)).body).toContain('<Hangup');
  }
});

test('a callback is acknowledged only when it is written or lies on disk', async () => {
  const sid = aSid();
  vi.spyOn(t.services.calls, 'recordEvent').mockImplementation(away);
  expect((await carrier.ended(sid)).statusCode).toBe(204);
  vi.spyOn(t.services.spool, 'put').mockRejectedValue(new Error('the spool is full'));
  const refused = await carrier.ended(sid);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
});

test.each([
  ['40P01', 'deadlock detected'],
  ['23505', 'duplicate key value'],
])(
  'what the database refused with %s is not lost: the caller is rung on, and it is applied afterwards',
  async (code, message) => {
    const line = await aLine(t, { terms: { targets } });
    const sid = aSid();
    const first = (await carrier.voice(sid, aNumber(), line.number)).body;
    const refused = () => Promise.reject(Object.assign(new Error(message), { code }));
    const recordEvent = vi.spyOn(t.services.calls, 'recordEvent').mockImplementation(refused);
    expect((await carrier.post(dialPath(first), leg(sid, 'leg-0', 'busy'))).body).toContain('+13055550112');
    expect((await carrier.ended(sid)).statusCode).toBe(204);
    recordEvent.mockRestore();
    expect(await applySpooled(t.services)).toBe(2);
    expect(await rows(t.db, 'select key from carrier_event where call_sid = $1', [sid])).toHaveLength(2);
  },
);

test('a database that never answers is not waited for: what was said goes to disk', async () => {
  const put = vi.spyOn(t.services.spool, 'put');
  const message = { callSid: aSid(), key: 'ended', event: { kind: 'swept' } } as const;
  const entry = { kind: 'event', at: new Date().toISOString(), message } as const;
  const never = () => new Promise<string>(() => undefined);
  expect(await writeOrSpool(t.services, entry, never, { writeMs: 10, spoolMs: 5_000 })).toBeUndefined();
  expect(put).toHaveBeenCalledWith(entry);
});

test('calls that are turned away reserve nothing and are written down as failed', async () => {
  const line = await aLine(t);
  const blocker = t.newClient();
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table ledger_balance in access exclusive mode');
  const sids = Array.from({ length: 40 }, aSid);
  const answers = await Promise.all(sids.map((sid) => carrier.voice(sid, aNumber(), line.number)));
  await blocker.query('rollback');
  await blocker.end();
  for (const { body } of answers) expect(body).toContain('something went wrong on our side');
  await vi.waitFor(
    async () => {
      const found = await rows<{ status: string; billing: string }>(
        t.db,
        'select status, billing from call where call_sid = any ($1)',
        [sids],
      );
      expect(found.length).toBe(sids.length);
      expect(found.every(({ status }) => status === 'failed' || status === 'refused')).toBe(true);
    },
    { timeout: 20_000 },
  );
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0 });
  expect(await rows(t.db, 'select call_sid from call_live')).toEqual([]);
  const shed = await t.services.metrics.shedCalls.get();
  expect(shed.values[0]?.value).toBeGreaterThan(0);
  expect((await carrier.voice(aSid(), aNumber(), line.number)).body).toContain('<Dial');
});

test('of a crowd only as many are decided about as the door lets in: the others are turned away before', async () => {
  const line = await aLine(t);
  const find = vi.spyOn(t.services.calls.routing, 'find').mockImplementation(() => new Promise(() => undefined));
  const crowd = Array.from({ length: 400 }, () => carrier.voice(aSid(), aNumber(), line.number));
  for (const { body } of await Promise.all(crowd)) expect(body).toContain('something went wrong on our side');
  expect(find.mock.calls.length).toBeLessThan(crowd.length);
});
