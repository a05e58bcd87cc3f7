import type { BlockedCallerListResponse } from '@callstead/contract/routing/blocked-callers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('an advertiser reads their own blocked callers, newest first and page by page', async () => {
  const [owner, other] = [await t.signIn('advertiser'), await t.signIn('advertiser')];
  const block = (headers: Record<string, string>, number: string) =>
    t.call('POST', '/blocked-callers', { headers, body: { number } });
  const numbers = ['+13055550101', '+13055550102', '+13055550103'];
  for (const number of numbers) await block(owner.headers, number);
  await block(other.headers, '+13055550109');
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: z.infer<typeof BlockedCallerListResponse> = (
      await t.call('GET', `/blocked-callers?limit=2&after=${after}`, owner)
    ).json();
    seen.push(...page.data.map((each) => each.number));
    expect(page.hasMore).toBe(page.next !== null);
    after = page.next;
  }
  expect(seen).toEqual(numbers.toReversed());
});
