import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('an admin is told whose panel they look at', async () => {
  const [admin, { id, full_name }] = [await t.signIn('admin'), await t.anAccount('affiliate')];
  const response = await t.call('GET', `/admin/accounts/${id}/name`, admin);
  expect(response.json()).toEqual({ id, fullName: full_name, userType: 'affiliate' });
});

test.each(['publisher', 'affiliate', 'advertiser'] as const)('a %s learns no names', async (type) => {
  const person = await t.signIn(type);
  const { id } = await t.anAccount('publisher');
  for (const each of [id, randomUUID(), person.profile.id]) {
    expect((await t.call('GET', `/admin/accounts/${each}/name`, person)).json().code).toBe('forbidden');
  }
});

test('nobody has no name', async () => {
  const admin = await t.signIn('admin');
  expect((await t.call('GET', `/admin/accounts/${randomUUID()}/name`, admin)).json().code).toBe('not_found');
});
