import { expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { LARGEST_SIZE, sizeOf } from './currency-size.ts';

test('bounds are of the size of the money they are said in', () => {
  expect([sizeOf('USD'), sizeOf('EUR'), sizeOf('MXN'), sizeOf('INR'), sizeOf('COP')]).toEqual([1, 1, 10, 100, 1_000]);
  expect(Math.max(...CURRENCIES.map(sizeOf))).toBe(LARGEST_SIZE);
});
