import { expect, test } from 'vitest';
import { beyond, readFilter, withMore, withSearch, withStatus, writeFilter } from './account-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('a filter survives the way through the address', () => {
  const filter = { search: 'ana & co', status: 'pending', limit: 50 } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
});

test('defaults stay out of the address', () => {
  expect(writeFilter(read('')).toString()).toBe('');
});

test('a mangled address falls back to the defaults', () => {
  expect(read('status=sleeping&limit=many')).toEqual({ search: '', status: undefined, limit: 25 });
});

test('another search or status starts with the first page again', () => {
  const far = read('search=ana&limit=75');
  expect(withSearch(far, 'bob')).toMatchObject({ search: 'bob', limit: 25 });
  expect(withStatus(far, 'approved')).toMatchObject({ search: 'ana', status: 'approved', limit: 25 });
});

test('a full page may have more behind it, up to what one list can show', () => {
  expect(beyond(read(''), 24)).toBe('nothing');
  expect(beyond(read(''), 25)).toBe('more');
  expect(beyond(read('limit=100'), 100)).toBe('out-of-reach');
  expect(withMore(read('limit=90')).limit).toBe(100);
});
