import { randomUUID } from 'node:crypto';
import type { FundingResponse, Payment } from '@callstead/contract/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { ownAddress } from '../../net/own-address.ts';
import { signatureOf } from '../../payments/simulator/deliver-webhook.ts';
import type { Button } from '../../payments/simulator/simulated-checkout.ts';
import { closeDispute } from '../../payments/simulator/simulated-disputes.ts';
import { failRefund } from '../../payments/simulator/simulated-refunds.ts';
import { simulatorKeys } from '../../payments/simulator/simulator-keys.ts';
import { rows } from '../../testing/call-world.ts';
import { balanceOfAdvertiser, doPaymentJobs } from '../../testing/payment-world.ts';
import { createPayingNetwork, deliverWebhooks, pressOn, takeSimulatedSteps } from '../../testing/simulated-payments.ts';
import type { Person, TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { rechargeBalances } from './recharge/start-recharge.ts';

/** Against what speaks Stripe's wire, over real HTTP in both directions. */
let t: TestNetwork;
let advertiser: Person;
let admin: Person;
let doJobs: () => Promise<void>;
beforeAll(async () => {
  t = await createPayingNetwork();
  admin = await t.signIn('admin');
  doJobs = doPaymentJobs(t);
});
beforeEach(async () => {
  advertiser = await t.signIn('advertiser');
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const balance = () => balanceOfAdvertiser(t, advertiser.profile.id);
const read = async (id: string): Promise<Payment> =>
  (await t.call('GET', `/billing/payments/${id}`, advertiser)).json();
const funding = async (): Promise<FundingResponse> => (await t.call('GET', '/billing/funding', advertiser)).json();

async function startTopUp(amountCents = 5_000, savesMethod = false) {
  const body = { id: randomUUID(), amountCents, savesMethod };
  const answer = await t.call('POST', '/billing/payments', { ...advertiser, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return { id: body.id, url: answer.json().url as string };
}

/** What the gateway does by itself has happened, it was told, and what was told is applied. */
async function settle(order?: (ids: string[]) => string[]): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await deliverWebhooks(t, order ? { order } : {});
    await doJobs();
    await takeSimulatedSteps(t);
  }
  await deliverWebhooks(t, order ? { order } : {});
  await doJobs();
}

async function topUp(button: Button, amountCents = 5_000, savesMethod = false) {
  const { id, url } = await startTopUp(amountCents, savesMethod);
  await pressOn(t, url, button);
  await settle();
  return read(id);
}

test('the page leads back to Facturación, which shows the payment', async () => {
  const { id, url } = await startTopUp();
  expect(await pressOn(t, url, 'card')).toBe(
    `${t.services.config.publicUrl}/advertiser-dashboard/billing?payment=${id}`,
  );
  expect((await read(id)).status).toBe('open');
  await settle();
  expect([(await read(id)).status, await balance()]).toEqual(['succeeded', 5_000]);
  const { data } = (await t.call('GET', `/admin/payments?account=${advertiser.profile.id}`, admin)).json();
  expect(data).toMatchObject([{ feeCents: expect.any(Number), intentRef: expect.stringMatching(/^pi_/) }]);
});

test('declined once and paid with another card: one payment, booked once', async () => {
  const { id, url } = await startTopUp();
  await pressOn(t, url, 'decline');
  await settle();
  expect(await read(id)).toMatchObject({ status: 'open', declineCode: 'generic_decline' });
  await pressOn(t, url, 'card');
  await settle();
  expect([(await read(id)).status, await balance()]).toEqual(['succeeded', 5_000]);
});

test('a bank debit counts when it has come, not when it was begun', async () => {
  const { id, url } = await startTopUp();
  await pressOn(t, url, 'debit');
  await deliverWebhooks(t);
  await doJobs();
  expect([(await read(id)).status, await balance()]).toEqual(['processing', 0]);
  await settle();
  expect([(await read(id)).status, await balance()]).toEqual(['succeeded', 5_000]);
});

describe('webhooks', () => {
  test.each([
    ['backwards', (ids: string[]) => ids.toReversed()],
    ['each three times', (ids: string[]) => ids.flatMap((id) => [id, id, id])],
    ['only the last', (ids: string[]) => ids.slice(-1)],
  ])('%s: the same books', async (_, order) => {
    const { id, url } = await startTopUp();
    await pressOn(t, url, 'card');
    await settle(order);
    expect([(await read(id)).status, await balance()]).toEqual(['succeeded', 5_000]);
  });

  test('with another amount in them change nothing: the gateway itself is asked', async () => {
    const { id, url } = await startTopUp();
    await pressOn(t, url, 'card');
    const [stored] = await rows<{ body: { id: string; data: { object: object } } }>(
      t.db,
      `select body from stripe_simulator_event where body ->> 'type' = 'payment_intent.succeeded'
       order by (body ->> 'created')::bigint desc limit 1`,
    );
    const object = { ...stored?.body.data.object, amount: 999_999, amount_received: 999_999 };
    const body = JSON.stringify({ ...stored?.body, id: `evt_${randomUUID()}`, data: { object } });
    const { webhookSecret } = simulatorKeys(t.services.secret);
    const post = (signature: string) =>
      fetch(`${ownAddress(t.services.config)}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
    const seconds = Math.floor(Date.now() / 1000);
    expect((await post(signatureOf(body, 'whsec_of_somebody_else', seconds))).status).toBe(400);
    expect((await post(signatureOf(`${body} `, webhookSecret, seconds))).status).toBe(400);
    expect((await post(signatureOf(body, webhookSecret, seconds - 3_600))).status).toBe(400);
    expect((await post(signatureOf(body, webhookSecret, seconds))).status).toBe(200);
    await doJobs();
    await settle();
    expect([(await read(id)).receivedCents, await balance()]).toEqual([5_000, 5_000]);
  });
});

describe('a saved method', () => {
  async function addMethod(button: Button) {
    const answer = await t.call('POST', '/billing/methods', { ...advertiser, body: { id: randomUUID() } });
    await pressOn(t, answer.json().url, button);
    await settle();
    return (await funding()).methods.at(-1)?.id;
  }
  const recharge = (methodId: string | undefined) =>
    t.call('PUT', '/billing/auto-recharge', {
      ...advertiser,
      body: { isOn: true, belowCents: 5_000, addCents: 10_000, dailyLimitCents: 20_000, methodId, version: 0 },
    });

  test('from a payment is charged by itself when the balance is low', async () => {
    await topUp('card', 2_000, true);
    const { methods } = await funding();
    expect(methods).toMatchObject([{ kind: 'card', last4: '4242', isDefault: true }]);
    await recharge(methods[0]?.id);
    await settle();
    expect(await balance()).toBe(12_000);
  });

  test('that is declined stops the recharge, which is asked for no more', async () => {
    await recharge(await addMethod('save-declined-card'));
    await settle();
    await rechargeBalances(t.services, new Date());
    await settle();
    expect([await balance(), (await funding()).autoRecharge]).toMatchObject([
      0,
      { isOn: false, stopped: { because: 'declined' } },
    ]);
    const { data } = (await t.call('GET', '/billing/payments', advertiser)).json();
    expect(data).toHaveLength(1);
  });

  test('that is a bank account is under way until its debit has come, and not charged again meanwhile', async () => {
    await recharge(await addMethod('save-bank-account'));
    await doJobs();
    await rechargeBalances(t.services, new Date());
    await doJobs();
    const { data } = (await t.call('GET', '/billing/payments', advertiser)).json();
    expect([data.map(({ status }: Payment) => status), await balance()]).toEqual([['processing'], 0]);
    await settle();
    expect(await balance()).toBe(10_000);
  });

  test('is gone on both sides once it is removed', async () => {
    const id = await addMethod('save-card');
    expect((await t.call('DELETE', `/billing/methods/${id}`, advertiser)).statusCode).toBe(204);
    await settle();
    expect((await funding()).methods).toEqual([]);
  });
});

describe('money that goes back', () => {
  const refund = (id: string, amountCents: number) =>
    t.call('POST', `/admin/payments/${id}/refunds`, { ...admin, body: { id: randomUUID(), amountCents, reason: 'x' } });

  test('leaves the balance at once and has succeeded when the gateway says so', async () => {
    const { id } = await topUp('card');
    expect((await refund(id, 2_000)).statusCode).toBe(201);
    expect(await balance()).toBe(3_000);
    await settle();
    expect((await read(id)).refunds).toMatchObject([{ amountCents: 2_000, status: 'succeeded' }]);
  });

  test('and comes back from the bank is booked back', async () => {
    const { id } = await topUp('card');
    await refund(id, 2_000);
    await settle();
    const [made] = await rows<{ gateway_ref: string }>(t.db, 'select gateway_ref from refund where payment_id = $1', [
      id,
    ]);
    await inTransaction(t.services, (tx) => failRefund(tx, made?.gateway_ref ?? ''));
    await settle();
    expect([(await read(id)).refunds[0]?.status, await balance()]).toEqual(['failed', 5_000]);
  });

  test('by a dispute is taken when it is opened and brought back when it is won', async () => {
    const { id } = await topUp('card-disputed');
    expect([await balance(), (await read(id)).chargebacks]).toMatchObject([0, [{ status: 'open', isWithdrawn: true }]]);
    const [dispute] = await rows<{ ref: string }>(
      t.db,
      'select gateway_ref as ref from chargeback where payment_id = $1',
      [id],
    );
    await inTransaction(t.services, (tx) => closeDispute(tx, dispute?.ref ?? '', 'won'));
    await settle((ids) => ids.toReversed());
    expect([await balance(), (await read(id)).chargebacks[0]?.status]).toEqual([5_000, 'won']);
  });

  test('by a debit that the bank returns is lost as it comes', async () => {
    const { id } = await topUp('debit-returned');
    expect([await balance(), (await read(id)).chargebacks[0]?.status]).toEqual([0, 'lost']);
  });
});

test('a page that is left is over at the gateway, too', async () => {
  const { id, url } = await startTopUp();
  expect((await t.call('POST', `/billing/payments/${id}/cancel`, advertiser)).json().status).toBe('canceled');
  expect(await pressOn(t, url, 'card')).toBeUndefined();
});
