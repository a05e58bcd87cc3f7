import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CursorKey } from '../../../http/cursor.ts';
import { aLine, rows } from '../../../testing/call-world.ts';
import { insertManyCalls } from '../../../testing/many-calls.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';
import { type CallSelection, cursorKeyOf, listCalls } from './queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const PAGE = 400;
const PAGES = 3;

async function firstPages(selection: CallSelection): Promise<string[]> {
  const found: string[] = [];
  let from: CursorKey | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const calls = await listCalls(t.db, selection, { forward: true, from, limit: PAGE });
    found.push(...calls.map(({ id }) => id));
    const last = calls.at(-1);
    if (!last || calls.length < PAGE) break;
    from = cursorKeyOf(last);
  }
  return found;
}

test('numbers of few calls and beginnings of thousands find their calls, newest first, page by page', async () => {
  const { publisherId, advertiserId, campaignId } = await aLine(t);
  await insertManyCalls(t.db, { count: 8_000, senders: [{ publisherId, advertiserId, campaignId }], days: 60 });
  const counts: number[] = [];
  for (const [prefix, callers] of [
    ['+12020007919', true], // one caller
    ['+13055550007', false], // one number, dialled again and again
    ['+130555500', false],
    ['+130555', false], // all numbers
    ['+1', true], // all numbers and all callers
    ['+4420', true], // nobody
  ] as const) {
    const expected = await rows<{ id: string }>(
      t.db,
      `select id from call where number like $1 or ($2 and caller like $1)
       order by arrived_at desc, id desc limit ${PAGE * PAGES}`,
      [`${prefix}%`, callers],
    );
    const found = await firstPages({ search: { by: 'number', prefixes: [prefix], callers } });
    expect([prefix, found]).toEqual([prefix, expected.map(({ id }) => id)]);
    counts.push(found.length);
  }
  expect(counts).toEqual([1, 16, 1_200, 1_200, 1_200, 0]);
});
