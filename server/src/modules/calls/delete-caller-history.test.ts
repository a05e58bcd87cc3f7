import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { deleteCallerHistory } from './delete-caller-history.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('a caller is forgotten when no campaign can ask any more, and not a day earlier', async () => {
  const { campaignId } = await aLine(t);
  await rows(
    t.db,
    `insert into caller_history (campaign_id, person, connected_at, qualified_at) values
       ($1, sha256('a'), '2025-01-01', null), ($1, sha256('b'), '2025-01-01', '2024-12-01'),
       ($1, sha256('c'), '2025-01-01', '2025-06-01')`,
    [campaignId],
  );
  const left = async (now: string) => {
    await deleteCallerHistory(t.db, new Date(now));
    return (await rows(t.db, 'select person from caller_history')).length;
  };
  expect(await left('2026-01-01T23:00:00Z')).toBe(3);
  expect(await left('2026-01-03T00:00:00Z')).toBe(1);
  expect(await left('2026-06-03T00:00:00Z')).toBe(0);
});
