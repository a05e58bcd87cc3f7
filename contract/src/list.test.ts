import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { API } from './api.ts';
import { listOf, listParams, pagedListParams } from './list.ts';

const lists = [...API].filter(
  ([name]) => name.startsWith('list') && name !== 'listenLive' && name !== 'listenToRecording',
);

describe('every list speaks one protocol', () => {
  test.each(lists)('%s', (_, { method, query, answers }) => {
    expect(method).toBe('GET');
    expect(Object.keys(query?.shape ?? {})).toEqual(expect.arrayContaining(['after', 'limit']));
    const { shape } = answers[200] as z.ZodObject;
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(['data', 'hasMore', 'next']));
    expect('before' in (query?.shape ?? {})).toBe('previous' in shape);
  });

  test('and nothing else has pages', () => {
    const paged = [...API].filter(([, { query }]) => 'after' in (query?.shape ?? {}));
    const others = paged.filter(([name]) => !name.startsWith('list') && !name.endsWith('Statement'));
    expect(others.map(([name]) => name)).toEqual([]);
  });
});

test('a mangled page is the first one, in its usual size', () => {
  const Query = z.object(pagedListParams(25));
  for (const limit of ['0', '201', 'all', '2.5']) expect(Query.parse({ limit })).toEqual({ limit: 25 });
  expect(Query.parse({ limit: '200', after: 'x'.repeat(1001) })).toEqual({ limit: 200, after: undefined });
});

test('facts about the whole of a list stand beside its data', () => {
  const Answer = listOf(z.string()).extend({ total: z.number() });
  const answer = { data: ['a'], hasMore: false, next: null, total: 1 };
  expect(Answer.parse(answer)).toEqual(answer);
  expect(Object.keys(listParams(5))).toEqual(['after', 'limit']);
});
