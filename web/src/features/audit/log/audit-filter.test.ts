import { expect, test } from 'vitest';
import { toQueryString } from '../../../api/query-string.ts';
import { isFiltered, pageAt, withChange } from '../../../ui/list/list-address.ts';
import { AUDIT_LIST, auditExportQuestion, auditListQuestion } from './audit-filter.ts';

const read = (search: string) => AUDIT_LIST.read(new URLSearchParams(search));

test('filters survive the way through the address, and a new question drops the page', () => {
  const address = 'search=ana&action=account.set-status&from=2026-01-31&to=2026-02-28';
  expect(withChange(AUDIT_LIST, new URLSearchParams(`${address}&after=7`), {}).toString()).toBe(address);
  expect(pageAt(AUDIT_LIST, new URLSearchParams(address), 'after', 7)).toBe(`?${address}&after=7`);
  expect(read(address)).toMatchObject({ search: 'ana', action: 'account.set-status', from: '2026-01-31' });
});

test('a mangled address falls back to the defaults', () => {
  expect(isFiltered(AUDIT_LIST, read('action=nonsense&from=yesterday&after=x&actor=me'))).toBe(false);
});

test('days become moments of the own clock, the last day whole; the export has no page', () => {
  const address = read('from=2026-01-31&to=2026-01-31&after=7');
  const asked = toQueryString(auditExportQuestion(address));
  expect(asked.get('from')).toBe(new Date(2026, 0, 31).toISOString());
  expect(asked.get('to')).toBe(new Date(2026, 1, 1).toISOString());
  expect(asked.has('after')).toBe(false);
  expect(toQueryString(auditListQuestion(address)).get('after')).toBe('7');
});
