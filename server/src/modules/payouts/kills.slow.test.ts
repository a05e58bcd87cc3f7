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
const PAYEES = sized({ small: 120, whole: 260 }); // too many for one answer, and for two pieces
const AMOUNT_CENTS = 10_000;
const TIMEOUT_MS = 30 * 60_000;

let t: TestNetwork;
let admin: Person;
let freezeKills = 0;
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

/** What is past a hundred is marked behind the answer. */
async function restSent(runId: string): Promise<void> {
  const { server } = await world.start();
  const open = () => rows(t.db, `select 1 from payout where run_id = $1 and status = 'frozen'`, [runId]);
  while ((await open()).length > 0) await sleep(20);
  await world.kill(server);
}

const AT_ONCE = 10;

async function manyPayees(): Promise<string[]> {
  const payees: string[] = [];
  for (let made = 0; made < PAYEES; made += AT_ONCE)
    payees.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => aPayee(t, AMOUNT_CENTS)))));
  return payees;
}

async function howFar(runId: string): Promise<{ status: string; done: number } | undefined> {
  const [found] = await rows<{ status: string; done: number }>(
    t.db,
    `select r.status, count(i.done_at)::int as done from payout_run r left join payout_run_item i on i.run_id = r.id
     where r.id = $1 group by r.id`,
    [runId],
  );
  return found;
}

/** The job is killed as soon as some of it is done, until a server brings it to its end. */
async function freezeThroughDeaths(runId: string, delayMs: number): Promise<void> {
  for (;;) {
    const { server } = await world.start();
    const before = (await howFar(runId))?.done ?? 0;
    const isFar = async () => {
      const now = await howFar(runId);
      return now?.status === 'frozen' || (freezeKills < 2 * ROUNDS && (now?.done ?? 0) > before);
    };
    while (!(await isFar())) await sleep(2);
    await sleep(delayMs);
    await world.kill(server);
    if ((await howFar(runId))?.status === 'frozen') return;
    freezeKills += 1;
  }
}

async function aRound(round: number): Promise<void> {
  const payees = await manyPayees();
  const [runId, fileId] = [randomUUID(), randomUUID()];
  await proposeRun(t.services, actor(), { id: runId });
  const { digest } = await readRun(t.services, actor(), runId);
  await askThroughDeath(`/admin/payout-runs/${runId}/approvals`, { digest }, (round * 37) % 200);
  await freezeThroughDeaths(runId, (round * 7) % 20);
  await makeFile(t.services, actor(), { runId, id: fileId, format: 'paypal_csv' });
  const sentOn = localDate(new Date(), t.services.config.networkZone);
  await askThroughDeath(`/admin/payout-runs/${runId}/sent`, { fileId, sentOn, reference: 'F' }, (round * 53) % 200);
  await restSent(runId);
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
    reportCounts({ 'kills in a run': ROUNDS * 2 + freezeKills, 'payouts sent': ROUNDS * PAYEES });
  },
  TIMEOUT_MS,
);
