import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDollars } from './read-dollars.ts';

test.each([
  ['1250', 125_000],
  ['1,250.5', 125_050],
  [' $ 1,250.50 ', 125_050],
  ['0.07', 7],
  ['12,5', 1250],
  ['1.10', 110],
  ['1,234', 123_400],
  ['4.35', 435],
])('%s is %d cents', (typed, cents) => {
  expect(readDollars(typed)).toBe(cents);
});

test.each(['', '-5', '1.234', '1,23,4', 'ten', '1e3', '.5', '5.', '99999999999999999'])('%s is no amount', (typed) => {
  expect(readDollars(typed)).toBeUndefined();
});

test('every amount that can be written is read back to the cent', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      expect(readDollars((cents / 100).toFixed(2))).toBe(cents);
    }),
  );
});
