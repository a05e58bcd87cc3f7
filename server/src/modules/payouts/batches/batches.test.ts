import { randomUUID } from 'node:crypto';
import type { PayoutBatch } from '@callstead/contract/payouts/runs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverPaypalWebhook } from '../../../payments/paypal-simulator/deliver-webhook.ts';
import { PAYPAL_SIMULATOR_PATH } from '../../../payments/paypal-simulator/keys.ts';
import { GatewayAway, GatewayRefused } from '../../../payments/port.ts';
import { rows } from '../../../testing/call-world.ts';
import { aMethod, anAdjustment, runsOf } from '../../../testing/payout-world.ts';
import { createPayingNetwork, takeJobs } from '../../../testing/simulated-payments.ts';
import type { Person, TestNetwork } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { settleBatch, settleBatches } from './settle-batch.ts';

/** Against what speaks PayPal's wire, over real HTTP in both directions. */
let t: TestNetwork;
let admin: Person;
let r: ReturnType<typeof runsOf>;
beforeAll(async () => {
  t = await createPayingNetwork();
  admin = await t.signIn('admin');
  r = runsOf(t, admin);
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

async function aPayeeAt(email: string, cents: number): Promise<string> {
  const { id } = await t.anAccount('publisher');
  await aMethod(t, id, { kind: 'paypal', email });
  await anAdjustment(t, id, cents);
  return id;
}

async function aRun(...cents: number[]) {
  const payees: string[] = [];
  for (const each of cents) payees.push(await aPayeeAt(`${randomUUID()}@people.example`, each));
  const { id } = await r.frozen();
  const stateOf = async (payee: string | undefined) => (await r.rowOf(id, payee ?? ''))?.payout;
  return { id, payees, stateOf };
}

const send = (runId: string, id: string = randomUUID()) => r.post(`/admin/payout-runs/${runId}/batches`, { id });

/** Does what waits in the queue. */
async function work(): Promise<void> {
  for (const item of await takeJobs(t, 'deliver-simulated-payout')) await deliverPaypalWebhook(t.services, item);
  for (const { batchId } of await takeJobs(t, 'settle-payout-batch')) await settleBatch(t.services, batchId);
}

type Item = { payout_item_id: string; payout_item: { sender_item_id: string } };
const itemsOf = async (batchId: string) => {
  const [batch] = await rows<{ id: string; body: Item[] }>(
    t.db,
    'select id, body from paypal_simulator_batch where sender_batch_id = $1',
    [batchId],
  );
  return { ref: batch?.id ?? '', items: batch?.body ?? [] };
};

async function press(batchId: string, status: string, payoutId?: string): Promise<void> {
  const { ref, items } = await itemsOf(batchId);
  const item = items.find(({ payout_item }) => payout_item.sender_item_id === payoutId)?.payout_item_id;
  const answer = await t.app.inject({
    method: 'POST',
    url: `${PAYPAL_SIMULATOR_PATH}/batches/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ status, ...(item && { item }) }).toString(),
  });
  expect(answer.statusCode).toBe(303);
  await work();
}

const gatewayCents = async () => {
  const [sum] = await rows<{ cents: number }>(
    t.db,
    `select coalesce(sum(amount_cents), 0)::int as cents from ledger_posting where to_account = 'network:gateway'`,
  );
  return sum?.cents ?? 0;
};

test('PayPal pays one, refuses one and holds one until it comes back; fees are booked once', async () => {
  const { id, payees, stateOf } = await aRun(20_000, 30_000, 40_000);
  const [ana, bea, carla] = payees;
  const before = await gatewayCents();
  const batchId = randomUUID();
  const sent: PayoutBatch = (await send(id, batchId)).json();
  expect(sent).toMatchObject({ id: batchId, ref: null, payouts: 3, totalCents: 90_000, open: 3 });
  expect((await send(id, batchId)).json()).toMatchObject({ id: batchId }); // said again
  expect((await send(id)).json().code).toBe('payout_file_empty');
  const file = await r.post(`/admin/payout-runs/${id}/files`, { id: randomUUID(), format: 'paypal_csv' });
  expect(file.json().code).toBe('payout_file_empty');
  await work();
  const { ref, items } = await itemsOf(batchId);
  expect(items).toHaveLength(3);
  expect((await r.read(id)).batches).toMatchObject([{ ref, open: 3 }]);
  const ids = await Promise.all([ana, bea, carla].map(async (payee) => (await stateOf(payee))?.id ?? ''));
  const failByHand = async () => (await r.post(`/admin/payouts/${ids[0]}/failed`, { reason: 'x' })).json().code;
  expect(await failByHand()).toBe('payout_state');
  await press(batchId, 'SUCCESS', ids[0]);
  expect(await failByHand()).toBe('payout_state'); // whether it comes back, PayPal says, too
  await press(batchId, 'FAILED', ids[1]);
  await press(batchId, 'UNCLAIMED', ids[2]);
  expect(await stateOf(ana)).toMatchObject({ status: 'sent', gatewayStatus: 'SUCCESS', reference: expect.any(String) });
  expect(await stateOf(bea)).toMatchObject({ status: 'failed', failureReason: 'PayPal: RECEIVER_ACCOUNT_LOCKED' });
  expect(await stateOf(carla)).toMatchObject({ status: 'frozen', gatewayStatus: 'UNCLAIMED' });
  expect(await r.balance(bea ?? '', 'payable')).toBe(30_000);
  await press(batchId, 'RETURNED', ids[2]);
  expect(await stateOf(carla)).toMatchObject({ status: 'failed' });
  await settleBatches(t.services);
  await settleBatch(t.services, batchId);
  expect((await gatewayCents()) - before).toBe(20_000 + 25);
  await press(batchId, 'REFUNDED', ids[0]);
  expect(await stateOf(ana)).toMatchObject({ status: 'returned' });
  expect(await r.balance(ana ?? '', 'payable')).toBe(20_000);
});

test('a send that was interrupted after PayPal had it finds the batch there: nobody is paid twice', async () => {
  const { id, payees, stateOf } = await aRun(50_000);
  const batchId = randomUUID();
  await send(id, batchId);
  const gateway = t.services.payoutGateway;
  if (!gateway) throw new Error('a demo has one');
  const lost = {
    ...gateway,
    send: (batch: Parameters<typeof gateway.send>[0]) =>
      gateway.send(batch).then(() => Promise.reject(new GatewayAway('cut off'))),
  };
  await expect(settleBatch({ ...t.services, payoutGateway: lost }, batchId)).rejects.toThrow('cut off');
  const first = await itemsOf(batchId);
  await Promise.all([settleBatch(t.services, batchId), settleBatch(t.services, batchId)]);
  expect(await itemsOf(batchId)).toEqual(first);
  expect((await r.read(id)).batches).toMatchObject([{ ref: first.ref }]);
  await press(batchId, 'SUCCESS');
  expect(await stateOf(payees[0])).toMatchObject({ status: 'sent' });
});

test('what PayPal refuses outright waits for another way; refused when asked again it stays, for it may have been taken', async () => {
  const { id } = await aRun(60_000);
  const gateway = t.services.payoutGateway;
  if (!gateway) throw new Error('a demo has one');
  const poor = {
    ...gateway,
    send: () => Promise.reject(new GatewayRefused('INSUFFICIENT_FUNDS', '422 INSUFFICIENT_FUNDS')),
  };
  const first = randomUUID();
  await send(id, first);
  await settleBatch({ ...t.services, payoutGateway: poor }, first);
  expect(await r.read(id)).toMatchObject({
    batches: [{ id: first, refusal: '422 INSUFFICIENT_FUNDS' }],
    unfiled: [{ kind: 'paypal', payouts: expect.any(Number) }],
  });
  const second = randomUUID();
  expect((await send(id, second)).statusCode).toBe(201);
  const away = { ...gateway, send: () => Promise.reject(new GatewayAway('no answer')) };
  await expect(settleBatch({ ...t.services, payoutGateway: away }, second)).rejects.toThrow('no answer');
  await settleBatch({ ...t.services, payoutGateway: poor }, second);
  const [, kept] = (await r.read(id)).batches;
  expect(kept).toMatchObject({ id: second, refusal: null, problem: '422 INSUFFICIENT_FUNDS' });
  expect((await r.read(id)).unfiled).toEqual([]);
  await settleBatch(t.services, second);
  expect((await r.read(id)).batches[1]).toMatchObject({ problem: null, ref: expect.any(String) });
});

test('a batch whose key PayPal may have forgotten is not asked for again', async () => {
  const { id } = await aRun(70_000);
  const batchId = randomUUID();
  await send(id, batchId);
  await t.db.updateTable('payout_batch').set({ asked_at: new Date() }).where('id', '=', batchId).execute();
  const long = { ...t.services, now: () => new Date(Date.now() + 26 * 86_400_000) };
  await settleBatch(long, batchId);
  expect((await itemsOf(batchId)).items).toEqual([]);
  await settleBatch(t.services, batchId);
  expect((await itemsOf(batchId)).items).toHaveLength(1);
});

test('a batch that PayPal will not speak of does not hold up those behind it', async () => {
  const gateway = t.services.payoutGateway;
  if (!gateway) throw new Error('a demo has one');
  const batches: string[] = [];
  for (const cents of [80_000, 81_000]) {
    const { id } = await aRun(cents);
    batches.push(randomUUID());
    await send(id, batches.at(-1));
  }
  const [mute, behind] = batches;
  const moody = {
    ...gateway,
    send: (batch: Parameters<typeof gateway.send>[0]) =>
      batch.key === mute ? Promise.reject(new GatewayAway('no answer')) : gateway.send(batch),
  };
  await expect(settleBatches({ ...t.services, payoutGateway: moody })).rejects.toThrow('no answer');
  expect((await itemsOf(mute ?? '')).items).toEqual([]);
  expect((await itemsOf(behind ?? '')).items).toHaveLength(1);
  await settleBatches(t.services);
  expect((await itemsOf(mute ?? '')).items).toHaveLength(1);
});

test('a webhook that PayPal did not send is refused, and nobody looks', async () => {
  await takeJobs(t, 'settle-payout-batch');
  const forged = await t.app.inject({
    method: 'POST',
    url: '/webhooks/paypal',
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': randomUUID(),
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-transmission-sig': 'bm8',
    },
    payload: JSON.stringify({ event_type: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED', resource: { payout_batch_id: 'X' } }),
  });
  expect(forged.statusCode).toBe(400);
  const bare = await t.app.inject({ method: 'POST', url: '/webhooks/paypal', payload: '{' });
  expect(bare.statusCode).toBe(400);
  expect(await takeJobs(t, 'settle-payout-batch')).toEqual([]);
});
