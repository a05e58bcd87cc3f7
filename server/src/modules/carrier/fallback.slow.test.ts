import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, balances, type Line, rows } from '../../testing/call-world.ts';
import { makeDataFolder, removeDataFolder } from '../../testing/data-folder.ts';
import { createSilentProxy, type SilentProxy } from '../../testing/silent-proxy.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { applySpooled } from './apply-spooled.ts';

/** By then nobody expects the database back in a moment. */
const GONE_MS = 10_000;

let t: TestNetwork;
let proxy: SilentProxy;
let carrier: ReturnType<typeof aCarrier>;
let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataFolder();
  t = await createTestNetwork({ dataDir }, async (url) => {
    proxy = await createSilentProxy(url);
    return proxy.url;
  });
  carrier = aCarrier(t);
});

afterEach(async () => {
  proxy.letGo();
  await t.close();
  await proxy.close();
  await removeDataFolder(dataDir);
});

const callOf = async (sid: string) =>
  (
    await rows<{ id: string; status: string; billing: string; reason: string | null; price_cents: number | null }>(
      t.db,
      'select id, status, billing, reason, price_cents from call where call_sid = $1',
      [sid],
    )
  )[0];

/** The carrier calls all the while, as it does. */
async function untilGone(line: Line): Promise<void> {
  proxy.goSilent();
  for (const until = Date.now() + GONE_MS + 2_000; Date.now() < until; await sleep(500))
    void carrier.voice(aSid(), aNumber(), line.number);
}

async function untilBack(): Promise<void> {
  proxy.letGo();
  await vi.waitFor(async () => expect((await t.app.inject('/readyz')).statusCode).toBe(200), { timeout: 30_000 });
}

async function rings(sid: string, number: string): Promise<string> {
  let body = '';
  // Once a second a call asks the database all the same.
  await vi.waitFor(
    async () => {
      body = (await carrier.voice(sid, aNumber(), number)).body;
      expect(body).not.toContain('something went wrong');
    },
    { timeout: 20_000 },
  );
  return body;
}

test('a database that is gone: numbers never called before ring all the same, unbilled, and an admin decides afterwards', async () => {
  const [line, closed] = [await aLine(t), await aLine(t, { terms: { overflowNumber: null } })];
  await t.db.updateTable('campaign').set({ status: 'paused' }).where('id', '=', closed.campaignId).execute();
  await t.services.lastGoodLines.refresh();
  const file = join(dataDir, 'last-good-lines.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toContain(line.number);

  await untilGone(line);
  const [talked, busy, refused] = [aSid(), aSid(), aSid()];
  expect(await rings(talked, line.number)).toContain('<Dial');
  expect(await rings(busy, line.number)).toContain('<Dial');
  expect(await rings(refused, closed.number)).toContain('<Hangup');
  await carrier.answered(talked, 'leg');
  await carrier.dialEnded(talked, 'leg', 'completed', 100);
  await carrier.dialEnded(busy, 'other leg', 'busy');
  expect((await carrier.voice(aSid(), aNumber(), '+19995550100')).body).toContain('something went wrong');

  await untilBack();
  await vi.waitFor(
    async () => {
      await applySpooled(t.services);
      expect(await callOf(talked)).toMatchObject({ status: 'completed', billing: 'review', price_cents: 0 });
      expect(await callOf(busy)).toMatchObject({ status: 'busy', billing: 'none' });
      expect(await callOf(refused)).toMatchObject({ status: 'refused', reason: 'campaign_inactive' });
    },
    { timeout: 40_000, interval: 500 },
  );
  await vi.waitFor(async () => expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0 }), {
    timeout: 30_000,
  });
  expect(await verifyLedger(t.db)).toEqual([]);

  const admin = await t.signIn('admin');
  const call = await callOf(talked);
  const decided = await t.call('POST', `/admin/calls/${call?.id}/decision`, {
    headers: admin.headers,
    body: { decision: 'approved', reason: null },
  });
  expect(decided.statusCode, decided.body).toBe(200);
  expect(await callOf(talked)).toMatchObject({ billing: 'held', price_cents: 5_000 });
  expect(await verifyLedger(t.db)).toEqual([]);
}, 180_000);
