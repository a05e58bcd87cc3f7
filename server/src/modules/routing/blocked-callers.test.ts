import type { BlockedCallerListResponse } from '@callstead/contract/routing/blocked-callers';
import { maskCaller } from '@callstead/domain/calls/mask-caller';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { aLine, aNumber, aSid, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { createCallEngine } from '../calls/engine.ts';
import { receiveCall } from '../calls/receive-call.ts';
import { createRoutingMemory } from './routing-table.ts';

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
  const seen: (string | null)[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: z.infer<typeof BlockedCallerListResponse> = (
      await t.call('GET', `/blocked-callers?limit=2&after=${after}`, owner)
    ).json();
    seen.push(...page.data.map((each) => each.number));
    expect(page.hasMore).toBe(page.next !== null);
    after = page.next;
  }
  expect(seen).toEqual(numbers.toReversed().map(maskCaller));
});

/** Another process on the same database, which no notification ever reaches. */
async function aDeafEngine() {
  const { pool, personKey } = t.services;
  const { table, forgetAll } = createRoutingMemory(pool, personKey);
  await forgetAll();
  return createCallEngine({ pool, routing: { ...table, close: async () => undefined } });
}

test('a caller blocked at one process rings at no other, even if it never hears of the block', async () => {
  const line = await aLine(t);
  const { headers } = await t.signIn('admin');
  const deaf = await aDeafEngine();
  const call = async (from: string) => {
    const callSid = aSid();
    const nowhere = { fromState: null, fromZip: null, fromCity: null, fromCountry: null, simulated: null };
    const { answer } = await receiveCall(deaf, { ...nowhere, callSid, from, to: line.number }, new Date());
    const [row] = await rows<{ reason: string | null }>(t.db, 'select reason from call where call_sid = $1', [callSid]);
    return [answer.do, row?.reason];
  };
  const [everywhere, here] = [aNumber(), aNumber()];
  expect(await call(aNumber())).toEqual(['dial', null]); // the line is in its memory now
  await t.call('POST', '/blocked-callers', { headers, body: { number: everywhere } });
  await t.call('POST', '/blocked-callers', { headers, body: { number: here, advertiserId: line.advertiserId } });
  expect(await call(everywhere)).toEqual(['refuse', 'blocked']);
  expect(await call(here)).toEqual(['refuse', 'blocked']);
});
