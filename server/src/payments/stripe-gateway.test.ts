import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { createPayingNetwork, pressOn, takeSimulatedSteps } from '../testing/simulated-payments.ts';
import type { TestNetwork } from '../testing/test-network.ts';
import { type Gateway, GatewayAway, GatewayRefused } from './port.ts';
import { newIntent } from './simulator/new-objects.ts';
import { closeDispute } from './simulator/simulated-disputes.ts';
import { failRefund } from './simulator/simulated-refunds.ts';
import { createStripeGateway } from './stripe-gateway.ts';

let t: TestNetwork;
let gateway: Gateway;
beforeAll(async () => {
  t = await createPayingNetwork();
  if (!t.services.gateway) throw new Error('a demo has its gateway');
  gateway = t.services.gateway;
});
afterAll(() => t.close());

const PAGES = {
  returnUrl: 'https://callstead.example/back?session={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://callstead.example/left',
  language: 'es',
} as const;

const aCustomer = () =>
  gateway.createCustomer({ accountId: randomUUID(), name: 'Plomeros Unidos', email: 'pay@ads.example' });

async function aTopUp({ amountCents = 10_000, savesMethod = false } = {}) {
  const paymentId = randomUUID();
  const { ref: customerRef } = await aCustomer();
  const page = await gateway.openTopUpPage({ paymentId, customerRef, amountCents, savesMethod, ...PAGES });
  return { paymentId, customerRef, page };
}

/** A payment that was made on the page. */
async function aPayment(button: Parameters<typeof pressOn>[2], amountCents = 10_000) {
  const { page, ...topUp } = await aTopUp({ amountCents });
  await pressOn(t, page.url, button);
  const { intentRef } = await gateway.readCheckout(page.ref);
  return { ...topUp, page, intentRef: intentRef ?? '' };
}

async function aSavedMethod(button: 'save-card' | 'save-declined-card' | 'save-bank-account') {
  const { ref: customerRef } = await aCustomer();
  const page = await gateway.openMethodPage({ requestId: randomUUID(), customerRef, ...PAGES });
  await pressOn(t, page.url, button);
  const { methodRef } = await gateway.readCheckout(page.ref);
  return { customerRef, page, methodRef: methodRef ?? '' };
}

const eventsOf = async (objectRef: string) => {
  const rows = await t.db.selectFrom('stripe_simulator_event').select('body').execute();
  const events = rows.map(({ body }) => body as { type: string; data: { object: { id: string } } });
  return events.filter(({ data }) => data.object.id === objectRef).map(({ type }) => type);
};

