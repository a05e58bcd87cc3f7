import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../testing/test-network.ts';
import { seedDemo } from './demo.ts';
import { seedCatalogue } from './network-advertiser.ts';

let t: TestNetwork;
beforeEach(async () => {
  t = await createTestNetwork();
});
afterEach(() => t.close());

test('a network that began without demo data is never given any, and nothing of it stays', async () => {
  await seedCatalogue(t, 'draft');
  await expect(seedDemo(t)).rejects.toThrow('Start it with DEMO=0');
  const demo = t.db.selectFrom('account').select('id').where('email', 'like', '%@callstead.example');
  expect(await demo.execute()).toEqual([]);
  await expect(seedDemo(t), 'as often as it is tried').rejects.toThrow('This network began without demo data');
});

test('an empty network is given its demo data once', async () => {
  await seedDemo(t);
  await seedDemo(t);
  const admins = await t.db.selectFrom('account').select('email').where('type', '=', 'admin').execute();
  expect(admins.length).toBeGreaterThan(0);
  expect(new Set(admins.map(({ email }) => email)).size).toBe(admins.length);
});
