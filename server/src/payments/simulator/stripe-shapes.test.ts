import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { createPayingNetwork, pressOn, takeSimulatedSteps } from '../../testing/simulated-payments.ts';
import type { TestNetwork } from '../../testing/test-network.ts';
import { STRIPE_VERSION } from '../stripe-client.ts';
import { REQUESTS } from './api-requests.ts';
import type { Button } from './simulated-checkout.ts';
import { closeDispute } from './simulated-disputes.ts';
import { failRefund } from './simulated-refunds.ts';
import { simulatorKeys } from './simulator-keys.ts';

/** What Stripe published of itself; where from stands in the file. */
type Shapes = {
  source: string;
  objects: Record<string, Shape>;
  parameters: Record<string, string[]>;
  eventTypes: string[];
  errorTypes: string[];
  errorCodes: string[];
};
type Shape = { required: Record<string, string>; optional: string[]; enums: Record<string, string[]> };

const SHAPES: Shapes = JSON.parse(readFileSync(join(import.meta.dirname, '../stripe-shapes.json'), 'utf8'));

let t: TestNetwork;
beforeAll(async () => {
  t = await createPayingNetwork();
  await playEverything();
});
afterAll(() => t.close());

const PAGES = { returnUrl: 'https://a.example/', cancelUrl: 'https://a.example/', language: 'en' } as const;

/** Every button, step and command once. */
async function playEverything(): Promise<void> {
  const gateway = t.services.gateway;
  if (!gateway) throw new Error('a demo has its gateway');
  const { ref: customerRef } = await gateway.createCustomer({
    accountId: randomUUID(),
    name: 'A',
    email: 'a@b.example',
  });
  const intents: Partial<Record<Button, string>> = {};
  for (const button of ['card', 'decline', 'card-disputed', 'debit', 'debit-returned'] as const) {
    const order = { paymentId: randomUUID(), customerRef, amountCents: 5_000, savesMethod: true };
    const page = await gateway.openTopUpPage({ ...order, ...PAGES });
    await pressOn(t, page.url, button);
    intents[button] = (await gateway.readCheckout(page.ref)).intentRef ?? '';
  }
  for (const button of ['save-card', 'save-declined-card', 'save-bank-account'] as const) {
    const page = await gateway.openMethodPage({ requestId: randomUUID(), customerRef, ...PAGES });
    await pressOn(t, page.url, button);
    const methodRef = (await gateway.readCheckout(page.ref)).methodRef ?? '';
    await gateway.chargeSavedMethod({ paymentId: randomUUID(), customerRef, methodRef, amountCents: 900 });
    await gateway.detachMethod(methodRef);
  }
  await takeSimulatedSteps(t);
  await takeSimulatedSteps(t);
  const back = { refundId: randomUUID(), intentRef: intents.card ?? '', amountCents: 5_000 };
  const { ref } = await gateway.refund(back);
  await gateway.refund({ refundId: randomUUID(), intentRef: intents.debit ?? '', amountCents: 100 });
  await takeSimulatedSteps(t);
  await inTransaction(t.services, async (tx) => {
    await failRefund(tx, ref);
    const disputes = await tx.db
      .selectFrom('stripe_simulator_object')
      .select('id')
      .where('kind', '=', 'dispute')
      .execute();
    for (const { id } of disputes) await closeDispute(tx, id, 'won');
  });
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** What is wrong with an object, field by field. */
function faultsOf(object: Record<string, unknown>, shape: Shape | undefined): string[] {
  if (!shape) return [`nothing is published of ${object.object}`];
  const { required, optional, enums } = shape;
  const missing = Object.keys(required).filter((name) => !(name in object));
  const unknown = Object.keys(object).filter((name) => !(name in required) && !optional.includes(name));
  const ofAnotherType = Object.entries(required).filter(
    ([name, types]) => !types.split('|').includes(typeOf(object[name])),
  );
  const notAmong = Object.entries(enums).filter(
    ([name, values]) => object[name] !== null && !values.includes(String(object[name])),
  );
  return [
    ...missing.map((name) => `${object.object}.${name} is missing`),
    ...unknown.map((name) => `${object.object}.${name} is unknown`),
    ...ofAnotherType.map(([name]) => `${object.object}.${name} is ${typeOf(object[name])}`),
    ...notAmong.map(([name]) => `${object.object}.${name} is ${object[name]}`),
  ];
}

test('the facts are those of the version we ask for', () => {
  expect(SHAPES.source).toContain(STRIPE_VERSION);
});

test('every object of the simulator, in every state it comes to, is as Stripe publishes it', async () => {
  const rows = await t.db.selectFrom('stripe_simulator_object').select(['kind', 'body']).execute();
  const events = await t.db.selectFrom('stripe_simulator_event').select('body').execute();
  const told = events.map(({ body }) => (body as { data: { object: Record<string, unknown> } }).data.object);
  const objects = [...rows.map(({ body }) => body as Record<string, unknown>), ...told];

  expect(objects.flatMap((object) => faultsOf(object, SHAPES.objects[String(object.object)]))).toEqual([]);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(Object.keys(SHAPES.objects)));
});

