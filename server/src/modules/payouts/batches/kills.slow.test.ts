import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '@callstead/domain/policy';
import { afterEach, expect, test } from 'vitest';
import { PAYPAL_SIMULATOR_PATH, paypalSimulatorKeys } from '../../../payments/paypal-simulator/keys.ts';
import { rows } from '../../../testing/call-world.ts';
import { type Answered, createDeadlyWire } from '../../../testing/deadly-wire.ts';
import { createMortalServers, type MortalServer } from '../../../testing/mortal-servers.ts';
import { aPayee, booksOf } from '../../../testing/payout-world.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../../testing/proof.ts';
import type { TestNetwork } from '../../../testing/test-network.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { approveRun } from '../runs/approve-run.ts';
import { proposeRun } from '../runs/propose-run.ts';
import { readRun } from '../runs/reads.ts';
import { sendBatch } from './commands.ts';

const ROUNDS = sized({ small: 1, whole: 20 });
const PAYEES = 30;
const AMOUNT_CENTS = 10_000;
const FEE_CENTS = 25;

/** PayPal lives on, here; servers that ask it are killed when it has answered. */
let t: TestNetwork;
let admin: Member;
let world: Awaited<ReturnType<typeof createMortalServers>>;
let wire: Awaited<ReturnType<typeof createDeadlyWire>>;
let strike: (answered: Answered) => Promise<boolean>;
let kills = 0;
afterEach(async () => {
  await world.close();
  await wire.close();
});

async function startWorld(): Promise<void> {
  world = await createMortalServers(async ({ services }, address) => {
    wire = await createDeadlyWire(`${address}${PAYPAL_SIMULATOR_PATH}`, (answered) => strike(answered));
    const { clientId, clientSecret, webhookId } = paypalSimulatorKeys(services.secret);
    return {
      PUBLIC_URL: 'https://pays.example',
      ADMIN_EMAIL: 'admin@pays.example',
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_API_BASE: wire.url,
    };
  });
  t = world.t;
  admin = memberOf(await t.anAccount('admin'));
}

const isSending = ({ method, path, status }: Answered) =>
  method === 'POST' && path === '/v1/payments/payouts' && status === 201;
const isReading = ({ method, status }: Answered) => method === 'GET' && status === 200;

/** What every server does once in two minutes, now. */
const sweep = () => t.services.queue.enqueue(t.db, { name: 'settle-payout-batches', data: null });

/** Runs one server until PayPal has answered what is meant, and kills it so many milliseconds later; at once nobody hears the answer. */
async function dieOn(isMeant: (answered: Answered) => boolean, afterMs: number): Promise<void> {
  let running: MortalServer | undefined;
  let isStruck = false;
  strike = async (answered) => {
    if (!isMeant(answered)) return false;
    isStruck = true;
    if (afterMs === 0 && running) await world.kill(running.server);
    return afterMs === 0;
  };
  running = await world.start();
  while (!isStruck) await sleep(1);
  await sleep(afterMs);
  await world.kill(running.server);
  kills += 1;
}

async function aFrozenRun(): Promise<string> {
  for (let made = 0; made < PAYEES; made += 1) await aPayee(t, AMOUNT_CENTS);
  const id = randomUUID();
  await proposeRun(t.services, admin, { id });
  const { digest } = await readRun(t.services, admin, id);
  await approveRun(t.services, admin, { id, digest: digest ?? '' });
  return id;
}

type Item = { payout_item_id: string; transaction_status: string; payout_item: { sender_item_id: string } };
const simulated = (batchId: string) =>
  rows<{ id: string; items: Item[] }>(
    t.db,
    'select id, body as items from paypal_simulator_batch where sender_batch_id = $1',
    [batchId],
  );

/** PayPal pays all but every third. */
async function decide(batchId: string): Promise<void> {
  const [batch] = await simulated(batchId);
  const press = (fields: Record<string, string>) =>
    t.app.inject({
      method: 'POST',
      url: `${PAYPAL_SIMULATOR_PATH}/batches/${batch?.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const refused = (batch?.items ?? []).filter((_, place) => place % 3 === 0);
  for (const { payout_item_id: item } of refused) await press({ status: 'FAILED', item });
  await press({ status: 'SUCCESS' });
}

const payoutsIn = (batchId: string) =>
  rows<{ id: string; status: string }>(t.db, 'select id, status from payout where batch_id = $1 order by id', [
    batchId,
  ]);

async function settled(batchId: string): Promise<void> {
  strike = async () => false;
  await sweep();
  const { server } = await world.start();
  while ((await payoutsIn(batchId)).some(({ status }) => status === 'frozen')) await sleep(20);
  await world.kill(server);
}

async function aRound(round: number): Promise<void> {
  const runId = await aFrozenRun();
  const batchId = randomUUID();
  await sendBatch(t.services, admin, { runId, id: batchId });
  await dieOn(isSending, 0);
  expect(await rows(t.db, 'select ref from payout_batch where id = $1', [batchId])).toEqual([{ ref: null }]);
  await decide(batchId);
  await sweep();
  await dieOn(isReading, 1 + ((round * 23) % 150)); // somewhere in the marking of thirty
  await settled(batchId);
  const batches = await simulated(batchId);
  expect(batches).toHaveLength(1);
  const said = (batches[0]?.items ?? []).map((item) => ({
    id: item.payout_item.sender_item_id,
    status: item.transaction_status === 'SUCCESS' ? 'sent' : 'failed',
  }));
  expect(said).toHaveLength(PAYEES);
  expect(await payoutsIn(batchId)).toEqual(said.sort((one, other) => (one.id < other.id ? -1 : 1)));
  // Those that failed are the next round's business no more.
  await rows(t.db, `update account set status = 'rejected' where type = 'publisher'`);
}

test(
  'a server killed when PayPal has a batch and before anybody knows: nobody paid twice, nothing lost',
  async () => {
    await startWorld();
    for (let round = 0; round < ROUNDS; round += 1) await aRound(round + 1);
    const paid = ROUNDS * PAYEES * (2 / 3);
    expect(await booksOf(t.db)).toEqual({ faults: [], leftCents: paid * (AMOUNT_CENTS + FEE_CENTS) });
    reportCounts({ 'kills around a batch': kills, 'payouts by PayPal': paid });
  },
  PROOF_TIMEOUT_MS,
);