describe('a top-up on the page', () => {
  test('is open until somebody decides', async () => {
    const { paymentId, customerRef, page } = await aTopUp();

    expect(await gateway.readCheckout(page.ref)).toEqual({
      ref: page.ref,
      status: 'open',
      intentRef: null,
      methodRef: null,
      paymentId,
      customerRef,
    });
    expect(page.url).toBe(`${t.services.config.publicUrl}/simulator/stripe/pay/${page.ref}`);
  });

  test('by card succeeds at once, with its fee, and leads back with its name', async () => {
    const { paymentId, customerRef, page } = await aTopUp({ amountCents: 12_345 });

    expect(await pressOn(t, page.url, 'card')).toBe(`https://callstead.example/back?session=${page.ref}`);

    const { status, intentRef, methodRef } = await gateway.readCheckout(page.ref);
    expect(status).toBe('complete');
    expect(await gateway.readIntent(intentRef ?? '')).toEqual({
      ref: intentRef,
      status: 'succeeded',
      amountReceivedCents: 12_345,
      currency: 'usd',
      paymentId,
      customerRef,
      methodRef,
      declineCode: null,
      fee: { ref: expect.stringMatching(/^txn_/), cents: 388 }, // 2.9 % and 30 cents
    });
    expect(await eventsOf(intentRef ?? '')).toEqual(['payment_intent.succeeded']);
    expect(await eventsOf(page.ref)).toEqual(['checkout.session.completed']);
  });

  test('that is declined leaves the page open, and another try may succeed', async () => {
    const { page } = await aTopUp();

    expect(await pressOn(t, page.url, 'decline')).toBe(PAGES.cancelUrl);

    const { status, intentRef } = await gateway.readCheckout(page.ref);
    expect(status).toBe('open');
    expect(await gateway.readIntent(intentRef ?? '')).toMatchObject({
      status: 'declined',
      declineCode: 'generic_decline',
      amountReceivedCents: 0,
      fee: null,
    });
    await pressOn(t, page.url, 'card');
    expect(await gateway.readIntent(intentRef ?? '')).toMatchObject({ status: 'succeeded', declineCode: null });
  });

  test('keeps the method where that was wanted, and not otherwise', async () => {
    const kept = await aTopUp({ savesMethod: true });
    const once = await aTopUp();
    for (const { page } of [kept, once]) await pressOn(t, page.url, 'card');

    const methodOf = async (ref: string) => gateway.readMethod((await gateway.readCheckout(ref)).methodRef ?? '');
    expect(await methodOf(kept.page.ref)).toMatchObject({ customerRef: kept.customerRef });
    expect(await methodOf(once.page.ref)).toMatchObject({ customerRef: null });
  });

  test('can be ended by us, once or twice, and then takes no money', async () => {
    const { page } = await aTopUp();

    await gateway.expireCheckout(page.ref);
    await gateway.expireCheckout(page.ref);

    expect(await pressOn(t, page.url, 'card')).toBeUndefined();
    expect(await gateway.readCheckout(page.ref)).toMatchObject({ status: 'expired', intentRef: null });
    expect(await eventsOf(page.ref)).toEqual(['checkout.session.expired']);
  });

  test('that was declined and then ended is canceled', async () => {
    const { intentRef, page } = await aPayment('decline');
    await gateway.expireCheckout(page.ref);
    expect(await gateway.readIntent(intentRef)).toMatchObject({ status: 'canceled', amountReceivedCents: 0 });
  });

  test('that was paid is paid once, however often the button is pressed', async () => {
    const { page } = await aTopUp();

    const pressed = await Promise.all([1, 2, 3].map(() => pressOn(t, page.url, 'card')));

    expect(pressed.filter(Boolean)).toHaveLength(1);
    const { intentRef } = await gateway.readCheckout(page.ref);
    expect(await eventsOf(intentRef ?? '')).toEqual(['payment_intent.succeeded']);
    await gateway.expireCheckout(page.ref); // too late, and no fault
    expect(await gateway.readCheckout(page.ref)).toMatchObject({ status: 'complete' });
  });
});

describe('a bank debit', () => {
  test('is under way before it succeeds, and costs less than a card', async () => {
    const { intentRef, page } = await aPayment('debit', 50_000);
    expect(await gateway.readIntent(intentRef)).toMatchObject({
      status: 'processing',
      amountReceivedCents: 0,
      fee: null,
    });

    await takeSimulatedSteps(t);

    expect(await gateway.readIntent(intentRef)).toMatchObject({
      status: 'succeeded',
      amountReceivedCents: 50_000,
      fee: { cents: 400 },
    });
    expect(await eventsOf(intentRef)).toEqual(['payment_intent.processing', 'payment_intent.succeeded']);
    expect(await eventsOf(page.ref)).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
    ]);
  });

  test('costs five dollars at most', async () => {
    const { intentRef } = await aPayment('debit', 1_000_000);
    await takeSimulatedSteps(t);
    expect(await gateway.readIntent(intentRef)).toMatchObject({ fee: { cents: 500 } });
  });

  test('that fails was under way and is declined, without a cent or a fee', async () => {
    const { intentRef, page } = await aPayment('debit-fails');
    expect(await gateway.readIntent(intentRef)).toMatchObject({ status: 'processing' });

    await takeSimulatedSteps(t);

    const declined = { status: 'declined', declineCode: 'insufficient_funds', amountReceivedCents: 0, fee: null };
    expect(await gateway.readIntent(intentRef)).toMatchObject(declined);
    expect(await eventsOf(intentRef)).toEqual(['payment_intent.processing', 'payment_intent.payment_failed']);
    expect(await eventsOf(page.ref)).toEqual(['checkout.session.completed', 'checkout.session.async_payment_failed']);
  });

  test('that comes back is a dispute which is lost as it comes', async () => {
    const { intentRef } = await aPayment('debit-returned');
    await takeSimulatedSteps(t);
    await takeSimulatedSteps(t);

    expect(await disputeOf(intentRef)).toMatchObject({
      status: 'lost',
      amountCents: 10_000,
      reason: 'insufficient_funds',
      fundsWithdrawn: true,
      fees: [{ cents: 1_500 }],
    });
  });
});

