import { expect, test } from 'vitest';
import { isFiltered, withChange } from '../../../ui/list/list-address.ts';
import { TICKET_LIST } from './ticket-filter.ts';

const read = (search: string) => TICKET_LIST.read(new URLSearchParams(search));

test('a filter survives the way through the address', () => {
  const filter = { search: 'pago & más', status: 'pending', priority: 'high' } as const;
  expect(TICKET_LIST.read(withChange(TICKET_LIST, new URLSearchParams(), filter))).toEqual(filter);
});

test('a mangled address falls back to the defaults, which stay out of it', () => {
  const filter = read('status=lost&priority=&ticket=7');
  expect(filter).toEqual({ search: '', status: undefined, priority: undefined });
  expect(isFiltered(TICKET_LIST, filter)).toBe(false);
  expect(withChange(TICKET_LIST, new URLSearchParams('ticket=7'), filter).toString()).toBe('');
});
