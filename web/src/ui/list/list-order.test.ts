import { expect, test } from 'vitest';
import { readOrder, sortChange, sortShown } from './list-order.ts';

const COLUMNS = { time: 'time', price: 'amount' } as const;
const read = (address: string) => readOrder(new URLSearchParams(address), ['time', 'amount']);

test('newest first needs no words in the address', () => {
  expect(read('')).toEqual({});
  expect(sortShown(read(''), COLUMNS)).toEqual({ by: 'time', direction: 'desc' });
  expect(sortChange({ by: 'time', direction: 'desc' }, COLUMNS)).toEqual({ sort: undefined, direction: undefined });
});

test('another order is told by its column, there and back', () => {
  const change = sortChange({ by: 'price', direction: 'asc' }, COLUMNS);
  expect(change).toEqual({ sort: 'amount', direction: 'asc' });
  expect(sortShown(read('sort=amount&direction=asc'), COLUMNS)).toEqual({ by: 'price', direction: 'asc' });
});

test('a mangled order is none', () => {
  expect(read('sort=secrets&direction=sideways')).toEqual({});
});
