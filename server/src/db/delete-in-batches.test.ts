import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../testing/test-network.ts';
import { deleteInBatches } from './delete-in-batches.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('everything that has passed goes, a batch at a time, and nothing else', async () => {
  await rows(
    t.db,
    `insert into rate_limit (key, points, expire) select 'old ' || n, 1, n from generate_series(1, 25) n`,
  );
  await rows(t.db, `insert into rate_limit (key, points, expire) values ('new', 1, 1000), ('never', 1, null)`);
  for (const batch of [10, 25]) await deleteInBatches(t.db, 'rate_limit', sql`expire < 1000`, batch);
  expect(await rows(t.db, 'select key from rate_limit order by key')).toEqual([{ key: 'never' }, { key: 'new' }]);
});