async function disputeOf(intentRef: string) {
  const { rows } = {
    rows: await t.db.selectFrom('stripe_simulator_object').selectAll().where('kind', '=', 'dispute').execute(),
  };
  const found = rows.find(({ body }) => (body as { payment_intent: string }).payment_intent === intentRef);
  return gateway.readDispute(found?.id ?? '');
}

describe('a dispute', () => {
  test('takes the money with a fee while it is open, and brings it back when it is won', async () => {
    const { intentRef } = await aPayment('card-disputed');
    await takeSimulatedSteps(t);
    const open = await disputeOf(intentRef);
    expect(open).toMatchObject({
      status: 'open',
      amountCents: 10_000,
      intentRef,
      reason: 'fraudulent',
      fundsWithdrawn: true,
    });

    await inTransaction(t.services, (tx) => closeDispute(tx, open.ref, 'won'));

    expect(await gateway.readDispute(open.ref)).toEqual({ ...open, status: 'won' });
    expect(await eventsOf(open.ref)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ]);
  });

  test('that is lost stays lost', async () => {
    const { intentRef } = await aPayment('card-disputed');
    await takeSimulatedSteps(t);
    const { ref } = await disputeOf(intentRef);

    for (const outcome of ['lost', 'won'] as const)
      await inTransaction(t.services, (tx) => closeDispute(tx, ref, outcome));

    expect(await gateway.readDispute(ref)).toMatchObject({ status: 'lost', fees: [{ cents: 1_500 }] });
  });
});

describe('a saved method', () => {
  test('is shown without its number, charged without its owner, and can be removed', async () => {
    const { customerRef, methodRef } = await aSavedMethod('save-card');
    expect(await gateway.readMethod(methodRef)).toEqual({
      ref: methodRef,
      customerRef,
      kind: 'card',
      brand: 'visa',
      last4: '4242',
      expires: { month: 12, year: expect.any(Number) },
    });
    const paymentId = randomUUID();

    const charged = await gateway.chargeSavedMethod({ paymentId, customerRef, methodRef, amountCents: 2_000 });

    expect(charged).toMatchObject({ status: 'succeeded', amountReceivedCents: 2_000, paymentId, fee: { cents: 88 } });
    await gateway.detachMethod(methodRef);
    await gateway.detachMethod(methodRef);
    expect(await gateway.readMethod(methodRef)).toMatchObject({ customerRef: null });
    const again = gateway.chargeSavedMethod({ paymentId: randomUUID(), customerRef, methodRef, amountCents: 2_000 });
    await expect(again).rejects.toThrow(GatewayRefused);
  });

  test('that is declined is a state of the payment, and the same when asked again', async () => {
    const { customerRef, methodRef } = await aSavedMethod('save-declined-card');
    const order = { paymentId: randomUUID(), customerRef, methodRef, amountCents: 2_000 };

    const declined = await gateway.chargeSavedMethod(order);

    expect(declined).toMatchObject({
      status: 'declined',
      declineCode: 'generic_decline',
      amountReceivedCents: 0,
      paymentId: order.paymentId,
      methodRef,
      fee: null,
    });
    expect(await gateway.chargeSavedMethod(order)).toEqual(declined);
    expect(await gateway.readIntent(declined.ref)).toEqual(declined);
  });

  test('may be a bank account, which is charged later', async () => {
    const { customerRef, methodRef } = await aSavedMethod('save-bank-account');
    expect(await gateway.readMethod(methodRef)).toMatchObject({
      kind: 'us_bank_account',
      last4: '6789',
      expires: null,
    });

    const charged = await gateway.chargeSavedMethod({
      paymentId: randomUUID(),
      customerRef,
      methodRef,
      amountCents: 5_000,
    });

    expect(charged.status).toBe('processing');
    await takeSimulatedSteps(t);
    expect(await gateway.readIntent(charged.ref)).toMatchObject({ status: 'succeeded', amountReceivedCents: 5_000 });
  });

  test('that nobody knows is null', async () => {
    expect(await gateway.readMethod('pm_unknown')).toBeNull();
  });
});

