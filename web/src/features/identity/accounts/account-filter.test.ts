import { expect, test } from 'vitest';
import { isFiltered, queryString, readFilter, writeFilter } from './account-filter.ts';

const read = (search: string) => readFilter('publishers', new URLSearchParams(search));

test('a filter and its page survive the way through the address', () => {
  const address = 'search=ana+%26+co&status=pending&type=affiliate&sort=name&direction=asc&after=xyz';
  expect(writeFilter(read(address), { after: 'xyz' }).toString()).toBe(address);
});

test('defaults stay out of the address', () => {
  expect(writeFilter(read('')).toString()).toBe('');
});

test('a mangled address falls back to the defaults, and cannot change which list it is', () => {
  expect(read('status=sleeping&limit=many&sort=luck&scope=users')).toEqual({
    scope: 'publishers',
    search: '',
    sort: 'created',
    direction: 'desc',
    limit: 25,
  });
});

test('another question starts with its first page', () => {
  expect(writeFilter({ ...read('after=xyz'), search: 'bob' }).toString()).toBe('search=bob');
});

test('the server is asked for everything that is known', () => {
  expect(queryString(read('search=a b'))).toBe('scope=publishers&search=a+b&sort=created&direction=desc&limit=25');
});

test('an order is no filter', () => {
  expect(isFiltered(read('sort=name'))).toBe(false);
  expect(isFiltered(read('status=pending'))).toBe(true);
});
