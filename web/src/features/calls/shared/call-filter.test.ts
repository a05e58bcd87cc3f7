import { expect, test } from 'vitest';
import {
  exportQuery,
  isFiltered,
  listQuery,
  readAddress,
  withCall,
  withFilter,
  withoutFilters,
} from './call-filter.ts';

const looking = { view: 'publisher', account: undefined, language: 'es' } as const;
const period = { from: '2026-01-31T05:00:00.000Z', to: undefined };

test('a mangled address falls back to everything', () => {
  const address = readAddress(new URLSearchParams('status=nonsense&billing=held&reason=&outcome=1'));
  expect(address).toEqual({ billing: 'held' });
  expect(isFiltered(address)).toBe(true);
  expect(isFiltered(readAddress(new URLSearchParams('status=x&period=all&account=a')))).toBe(false);
});

test('the calls that cards count are a filter like any other', () => {
  expect(readAddress(new URLSearchParams('period=last30&billing=sold'))).toEqual({ billing: 'sold' });
});

test('another question drops page and opened call, and keeps the period and whose calls they are', () => {
  const params = new URLSearchParams('period=today&account=a&after=xyz&call=call_1&status=busy');
  expect(`${withFilter(params, 'status', 'refused')}`).toBe('period=today&account=a&status=refused');
  expect(`${withFilter(params, 'status', undefined)}`).toBe('period=today&account=a');
  expect(`${withoutFilters(params)}`).toBe('period=today&account=a');
  expect(`${withCall(params, 'call_2')}`).toBe('period=today&account=a&after=xyz&status=busy&call=call_2');
});

test('the list asks for its page, the export for all of it in a zone', () => {
  const address = { status: 'busy' };
  const asked = { address, period, looking };
  const params = new URLSearchParams('after=xyz&call=call_1');
  const common = 'view=publisher&language=es&status=busy&from=2026-01-31T05%3A00%3A00.000Z';
  expect(listQuery(asked, params)).toBe(`${common}&after=xyz`);
  expect(exportQuery(asked, { zone: 'UTC', columns: ['time', 'id'] })).toBe(`${common}&zone=UTC&columns=time%2Cid`);
});
