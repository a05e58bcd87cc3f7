import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './ticket-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('a filter survives the way through the address', () => {
  const filter = { search: 'pago & más', status: 'pending', priority: 'high' } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
});

test('a mangled address falls back to the defaults, which stay out of it', () => {
  const filter = read('status=lost&priority=&ticket=7');
  expect(filter).toEqual({ search: '', status: undefined, priority: undefined });
  expect(writeFilter(filter).toString()).toBe('');
});
