import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { localDate } from '@callstead/domain/zone-clock';
import { afterEach, expect, test } from 'vitest';
import { findFreePort } from '../../db/embedded/free-port.ts';
import { rows } from '../../testing/call-world.ts';
import { makeDataFolder, removeDataFolder } from '../../testing/data-folder.ts';
import { aPayee } from '../../testing/payout-world.ts';
import { reportCounts, sized } from '../../testing/proof.ts';
import { addressOf, type ServerProcess, spawnServer } from '../../testing/server-process.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { makeFile } from './files/commands.ts';
import { proposeRun } from './runs/propose-run.ts';
import { readRun } from './runs/reads.ts';

const ROUNDS = sized({ small: 1, whole: 30 });
const PAYEES = 60;
const AMOUNT_CENTS = 10_000;
const TIMEOUT_MS = 30 * 60_000;
const HOST = '127.0.0.1';

let t: TestNetwork;
let admin: Person;
let serverEnv: Record<string, string>;
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const { child, exit } of servers) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exit;
  }
  await t.close();
  await removeDataFolder(serverEnv.DATA_DIR ?? '');
});

async function startWorld(): Promise<void> {
  let url = '';
  t = await createTestNetwork({}, async (given) => {
    url = given;
    return given;
  });
  admin = await t.signIn('admin');
  serverEnv = {
    HOST,
    DATABASE_URL: url,
    DATA_DIR: await makeDataFolder(),
    DEMO: '0',
    PUBLIC_URL: t.services.config.publicUrl,
    LOG_LEVEL: 'fatal',
    ADMIN_TWO_FACTOR: 'optional',
  };
}

async function startServer(): Promise<{ server: ServerProcess; address: string }> {
  const port = await findFreePort(HOST);
  const server = spawnServer({ ...serverEnv, PORT: String(port) });
  servers.push(server);
  await addressOf(server);
  return { server, address: `http://${HOST}:${port}` };
}

const actor = () => memberOf(admin.profile);

async function ask(address: string, path: string, body: object): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', cookie: admin.headers.cookie };
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => undefined, // killed: the admin asks again
  );
  return answer?.status;
}

/** Asks, kills the server somewhere in the middle, and asks the next one the same again. */
async function askThroughDeath(path: string, body: object, delayMs: number): Promise<void> {
  const { server, address } = await startServer();
  const asking = ask(address, path, body);
  await sleep(delayMs);
  server.child.kill('SIGKILL');
  await Promise.all([asking, server.exit]);
  const { server: next, address: again } = await startServer();
  expect([200, 204]).toContain(await ask(again, path, body));
  next.child.kill('SIGKILL');
  await next.exit;
}

async function aRound(round: number): Promise<void> {
  const payees: string[] = [];
  for (let made = 0; made < PAYEES; made += 1) payees.push(await aPayee(t, AMOUNT_CENTS));
  const [runId, fileId] = [randomUUID(), randomUUID()];
  await proposeRun(t.services, actor(), { id: runId });
  const { digest } = await readRun(t.services, actor(), runId);
  await askThroughDeath(`/admin/payout-runs/${runId}/approvals`, { digest }, (round * 37) % 200);
  await makeFile(t.services, actor(), { runId, id: fileId, format: 'paypal_csv' });
  const sentOn = localDate(new Date(), t.services.config.networkZone);
  await askThroughDeath(`/admin/payout-runs/${runId}/sent`, { fileId, sentOn, reference: 'F' }, (round * 53) % 200);
  const paid = await rows<{ account_id: string; status: string }>(
    t.db,
    'select account_id, status from payout where run_id = $1',
    [runId],
  );
  expect(paid.filter(({ status }) => status !== 'sent')).toEqual([]);
  expect(paid.map(({ account_id }) => account_id).sort()).toEqual(payees.sort());
}

test(
  'a server killed in the middle of freezing a run and of marking it sent: nobody paid twice, nothing lost',
  async () => {
    await startWorld();
    for (let round = 0; round < ROUNDS; round += 1) await aRound(round + 1);
    expect(await verifyLedger(t.db)).toEqual([]);
    const [left] = await rows<{ cents: number }>(
      t.db,
      `select sum(amount_cents)::bigint as cents from ledger_posting where to_account = 'network:gateway'`,
    );
    expect(left?.cents).toBe(ROUNDS * PAYEES * AMOUNT_CENTS);
    reportCounts({ 'kills in a run': ROUNDS * 2, 'payouts sent': ROUNDS * PAYEES });
  },
  TIMEOUT_MS,
);
