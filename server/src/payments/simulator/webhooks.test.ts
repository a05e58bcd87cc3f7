import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createPayingNetwork, deliverWebhooks, pressOn } from '../../testing/simulated-payments.ts';
import type { TestNetwork } from '../../testing/test-network.ts';
import { ForgedEvent, type Gateway } from '../port.ts';
import { deliverWebhook, signatureOf } from './deliver-webhook.ts';
import { simulatorKeys } from './simulator-keys.ts';

let t: TestNetwork;
let gateway: Gateway;
beforeAll(async () => {
  t = await createPayingNetwork();
  if (!t.services.gateway) throw new Error('a demo has its gateway');
  gateway = t.services.gateway;
});
afterAll(() => t.close());

type Received = { url: string | undefined; headers: IncomingHttpHeaders; body: string };

/** Somebody who takes webhooks, or does not. */
async function aReceiver(status = 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ url: request.url, headers: request.headers, body: await text(request) });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { received, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function aPaidTopUp() {
  const { ref: customerRef } = await gateway.createCustomer({
    accountId: randomUUID(),
    name: 'A',
    email: 'a@b.example',
  });
  const urls = { returnUrl: 'https://a.example/', cancelUrl: 'https://a.example/', language: 'en' } as const;
  const order = { paymentId: randomUUID(), customerRef, amountCents: 5_000, savesMethod: false };
  const page = await gateway.openTopUpPage({ ...order, ...urls });
  await pressOn(t, page.url, 'card');
  return gateway.readCheckout(page.ref);
}

test('what happened is posted, signed for us, and says what it is about', async () => {
  const { received, address } = await aReceiver();
  const { ref, intentRef } = await aPaidTopUp();

  await deliverWebhooks(t, { address });

  const events = received.map(({ body, headers }) => gateway.readEvent(body, String(headers['stripe-signature'])));
  expect(received.every(({ url }) => url === '/webhooks/stripe')).toBe(true);
  expect(events).toEqual([
    { id: expect.stringMatching(/^evt_/), type: 'charge.succeeded', objectRef: expect.any(String), object: 'other' },
    { id: expect.stringMatching(/^evt_/), type: 'payment_intent.succeeded', objectRef: intentRef, object: 'intent' },
    { id: expect.stringMatching(/^evt_/), type: 'checkout.session.completed', objectRef: ref, object: 'checkout' },
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(3);
});

test('one that is not taken is tried again, the same event', async () => {
  const refusing = await aReceiver(500);
  await aPaidTopUp();
  const [job] = await t.jobs('deliver-simulated-webhook');
  const { webhookSecret } = simulatorKeys(t.services.secret);
  const deliver = (address: string) => deliverWebhook({ db: t.db, address, webhookSecret }, job?.eventId ?? '');

  await expect(deliver(refusing.address)).rejects.toThrow('answered 500'); // the queue plans the next try
  const { received, address } = await aReceiver();
  await deliver(address);

  expect(received[0]?.body).toBe(refusing.received[0]?.body);
  const event = await t.db
    .selectFrom('stripe_simulator_event')
    .selectAll()
    .where('id', '=', job?.eventId ?? '')
    .executeTakeFirst();
  expect(event?.delivered_at).toBeInstanceOf(Date);
});

describe('an event is refused', () => {
  const BODY = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.succeeded',
    data: { object: { id: 'ch_1' } },
  });
  const now = () => Math.floor(Date.now() / 1000);
  const ours = () => simulatorKeys(t.services.secret).webhookSecret;

  test('but for this: signed by us, just now', () => {
    expect(gateway.readEvent(BODY, signatureOf(BODY, ours(), now()))).toMatchObject({ id: 'evt_1' });
  });

  const FORGERIES: [string, () => [string, string]][] = [
    ['signed with another secret', () => [BODY, signatureOf(BODY, 'whsec_other', now())]],
    ['signed too long ago', () => [BODY, signatureOf(BODY, ours(), now() - 301)]],
    ['with another body than was signed', () => [BODY.replace('ch_1', 'ch_2'), signatureOf(BODY, ours(), now())]],
    [
      'with another time than was signed',
      () => [BODY, signatureOf(BODY, ours(), now() - 60).replace(/t=\d+/, `t=${now()}`)],
    ],
    ['signed in an older scheme', () => [BODY, signatureOf(BODY, ours(), now()).replace('v1=', 'v0=')]],
    ['with a signature that is none', () => [BODY, 'x']],
    ['without a signature', () => [BODY, '']],
    ['without a body', () => ['', signatureOf('', ours(), now())]],
    ['that is signed but no event', () => ['no json', signatureOf('no json', ours(), now())]],
  ];
  test.each(FORGERIES)('%s', (_name, forged) => {
    const [body, signature] = forged();
    expect(() => gateway.readEvent(body, signature)).toThrow(ForgedEvent);
  });
});
