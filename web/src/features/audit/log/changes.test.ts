import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('a change names its field, what was and what is', () => {
  const entry = { before: { status: 'pending', tags: ['a'] }, after: { status: 'approved', tags: ['a'], note: 1 } };
  expect(changesOf(entry)).toEqual([
    { field: 'status', before: 'pending', after: 'approved' },
    { field: 'note', before: undefined, after: 1 },
  ]);
});

test('an entry without before and after has no changes', () => {
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
