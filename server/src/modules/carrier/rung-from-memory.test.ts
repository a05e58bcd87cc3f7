import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, balances, type Line, rows } from '../../testing/call-world.ts';
import { makeDataFolder, removeDataFolder } from '../../testing/data-folder.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { applySpooled } from './apply-spooled.ts';
import { carrierSpoolFolder } from './carrier-spool.ts';

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

/** A call that rings by the last good lines; what is heard of it afterwards is not on disk yet. */
async function ringsFromMemory(sid: string, caller: string, line: Line): Promise<void> {
  await t.services.lastGoodLines.refresh();
  const gone = vi.spyOn(t.services.calls, 'isDatabaseGone').mockReturnValue(true);
  const { body } = await carrier.voice(sid, caller, line.number);
  gone.mockRestore();
  expect(body).toContain('<Dial');
  await vi.waitFor(async () => expect(await onDisk()).toEqual([expect.stringMatching(/\.json$/)]));
}

const onDisk = () => readdir(join(carrierSpoolFolder(dataDir)));
const callOf = async (sid: string) =>
  (
    await rows<{ status: string; billing: string; talk_seconds: number | null }>(
      t.db,
      'select status, billing, talk_seconds from call where call_sid = $1',
      [sid],
    )
  )[0];

test('somebody who calls again while nobody knows that they hung up: both calls that rang from memory are written', async () => {
  const line = await aLine(t);
  const [caller, first, second] = [aNumber(), aSid(), aSid()];
  for (const sid of [first, second]) {
    await ringsFromMemory(sid, caller, line);
    expect(await applySpooled(t.services)).toBe(1);
    expect(await onDisk()).toEqual([]);
    expect(await callOf(sid)).toMatchObject({ status: 'ringing' });
  }
  for (const sid of [first, second]) await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', 100);
  for (const sid of [first, second])
    expect(await callOf(sid)).toEqual({ status: 'completed', billing: 'review', talk_seconds: 100 });
  expect(await rows(t.db, 'select call_sid from call_live')).toEqual([]);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a call that rang from memory is written beside an open one of the same caller, and takes nothing from it', async () => {
  const line = await aLine(t);
  const [caller, sold, rung] = [aNumber(), aSid(), aSid()];
  expect((await carrier.voice(sold, caller, line.number)).body).toContain('<Dial');
  await ringsFromMemory(rung, caller, line);
  expect(await applySpooled(t.services)).toBe(1);
  expect(await onDisk()).toEqual([]);
  // The one that was sold is still known as the caller's only call.
  expect((await carrier.voice(aSid(), caller, line.number)).body).not.toContain('<Dial');
  await carrier.dialEnded(sold, 'leg', 'completed', 100);
  await carrier.dialEnded(rung, 'other leg', 'busy');
  expect(await callOf(sold)).toMatchObject({ status: 'completed', billing: 'held' });
  expect(await callOf(rung)).toMatchObject({ status: 'busy', billing: 'none' });
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 0, held: 2_500 });
  expect(await verifyLedger(t.db)).toEqual([]);
});
