import { CURRENCIES } from '@callstead/domain/currencies';
import { signOf } from '@callstead/domain/currency';
import { moneyText } from '@callstead/domain/money';
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
  ['€ 12,50', 1250],
  ['12,50 €', 1250],
  ['MX$1,250.00', 125_000],
  ['R$ 5', 500],
  ['COP\u00a012,000.00', 1_200_000],
  ['300 COP', 30_000],
])('%s is %d cents', (typed, cents) => {
  expect(readDollars(typed)).toBe(cents);
});

test.each(['', '-5', '1.234', '1,23,4', 'ten', '1e3', '.5', '5.', '$', '$5€', 'COP', '12 pesos', '99999999999999999'])(
  '%s is no amount',
  (typed) => {
    expect(readDollars(typed)).toBeUndefined();
  },
);

test('every amount is read back as we write it, in whatever a network counts in', () => {
  for (const currency of CURRENCIES) {
    expect(readDollars(moneyText(123_456_789, currency)), currency).toBe(123_456_789);
    expect(readDollars(`${signOf(currency)}12,5`), currency).toBe(1_250);
  }
});

test('every amount that can be written is read back to the cent', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      expect(readDollars((cents / 100).toFixed(2))).toBe(cents);
    }),
  );
});
