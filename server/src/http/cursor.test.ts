import { expect, test } from 'vitest';
import { KEY, listed, type PageRequest, pageOf, pageRequestOf } from './cursor.ts';

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
    [KEY.text],
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
  const notOurs = pageRequestOf({ after: foreign(['z']), limit: 2 }, [(key) => key !== 'z']);
  expect(notOurs).toEqual({ forward: true, from: undefined, limit: 2 });
});

test.each([
  ['text', ['', 'ñ', "'; drop table"], ['\u0000', '\ud800']],
  ['uuid', ['0f8fad5b-d9cb-469f-a165-70867728950e'], ['', 'x', '0f8fad5b-d9cb-469f-a165-70867728950']],
  ['integer', ['1', '999999999'], ['0', '-1', '1.5', '9999999999', '1e3']],
  ['bigint', ['1', '999999999999999'], ['0', '', '9999999999999999']],
  ['amount', ['0', '-5', '999999999999999999'], ['', '--5', '9999999999999999999']],
  ['micros', ['0', '1700000000000000'], ['-1', '999999999999999999']],
  [
    'moment',
    ['2026-11-16 11:01:09.123456+00', '2026-11-16 11:01:09-05:30'],
    ['2026-02-30 00:00:00+00', 'now', '2026-11-16'],
  ],
  ['month', ['2026-11'], ['2026-13', '0000-01', '2026-11-16']],
] as const)('%s: what PostgreSQL reads again, and nothing else', (part, good, bad) => {
  for (const written of good) expect([written, KEY[part](written)]).toEqual([written, true]);
  for (const written of bad) expect([written, KEY[part](written)]).toEqual([written, false]);
});
