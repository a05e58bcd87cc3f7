import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { deleteExpired } from './queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('what has expired is deleted, what is good stays', async () => {
  const [gone, here] = [await t.signIn('publisher'), await t.signIn('publisher')];
  await t.aSolvedCaptcha();
  await rows(t.db, `update auth_session set expires_at = now() - interval '1 minute' where user_id = $1`, [
    gone.profile.user_id,
  ]);
  await deleteExpired(t.db);
  expect(await rows(t.db, 'select user_id from auth_session')).toEqual([{ user_id: here.profile.user_id }]);
  expect(await rows(t.db, 'select 1 from captcha')).toHaveLength(1);
  await rows(t.db, `update captcha set expires_at = now() - interval '1 minute'`);
  await deleteExpired(t.db);
  expect(await rows(t.db, 'select 1 from captcha')).toEqual([]);
});
