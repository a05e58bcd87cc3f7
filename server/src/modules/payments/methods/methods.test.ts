import { randomUUID } from 'node:crypto';
import type { FundingResponse } from '@callstead/contract/payments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../testing/call-world.ts';
import { withFakeGateway } from '../../../testing/payment-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { settlePayments } from '../settle-payments.ts';

let t: TestNetwork;
let g: ReturnType<typeof withFakeGateway>;
let advertiser: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  g = withFakeGateway(t);
});
beforeEach(async () => {
  advertiser = await t.signIn('advertiser');
});
afterAll(() => t.close());

const funding = async (): Promise<FundingResponse> => (await t.call('GET', '/billing/funding', advertiser)).json();

/** 'Añadir Método de Pago', up to the gateway's page. */
async function startMethod() {
  const known = new Set(g.pages.keys());
  const answer = await t.call('POST', '/billing/methods', { ...advertiser, body: { id: randomUUID() } });
  expect(answer.statusCode).toBe(201);
  return [...g.pages.keys()].find((ref) => !known.has(ref)) ?? '';
}

async function addMethod() {
  const page = await startMethod();
  const method = g.addMethod(page);
  await g.tell('checkout', page);
  return method;
}

test('a method is added on the page of the gateway; the first one is the default', async () => {
  await addMethod();
  const page = await startMethod();
  g.addMethod(page);
  for (let times = 0; times < 2; times += 1) await g.tell('checkout', page);
  const { methods, isOffered } = await funding();
  expect(isOffered).toBe(true);
  expect(methods.map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
    ['4242', true],
    ['4242', false],
  ]);
});

test('one whose page nobody told us the end of is found by asking', async () => {
  g.addMethod(await startMethod());
  await settlePayments(t.services, new Date(Date.now() + 5 * 60_000));
  expect((await funding()).methods).toHaveLength(1);
});

test('a payment keeps its card when somebody says so, and only then', async () => {
  const [kept, spent] = [await g.startTopUp(advertiser, 5_000, true), await g.startTopUp(advertiser, 5_000, false)];
  for (const { pageRef } of [kept, spent]) await g.tell('intent', g.pay(pageRef).ref);
  expect((await funding()).methods).toHaveLength(1);
  const [method] = (await funding()).methods;
  const payment = (await t.call('GET', `/billing/payments/${kept.id}`, advertiser)).json();
  expect(payment.method).toEqual({ kind: 'card', brand: 'visa', last4: method?.last4 });
});

test('another becomes the default, and one that is removed is gone at the gateway too', async () => {
  const [first, second] = [await addMethod(), await addMethod()];
  const [a, b] = (await funding()).methods;
  await t.call('PUT', `/billing/methods/${b?.id}/default`, advertiser);
  expect((await funding()).methods.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [b?.id, true],
    [a?.id, false],
  ]);
  g.faults.isAway = true; // whoever removes it does not wait for the gateway
  expect((await t.call('DELETE', `/billing/methods/${b?.id}`, advertiser)).statusCode).toBe(204);
  expect((await funding()).methods.map(({ id, isDefault }) => [id, isDefault])).toEqual([[a?.id, true]]);
  g.faults.isAway = false;
  await g.settle();
  expect([g.methods.get(first.ref)?.customerRef, g.methods.get(second.ref)?.customerRef]).toEqual([
    expect.any(String),
    null,
  ]);
  const log = await rows(t.db, `select action, before from audit_entry where subject_id = $1 order by id`, [
    advertiser.profile.id,
  ]);
  expect(log).toEqual([
    { action: 'funding-method.make-default', before: null },
    { action: 'funding-method.remove', before: { method: 'visa ··4242' } },
  ]);
});

test('one that is taken away at the gateway itself stops the recharge that used it', async () => {
  const { ref } = await addMethod();
  const [method] = (await funding()).methods;
  const rule = { isOn: true, belowCents: 0, addCents: 10_000, dailyLimitCents: 20_000, methodId: method?.id };
  await t.call('PUT', '/billing/auto-recharge', { ...advertiser, body: { ...rule, version: 0 } });
  await g.gateway.detachMethod(ref);
  await g.tell('method', ref);
  const { methods, autoRecharge } = await funding();
  expect(methods).toEqual([]);
  expect(autoRecharge).toMatchObject({ isOn: false, methodId: null, stopped: { because: 'method_removed' } });
});