test('every webhook is of a type that Stripe sends', async () => {
  const events = await t.db.selectFrom('stripe_simulator_event').select('body').execute();
  const types = new Set(events.map(({ body }) => (body as { type: string }).type));
  expect([...types].filter((type) => !SHAPES.eventTypes.includes(type))).toEqual([]);
  expect(types.size).toBeGreaterThan(15);
});

test('every parameter that we send is one that Stripe takes', () => {
  for (const [path, schema] of Object.entries(REQUESTS)) {
    const sent = Object.keys(schema.shape);
    expect(sent.filter((name) => !SHAPES.parameters[path]?.includes(name))).toEqual([]);
  }
});

type Refusal = { error: { type: string; code?: string; param?: string; payment_intent?: Record<string, unknown> } };

function ask(path: string, payload: string, headers: Record<string, string> = {}) {
  const { secretKey } = simulatorKeys(t.services.secret);
  return t.app.inject({
    method: 'POST',
    url: `/simulator/stripe/v1/${path}`,
    payload,
    headers: {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
}

test('refusals have Stripe’s status, type, code and field', async () => {
  const answers = [
    await ask('customers', 'name=a&email=b', { authorization: 'Bearer sk_test_wrong' }),
    await ask('customers', 'name=a&email=b&payment_method_types[0]=card'),
    await ask('customers', 'name=a'),
    await ask('refunds', 'payment_intent=pi_none'),
    await ask('nothing', ''),
    await ask('refunds', 'payment_intent=pi_none&amount=1.5'),
  ];
  const refusals = answers.map((answer) => ({ status: answer.statusCode, ...answer.json<Refusal>().error }));
  for (const { type, code } of refusals) {
    expect(SHAPES.errorTypes).toContain(type);
    if (code) expect(SHAPES.errorCodes).toContain(code);
  }
  expect(refusals.map(({ status, code, param }) => [status, code, param])).toEqual([
    [401, undefined, undefined],
    [400, 'parameter_unknown', 'payment_method_types'],
    [400, 'parameter_missing', 'email'],
    [404, 'resource_missing', 'id'],
    [404, undefined, undefined],
    [400, undefined, 'amount'],
  ]);
});

test('the same key with another request is an idempotency error', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await ask('customers', 'name=a&email=b', key);
  expect((await ask('customers', 'name=a&email=b', key)).json()).toEqual(first.json());
  const other = await ask('customers', 'name=z&email=b', key);
  expect([other.statusCode, other.json<Refusal>().error.type]).toEqual([400, 'idempotency_error']);
});

test('a decline is a card error that shows the payment', async () => {
  const rows = await t.db.selectFrom('stripe_simulator_request').selectAll().where('status', '=', 402).execute();
  const [{ error } = { error: { type: '' } } as Refusal] = rows.map(({ answer }) => answer as Refusal);
  expect(error.type).toBe('card_error');
  expect(SHAPES.errorCodes).toContain(error.code);
  expect(faultsOf(error.payment_intent ?? {}, SHAPES.objects.payment_intent)).toEqual([]);
});
