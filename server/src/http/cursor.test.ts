import { expect, test } from 'vitest';
import { listed, type PageRequest, pageOf, pageRequestOf } from './cursor.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const keyOf = (row: string) => [row];

/** What a query does: the rows behind the key, in the order read, one more than asked for. */
function read({ forward, from, limit }: PageRequest): string[] {
  const ordered = forward ? ROWS : ROWS.toReversed();
  const start = from ? ordered.indexOf(from[0] ?? '') + 1 : 0;
  return ordered.slice(start, start + limit + 1);
}

function ask(query: { after?: string | null; before?: string | null; limit?: number }) {
  const request = pageRequestOf(
    { after: query.after ?? undefined, before: query.before ?? undefined, limit: query.limit ?? 2 },
    1,
  );
  return listed(pageOf(read(request), request, keyOf), (row) => row.toUpperCase());
}

test('pages lead on to the end and back to the beginning, each row once', () => {
  const first = ask({});
  const second = ask({ after: first.next });
  const third = ask({ after: second.next });
  expect([first.data, second.data, third.data]).toEqual([['A', 'B'], ['C', 'D'], ['E']]);
  expect([first.hasMore, second.hasMore, third.hasMore]).toEqual([true, true, false]);
  expect([first.previous, third.next]).toEqual([null, null]);
  const back = ask({ before: third.previous });
  expect(back).toEqual({ ...second });
  expect(ask({ before: back.previous })).toMatchObject({ data: ['A', 'B'], previous: null, hasMore: true });
});

test('a page that ends at the last row has none after it', () => {
  expect(ask({ limit: 5 })).toMatchObject({ hasMore: false, next: null });
});

test('a cursor we did not write starts at the beginning', () => {
  const foreign = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const after of ['%', 'bWFuZ2xlZA', foreign('a'), foreign(['a', 'b']), foreign([1]), foreign({ 0: 'a' })]) {
    expect(ask({ after }).data).toEqual(['A', 'B']);
  }
  const notOurs = pageRequestOf({ after: foreign(['z']), limit: 2 }, 1, ([key]) => key !== 'z');
  expect(notOurs).toEqual({ forward: true, from: undefined, limit: 2 });
});
