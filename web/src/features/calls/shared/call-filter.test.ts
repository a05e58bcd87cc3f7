import { expect, test } from 'vitest';
import { toQueryString } from '../../../api/query-string.ts';
import { isFiltered, withChange, withOpened, withoutFilters } from '../../../ui/list/list-address.ts';
import { CALL_LIST, callExportQuestion, callListQuestion } from './call-filter.ts';

const scope = { view: 'publisher', account: undefined, language: 'es' } as const;
const period = { from: '2026-01-31T05:00:00.000Z', to: undefined };
const read = (search: string) => CALL_LIST.read(new URLSearchParams(search));

test('a mangled address falls back to everything', () => {
  const address = read('status=nonsense&billing=held&reason=&outcome=1');
  expect(address).toEqual({ billing: 'held' });
  expect(isFiltered(CALL_LIST, address)).toBe(true);
  expect(isFiltered(CALL_LIST, read('status=x&period=all&account=a'))).toBe(false);
});

test('the calls that cards count are a filter like any other', () => {
  expect(read('period=last30&billing=sold')).toEqual({ billing: 'sold' });
});

test('another question drops page and opened call, and keeps the period and whose calls they are', () => {
  const params = new URLSearchParams('period=today&account=a&after=xyz&call=call_1&status=busy');
  expect(`${withChange(CALL_LIST, params, { status: 'refused' })}`).toBe('period=today&account=a&status=refused');
  expect(`${withChange(CALL_LIST, params, { status: undefined })}`).toBe('period=today&account=a');
  expect(`${withoutFilters(CALL_LIST, params)}`).toBe('period=today&account=a');
  expect(`${withOpened(params, 'call', 'call_2')}`).toBe('period=today&account=a&after=xyz&status=busy&call=call_2');
});

test('the list asks for its page, the export for all of it in a zone', () => {
  const question = { address: { status: 'busy' } as const, period, scope };
  const params = new URLSearchParams('after=xyz&call=call_1');
  const common = 'view=publisher&language=es&status=busy&from=2026-01-31T05%3A00%3A00.000Z';
  expect(`${toQueryString(callListQuestion(question, params))}`).toBe(`${common}&after=xyz`);
  const file = callExportQuestion(question, { zone: 'UTC', columns: ['time', 'id'] });
  expect(`${toQueryString(file)}`).toBe(`${common}&zone=UTC&columns=time%2Cid`);
});