describe('the same request', () => {
  test('is done once, also when it is asked for many times at once', async () => {
    const { customerRef, methodRef } = await aSavedMethod('save-card');
    const order = { paymentId: randomUUID(), customerRef, methodRef, amountCents: 2_000 };

    const charged = await Promise.all(Array.from({ length: 5 }, () => gateway.chargeSavedMethod(order)));

    expect(new Set(charged.map(({ ref }) => ref)).size).toBe(1);
    expect(await eventsOf(charged[0]?.ref ?? '')).toEqual(['payment_intent.succeeded']);
  });

  test('for another amount is refused', async () => {
    const { customerRef, methodRef } = await aSavedMethod('save-card');
    const order = { paymentId: randomUUID(), customerRef, methodRef, amountCents: 2_000 };
    await gateway.chargeSavedMethod(order);

    await expect(gateway.chargeSavedMethod({ ...order, amountCents: 3_000 })).rejects.toThrow(GatewayRefused);
  });

  test('opens the same page and knows the same customer', async () => {
    const customer = { accountId: randomUUID(), name: 'Ana', email: 'ana@ads.example' };
    const { ref: customerRef } = await gateway.createCustomer(customer);
    expect(await gateway.createCustomer(customer)).toEqual({ ref: customerRef });
    const page = { paymentId: randomUUID(), customerRef, amountCents: 700, savesMethod: true, ...PAGES };
    expect(await gateway.openTopUpPage(page)).toEqual(await gateway.openTopUpPage(page));
  });
});

