import { expect, test } from 'vitest';
import { toQueryString } from '../../../api/query-string.ts';
import { isFiltered, pageAt, withChange } from '../../../ui/list/list-address.ts';
import { accountList } from './account-filter.ts';

const list = accountList('publishers');
const read = (search: string) => list.read(new URLSearchParams(search));
const change = (search: string, changed: Record<string, string | undefined>) =>
  withChange(list, new URLSearchParams(search), changed).toString();

test('a filter and its page survive the way through the address', () => {
  const address = 'search=ana+%26+co&status=pending&type=affiliate&sort=name&direction=asc';
  expect(pageAt(list, new URLSearchParams(address), 'after', 'xyz')).toBe(`?${address}&after=xyz`);
  expect(read(`${address}&after=xyz`)).toMatchObject({ search: 'ana & co', type: 'affiliate', after: 'xyz' });
});

test('defaults stay out of the address', () => {
  expect(change('sort=name', { search: '', status: undefined, sort: 'created', direction: 'desc' })).toBe('');
});

test('a mangled address falls back to the defaults, and cannot change which list it is', () => {
  expect(read('status=sleeping&limit=many&sort=luck&scope=users')).toEqual({
    scope: 'publishers',
    search: '',
    sort: 'created',
    direction: 'desc',
    limit: 50,
  });
});

test('another question starts with its first page, and closes what is open over the list', () => {
  expect(change('after=xyz&detail=1', { search: 'bob' })).toBe('search=bob');
});

test('the server is asked for everything that is known', () => {
  expect(`${toQueryString(read('search=a b'))}`).toBe(
    'scope=publishers&search=a+b&sort=created&direction=desc&limit=50',
  );
});

test('an order is no filter', () => {
  expect(isFiltered(list, read('sort=name'))).toBe(false);
  expect(isFiltered(list, read('status=pending'))).toBe(true);
});
