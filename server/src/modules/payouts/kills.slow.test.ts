import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { localDate } from '@callstead/domain/zone-clock';
import { afterEach, expect, test } from 'vitest';
import { rows } from '../../testing/call-world.ts';
import { createMortalServers } from '../../testing/mortal-servers.ts';
import { aPayee } from '../../testing/payout-world.ts';
import { reportCounts, sized } from '../../testing/proof.ts';
import type { Person, TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { makeFile } from './files/commands.ts';
import { proposeRun } from './runs/propose-run.ts';
import { readRun } from './runs/reads.ts';

const ROUNDS = sized({ small: 1, whole: 30 });
const PAYEES = 60;
const AMOUNT_CENTS = 10_000;
const TIMEOUT_MS = 30 * 60_000;

let t: TestNetwork;
let admin: Person;
let world: Awaited<ReturnType<typeof createMortalServers>>;
afterEach(() => world.close());

async function startWorld(): Promise<void> {
  world = await createMortalServers(({ services }) => ({
    PUBLIC_URL: services.config.publicUrl,
    ADMIN_TWO_FACTOR: 'optional',
  }));
  t = world.t;
  admin = await t.signIn('admin');
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
  const first = await world.start();
  const asking = ask(first.address, path, body);
  await sleep(delayMs);
  await Promise.all([asking, world.kill(first.server)]);
  const next = await world.start();
  expect([200, 204]).toContain(await ask(next.address, path, body));
  await world.kill(next.server);
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