describe('a refund', () => {
  test('of a card is done at once, in parts up to the whole and no further', async () => {
    const { intentRef } = await aPayment('card');
    const first = { refundId: randomUUID(), intentRef, amountCents: 4_000 };

    const refunded = await gateway.refund(first);

    expect(refunded).toMatchObject({ status: 'succeeded', refundId: first.refundId, intentRef });
    expect(await gateway.refund(first)).toEqual(refunded);
    const tooMuch = gateway.refund({ refundId: randomUUID(), intentRef, amountCents: 6_001 });
    await expect(tooMuch).rejects.toThrow(GatewayRefused);
    await gateway.refund({ refundId: randomUUID(), intentRef, amountCents: 6_000 });
    const nothingLeft = gateway.refund({ refundId: randomUUID(), intentRef, amountCents: 1 });
    await expect(nothingLeft).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  test('of a debit takes its time', async () => {
    const { intentRef } = await aPayment('debit');
    await takeSimulatedSteps(t);

    const { ref, status } = await gateway.refund({ refundId: randomUUID(), intentRef, amountCents: 1_000 });

    expect(status).toBe('pending');
    await takeSimulatedSteps(t);
    expect(await gateway.readRefund(ref)).toMatchObject({ status: 'succeeded' });
  });

  test('that a bank sends back has failed, and can be asked for anew', async () => {
    const { intentRef } = await aPayment('card');
    const { ref } = await gateway.refund({ refundId: randomUUID(), intentRef, amountCents: 10_000 });

    await inTransaction(t.services, (tx) => failRefund(tx, ref));

    expect(await gateway.readRefund(ref)).toMatchObject({ status: 'failed' });
    const anew = await gateway.refund({ refundId: randomUUID(), intentRef, amountCents: 10_000 });
    expect(anew.status).toBe('succeeded');
  });

  test('of a disputed payment is refused', async () => {
    const { intentRef } = await aPayment('card-disputed');
    await takeSimulatedSteps(t);
    const refund = gateway.refund({ refundId: randomUUID(), intentRef, amountCents: 100 });
    await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
  });
});

test('balance transactions come newest first, page by page, and add up to what the gateway holds', async () => {
  const since = new Date(Date.now() - 1000);
  const before = await everyTransaction(since);
  const { intentRef } = await aPayment('card');
  const refundId = randomUUID();
  await gateway.refund({ refundId, intentRef, amountCents: 2_500 });

  const added = (await everyTransaction(since)).slice(0, -before.length || undefined);

  expect(added.map(({ type, amountCents, feeCents }) => [type, amountCents, feeCents])).toEqual([
    ['refund', -2_500, 0],
    ['charge', 10_000, 320],
  ]);
  expect(added).toMatchObject([
    { refundId, intentRef, category: 'refund', currency: 'usd' },
    { refundId: null, intentRef, category: 'charge', currency: 'usd' },
  ]);
  const [newest] = added;
  const rest = await gateway.listBalanceTransactions({ since, after: newest?.ref ?? '' });
  expect(rest.items[0]).toEqual(added[1]);
  expect((await gateway.listBalanceTransactions({ since: new Date(Date.now() + 60_000) })).items).toEqual([]);
});

async function everyTransaction(since: Date) {
  const { items, hasMore } = await gateway.listBalanceTransactions({ since });
  expect(hasMore).toBe(false);
  return items;
}

describe('a gateway that is out of order', () => {
  const SECRET = 'sk_test_never_tell_this_to_anybody';

  async function aServer(status: number, body: object = {}, asked: string[] = []) {
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const headers = { 'content-type': 'application/json', ...(status === 302 && { location: '/elsewhere' }) };
      response.writeHead(status, headers).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return gatewayAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/some/path`);
  }

  const gatewayAt = (apiBase: string) =>
    createStripeGateway(
      { apiBase, secretKey: SECRET, webhookSecret: 'whsec_x' },
      { name: () => 'Callstead', currency: () => 'USD' },
    );

  test.each([500, 502, 503, 429, 409, 401])('is away when it answers %i', async (status) => {
    const broken = await aServer(status, { error: { type: 'api_error', message: `no: ${SECRET}` } });
    const reading = broken.readIntent('pi_1');
    await expect(reading).rejects.toThrow(GatewayAway);
    await expect(reading).rejects.not.toThrow(SECRET);
  });

  test('is away when nobody listens, when it sends us elsewhere and when it talks nonsense', async () => {
    await expect(gatewayAt('http://127.0.0.1:1').readIntent('pi_1')).rejects.toThrow(GatewayAway);
    const asked: string[] = [];
    await expect((await aServer(302, {}, asked)).readIntent('pi_1')).rejects.toThrow(GatewayAway);
    expect(asked).toEqual([expect.stringMatching(/^\/some\/path\/v1\/payment_intents\/pi_1\?/)]); // the key went nowhere else
  });

  test('or a bank that wants its customer to be there declines', async () => {
    const intent = newIntent({
      amount: 500,
      customer: 'cus_1',
      metadata: { paymentId: 'p1' },
      currency: 'usd',
      savesMethod: false,
    });
    const error = { type: 'card_error', code: 'authentication_required', message: 'no', payment_intent: intent };
    const order = { paymentId: 'p1', customerRef: 'cus_1', methodRef: 'pm_1', amountCents: 500 };
    const declined = { ref: intent.id, status: 'declined', declineCode: 'authentication_required', paymentId: 'p1' };
    expect(await (await aServer(402, { error })).chargeSavedMethod(order)).toMatchObject(declined);
  });

  test('refuses what it does not know', async () => {
    await expect(gateway.readIntent('pi_unknown')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(gateway.readIntent('pi_unknown')).rejects.toThrow(GatewayRefused);
  });

  test('that does not know our key is away', async () => {
    const { port } = t.services.config;
    const stranger = gatewayAt(`http://127.0.0.1:${port}/simulator/stripe/`);
    await expect(stranger.createCustomer({ accountId: 'a', name: 'n', email: 'e' })).rejects.toThrow(GatewayAway);
  });
});
