import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCarrierAccount } from '../../testing/a-carrier.ts';
import { aCarrier, aLine, aNumber, aSid, balances, type Line, rows } from '../../testing/call-world.ts';
import { makeDataFolder, removeDataFolder } from '../../testing/data-folder.ts';
import { reportCounts, sized } from '../../testing/proof.ts';
import { createSilentProxy, type SilentProxy } from '../../testing/silent-proxy.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { reconcileAccount } from '../carriers/reconcile-calls.ts';
import { accountNamed } from '../carriers/services.ts';
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

/** How long the database does not answer, and calls come all the while. */
const OUTAGE_MS = sized({ small: 20_000, whole: 60_000 });
const A_CALL_EVERY_MS = 250;
const TALKED_SECONDS = 100;

test('a database that does not answer for a minute under calls: everybody is answered, nothing is billed, and the carrier’s log names every call', async () => {
  const admin = await t.signIn('admin');
  const account = await aCarrierAccount(t, admin);
  const line = await aLine(t);
  await rows(t.db, `update tracking_number set carrier_account_id = $1, carrier_sid = 'PN1' where number = $2`, [
    account.id,
    line.number,
  ]);
  await t.services.carrierKeys.refresh();
  await t.services.lastGoodLines.refresh();
  const { played, lost } = await playThrough(aCarrier(t, account.token), line);

  await untilBack();
  const known = () => rows<{ sid: string }>(t.db, 'select call_sid as sid from call where number = $1', [line.number]);
  await vi.waitFor(
    async () => {
      await applySpooled(t.services);
      expect((await known()).length).toBe(played.length);
    },
    { timeout: 120_000, interval: 1_000 },
  );
  expect(await verifyLedger(t.db)).toEqual([]);
  expect(await rows(t.db, `select call_sid from call where billing not in ('none', 'review')`)).toEqual([]);
  await vi.waitFor(async () => expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0 }), {
    timeout: 60_000,
  });

  await tellCarrier(account.accountSid, line, [...played, ...lost]);
  const between = { from: new Date(Date.now() - 600_000), to: new Date() };
  const later = new Date(Date.now() + 2 * 3_600_000);
  const found = await reconcileAccount(t.services, await accountNamed(t.services, account.id), between, later);
  expect(found.map(({ call_sid, kind, done }) => [call_sid, kind, done]).sort()).toEqual(
    lost.map(({ sid }) => [sid, 'unknown_here', 'recorded']).sort(),
  );
  const named = new Set((await known()).map(({ sid }) => sid));
  expect([...played, ...lost].filter(({ sid }) => !named.has(sid))).toEqual([]);
  reportCounts({
    [`calls in ${OUTAGE_MS / 1000} s without a database`]: played.length,
    'that never reached us': lost.length,
  });
}, 400_000);

type Played = { sid: string; from: string; answer: string };

/** Calls come as they do, a few never reach us; those that ring are talked. */
async function playThrough(wire: ReturnType<typeof aCarrier>, line: Line) {
  const answering: Promise<Played>[] = [];
  const lost: Omit<Played, 'answer'>[] = [];
  proxy.goSilent();
  for (const until = Date.now() + OUTAGE_MS; Date.now() < until; await sleep(A_CALL_EVERY_MS)) {
    const call = { sid: aSid(), from: aNumber() };
    if (answering.length % 40 === 39 && lost.length < answering.length / 40) lost.push(call);
    else answering.push(playOne(wire, call, line));
  }
  const played = await Promise.all(answering);
  const rang = played.filter(({ answer }) => answer.includes('<Dial'));
  const apologised = played.filter(({ answer }) => answer.includes('something went wrong'));
  expect(rang.length + apologised.length, 'everybody hears a ring or an apology').toBe(played.length);
  expect(rang.length, 'once the database counts as gone, calls ring').toBeGreaterThan(played.length / 4);
  return { played, lost };
}

async function playOne(wire: ReturnType<typeof aCarrier>, call: Omit<Played, 'answer'>, line: Line): Promise<Played> {
  const answer = await wire.voice(call.sid, call.from, line.number);
  expect(answer.statusCode).toBe(200);
  if (answer.body.includes('<Dial')) {
    await wire.answered(call.sid, `${call.sid}L`);
    await wire.dialEnded(call.sid, `${call.sid}L`, 'completed', TALKED_SECONDS);
  }
  return { ...call, answer: answer.body };
}

/** What the carrier writes into its own log. */
async function tellCarrier(accountSid: string, { number }: Line, calls: readonly Omit<Played, 'answer'>[]) {
  const log = calls.map(({ sid, from }) => ({
    ...{ sid, account_sid: accountSid, from_number: from, to_number: number },
    ...{ started_at: new Date(Date.now() - 60_000), seconds: TALKED_SECONDS, status: 'completed' },
  }));
  await t.db.insertInto('simulator_call').values(log).execute();
}
