import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { type Gateway, GatewayAway } from '../../payments/port.ts';
import { signatureOf } from '../../payments/simulator/deliver-webhook.ts';
import { SIMULATOR_PATH } from '../../payments/simulator/simulator.ts';
import { simulatorKeys } from '../../payments/simulator/simulator-keys.ts';
import { rows } from '../../testing/call-world.ts';
import { createMortalServers } from '../../testing/mortal-servers.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { pressOn } from '../../testing/simulated-payments.ts';
import type { TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { startRecharge } from './recharge/start-recharge.ts';
import { AT_ONCE, settlePayments } from './settle-payments.ts';

const ROUNDS = sized({ small: 2, whole: 40 });
const TOP_UPS = 6;
const RECHARGES = 4;
const TOLD_AGAIN = 100;
const PAGES = { returnUrl: 'https://a.example/', cancelUrl: 'https://a.example/', language: 'en' } as const;

/** The gateway lives on, here; the server that is killed asks it over HTTP, as it would ask Stripe. */
let t: TestNetwork;
let gateway: Gateway;
let world: Awaited<ReturnType<typeof createMortalServers>>;
afterEach(() => world.close());

async function startWorld(): Promise<void> {
  world = await createMortalServers(({ services }, address) => {
    const { secretKey, webhookSecret } = simulatorKeys(services.secret);
    return {
      PUBLIC_URL: 'https://pays.example',
      ADMIN_EMAIL: 'admin@pays.example',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: `${address}${SIMULATOR_PATH}`,
    };
  });
  t = world.t;
  if (!t.services.gateway) throw new Error('a demo has its gateway');
  gateway = t.services.gateway;
}

/** The gateway lives in a busy process: who gets no answer asks again, under the same key. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof GatewayAway)) throw error;
      await sleep(500);
    }
  }
}

async function aCustomer(): Promise<{ accountId: string; customerRef: string }> {
  const { id: accountId, name, email } = await t.anAccount('advertiser');
  const { ref: customerRef } = await untilAnswered(() => gateway.createCustomer({ accountId, name, email }));
  await t.db.insertInto('payment_customer').values({ account_id: accountId, gateway_ref: customerRef }).execute();
  return { accountId, customerRef };
}

/** Somebody pays on the page; nobody has told us yet. */
async function aPaidTopUp(): Promise<void> {
  const { accountId, customerRef } = await aCustomer();
  const [paymentId, amountCents] = [randomUUID(), 5_000];
  const payment = { id: paymentId, account_id: accountId, origin: 'checkout' as const, amount_cents: amountCents };
  await t.db.insertInto('payment').values(payment).execute();
  const page = await untilAnswered(() =>
    gateway.openTopUpPage({ paymentId, customerRef, amountCents, savesMethod: false, ...PAGES }),
  );
  await t.db.updateTable('payment').set({ checkout_ref: page.ref }).where('id', '=', paymentId).execute();
  await pressOn(t, page.url, 'card');
}

/** Written down and queued; whoever takes the job may die with it. */
async function aRechargeUnderWay(): Promise<void> {
  const { accountId: account_id, customerRef } = await aCustomer();
  const requestId = randomUUID();
  const page = await untilAnswered(() => gateway.openMethodPage({ requestId, customerRef, ...PAGES }));
  await pressOn(t, page.url, 'save-card');
  const { methodRef } = await untilAnswered(() => gateway.readCheckout(page.ref));
  const card = { kind: 'card' as const, brand: 'visa', last4: '4242' };
  const { id: funding_method_id } = await t.db
    .insertInto('funding_method')
    .values({ account_id, gateway_ref: methodRef ?? '', ...card })
    .returning('id')
    .executeTakeFirstOrThrow();
  const amounts = { below_cents: 5_000, add_cents: 10_000, daily_limit_cents: 10_000, is_on: true };
  await t.db
    .insertInto('auto_recharge')
    .values({ account_id, funding_method_id, ...amounts })
    .execute();
  await inTransaction(t.services, (tx) => startRecharge(tx, account_id, new Date()));
}

const acknowledged = new Set<string>();

/** What nobody has acknowledged, and the newest of what somebody has; each twice, in any order, as long as somebody listens. */
async function tellAll(address: string, seed: number): Promise<void> {
  const { webhookSecret } = simulatorKeys(t.services.secret);
  const events = await rows<{ id: string; body: object }>(
    t.db,
    `(select id, body from stripe_simulator_event where id <> all ($1))
     union all
     (select id, body from stripe_simulator_event where id = any ($1) order by made_at desc limit $2)`,
    [[...acknowledged], TOLD_AGAIN],
  );
  const order = [...events, ...events].sort((a, b) => rank(a.id, seed) - rank(b.id, seed));
  await Promise.all(
    order.map(async ({ id, body }) => {
      const text = JSON.stringify(body);
      const signature = signatureOf(text, webhookSecret, Math.floor(Date.now() / 1000));
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await fetch(`${address}/webhooks/stripe`, { method: 'POST', headers, body: text }).catch(
        () => undefined, // killed: the gateway tells again
      );
      if (answer?.status === 200) acknowledged.add(id);
      else if (answer) throw new Error(`a webhook was answered with ${answer.status}`);
    }),
  );
}

const rank = (id: string, seed: number) =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + seed) % 9973, seed);

test(
  'a server killed again and again while webhooks and charges are in its hands: nothing lost, nothing twice',
  async () => {
    await startWorld();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { server, address } = await world.start();
      await Promise.all(Array.from({ length: TOP_UPS }, aPaidTopUp));
      const telling = tellAll(address, round);
      await Promise.all(Array.from({ length: RECHARGES }, aRechargeUnderWay));
      await sleep((round * 137) % 700);
      await Promise.all([telling, world.kill(server)]);
    }
    await expectAllSettled();
  },
  PROOF_TIMEOUT_MS,
);

/** Each round takes a batch, as the job does that comes again and again. */
async function settleInRounds(): Promise<void> {
  const batches = Math.ceil((ROUNDS * (TOP_UPS + RECHARGES)) / AT_ONCE) + 1;
  for (let batch = 1; batch <= batches; batch += 1)
    await settlePayments(t.services, new Date(Date.now() + batch * 5 * 60_000));
}

/** As it is when a server runs again for some minutes: what nobody told of is asked for. */
async function expectAllSettled(): Promise<void> {
  const { server, address } = await world.start();
  await tellAll(address, 1);
  server.child.kill('SIGTERM'); // lets what it has in hand finish
  await server.exit;
  await settleInRounds();

  const heard = await rows<{ id: string }>(t.db, 'select id from gateway_event');
  expect([...acknowledged].filter((id) => !heard.some((event) => event.id === id))).toEqual([]);
  const payments = await rows<{ status: string; intent_ref: string; account_id: string }>(
    t.db,
    'select status, intent_ref, account_id from payment',
  );
  expect(payments).toHaveLength(ROUNDS * (TOP_UPS + RECHARGES));
  expect(payments.filter(({ status }) => status !== 'succeeded')).toEqual([]);
  const charged = await rows<{ ref: string }>(
    t.db,
    `select body ->> 'id' as ref from stripe_simulator_object where body ->> 'object' = 'payment_intent'
     and body ->> 'status' = 'succeeded'`,
  );
  expect(charged.map(({ ref }) => ref).sort()).toEqual(payments.map(({ intent_ref }) => intent_ref).sort());
  expect(await verifyLedger(t.db)).toEqual([]);
  reportCounts({ kills: ROUNDS, payments: payments.length, 'webhooks acknowledged': acknowledged.size });
}
