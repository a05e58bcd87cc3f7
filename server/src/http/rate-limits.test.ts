import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('of many at once each is counted by itself: as many pass as may, and one is the first that does not', async () => {
  const { limits } = t.services;
  const [one, other] = [randomUUID(), randomUUID()];
  const attempts = await Promise.all(
    Array.from({ length: 40 }, (_, n) => limits.attempt('test-call.account', n % 4 === 0 ? other : one)),
  );
  const own = attempts.filter((_, n) => n % 4 !== 0);
  expect(own.filter(({ isSpent }) => !isSpent).map(({ left }) => left)).toEqual([4, 3, 2, 1, 0]);
  expect(own.filter(({ isFirstRefused }) => isFirstRefused)).toHaveLength(1);
  expect(attempts.filter(({ isSpent }) => !isSpent)).toHaveLength(10);
  expect(own.every(({ retryAfterSeconds }) => retryAfterSeconds > 50 && retryAfterSeconds <= 60)).toBe(true);
});

test('one that is given back may be tried again, and a window that has ended begins anew', async () => {
  const { limits } = t.services;
  const key = randomUUID();
  for (let n = 0; n < 5; n += 1) await limits.spend('test-call.account', key);
  await expect(limits.spend('test-call.account', key)).rejects.toMatchObject({ code: 'rate_limited' });
  await limits.giveBack('test-call.account', key);
  await limits.giveBack('test-call.account', key);
  await limits.spend('test-call.account', key);
  await t.db
    .updateTable('rate_limit')
    .set({ expire: Date.now() - 1 })
    .execute();
  expect(await limits.attempt('test-call.account', key)).toMatchObject({ left: 4, isSpent: false });
});
