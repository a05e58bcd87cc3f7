import { expect, test } from 'vitest';
import { toQueryString } from '../../../api/query-string.ts';
import { isFiltered, pageAt, withChange } from '../../../ui/list/list-address.ts';
import { AUDIT_LIST, auditExportQuestion, auditListQuestion } from './audit-filter.ts';

const read = (search: string) => AUDIT_LIST.read(new URLSearchParams(search));

test('filters survive the way through the address, and a new question drops the page', () => {
  const address = 'search=ana&action=account.set-status';
  expect(withChange(AUDIT_LIST, new URLSearchParams(`${address}&after=7`), {}).toString()).toBe(address);
  expect(pageAt(AUDIT_LIST, new URLSearchParams(address), 'after', 7)).toBe(`?${address}&after=7`);
  expect(read(address)).toMatchObject({ search: 'ana', action: 'account.set-status' });
});

test('a mangled address falls back to the defaults', () => {
  expect(isFiltered(AUDIT_LIST, read('action=nonsense&after=x&actor=me'))).toBe(false);
});

test('the export asks for the same days, without a page', () => {
  const moments = { from: '2026-01-31T05:00:00.000Z', to: '2026-02-01T05:00:00.000Z' };
  const address = read('search=ana&after=7');
  const asked = toQueryString(auditExportQuestion(address, moments));
  expect(Object.fromEntries(asked)).toEqual({ search: 'ana', ...moments });
  expect(toQueryString(auditListQuestion(address, moments)).get('after')).toBe('7');
});
