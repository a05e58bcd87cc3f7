import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPayingNetwork } from '../../testing/simulated-payments.ts';

test('how little and how much may be paid is of the size of the network’s money', async () => {
  const t = await createPayingNetwork();
  const admin = await t.signIn('admin');
  const values = { currency: 'COP', zone: 'America/Bogota' };
  const chosen = { group: 'books', version: 0, values };
  expect((await t.call('PUT', '/admin/settings', { headers: admin.headers, body: chosen })).statusCode).toBe(200);
  const { headers } = await t.signIn('advertiser');
  const funding = (await t.call('GET', '/billing/funding', { headers })).json();
  expect(funding).toMatchObject({ leastCents: 1_000_000, mostCents: 1_000_000_000 });
  const pay = (amountCents: number) =>
    t.call('POST', '/billing/payments', { headers, body: { id: randomUUID(), amountCents, savesMethod: false } });
  expect((await pay(999_999)).json().fields).toEqual({ amountCents: 'too_small' });
  expect((await pay(1_000_000_001)).json().fields).toEqual({ amountCents: 'too_large' });
  expect((await pay(40_000_000)).statusCode).toBe(201);
  await t.close();
});
