import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { localDate } from '@callstead/domain/zone-clock';
import { afterEach, expect, test } from 'vitest';
import { rows } from '../../testing/call-world.ts';
import { createMortalServers, type MortalServer } from '../../testing/mortal-servers.ts';
import { aPayee, booksOf } from '../../testing/payout-world.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import type { Person, TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { makeFile } from './files/commands.ts';
import { proposeRun } from './runs/propose-run.ts';
import { readRun } from './runs/reads.ts';

const ROUNDS = sized({ small: 1, whole: 30 });
const PAYEES = 120; // too many for one answer, and for two pieces
const AMOUNT_CENTS = 10_000;

let t: TestNetwork;
let admin: Person;
let halfFrozen = 0;
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

/** A machine that is too busy says so: the admin asks again, and nothing is done twice for it. */
async function askUntilHeard(address: string, path: string, body: object): Promise<number | undefined> {
  for (;;) {
    const status = await ask(address, path, body);
    if (status !== 503) return status;
    await sleep(500);
  }
}

/** Asks, and kills the server somewhere in the middle: the next one is asked the same. */
async function askAndKill(
  { server, address }: MortalServer,
  path: string,
  body: object,
  delayMs: number,
): Promise<void> {
  const asking = ask(address, path, body);
  await sleep(delayMs);
  await Promise.all([asking, world.kill(server)]);
}

const AT_ONCE = 10;

async function manyPayees(): Promise<string[]> {
  const payees: string[] = [];
  for (let made = 0; made < PAYEES; made += AT_ONCE)
    payees.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => aPayee(t, AMOUNT_CENTS)))));
  return payees;
}

const countPayouts = async (runId: string, status: 'frozen' | 'sent') =>
  (await rows(t.db, 'select 1 from payout where run_id = $1 and status = $2', [runId, status])).length;

async function statusOf(runId: string): Promise<string | undefined> {
  const [run] = await rows<{ status: string }>(t.db, 'select status from payout_run where id = $1', [runId]);
  return run?.status;
}

/** Approved through a death; the job dies as soon as some of it is done, and the next server brings it to its end. */
async function freezeThroughDeaths(runId: string, round: number): Promise<MortalServer> {
  const { digest } = await readRun(t.services, actor(), runId);
  const path = `/admin/payout-runs/${runId}/approvals`;
  await askAndKill(await world.start(), path, { digest }, (round * 37) % 200);
  const second = await world.start();
  expect(await askUntilHeard(second.address, path, { digest })).toBe(200);
  while ((await countPayouts(runId, 'frozen')) === 0) await sleep(1);
  await sleep((round * 7) % 40);
  await world.kill(second.server);
  if ((await statusOf(runId)) === 'freezing') halfFrozen += 1;
  const third = await world.start();
  while ((await statusOf(runId)) !== 'frozen') await sleep(20);
  return third;
}

async function sendThroughDeath(runId: string, running: MortalServer, round: number): Promise<void> {
  const fileId = randomUUID();
  await makeFile(t.services, actor(), { runId, id: fileId, format: 'paypal_csv' });
  const sent = { fileId, sentOn: localDate(new Date(), t.services.config.networkZone), reference: 'F' };
  const path = `/admin/payout-runs/${runId}/sent`;
  await askAndKill(running, path, sent, (round * 53) % 200);
  const { server, address } = await world.start();
  expect(await askUntilHeard(address, path, sent)).toBe(204);
  while ((await countPayouts(runId, 'frozen')) > 0) await sleep(20); // what is past a hundred is done behind the answer
  await world.kill(server);
}

async function aRound(round: number): Promise<void> {
  const payees = await manyPayees();
  const runId = randomUUID();
  await proposeRun(t.services, actor(), { id: runId });
  const running = await freezeThroughDeaths(runId, round);
  await sendThroughDeath(runId, running, round);
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
    expect(await booksOf(t.db)).toEqual({ faults: [], leftCents: ROUNDS * PAYEES * AMOUNT_CENTS });
    reportCounts({ 'kills in a run': ROUNDS * 3, 'runs half frozen': halfFrozen, 'payouts sent': ROUNDS * PAYEES });
  },
  PROOF_TIMEOUT_MS,
);
