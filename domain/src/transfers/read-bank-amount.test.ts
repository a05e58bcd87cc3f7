import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBankAmount } from './read-bank-amount.ts';

function write(cents: number, group: string, decimal: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-2)}`;
}

test('any amount is read back to the cent, written the Spanish or the English way', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (cents) => {
      for (const [group, decimal] of [
        ['.', ','],
        [',', '.'],
        ['', ','],
        ['', '.'],
        [' ', ','],
      ] as const)
        expect(readBankAmount(write(cents, group, decimal))).toBe(cents);
    }),
  );
});

test.each([
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['0.29', 29], // 0.29 * 100 is 28.999999999999996
  ['1.234', 123400],
  ['1,234', 123400],
  ['12,5', 1250],
  ['$1,000', 100000],
  ['1.000,00 USD', 100000],
  ['+250.00', 25000],
  ['(250.00)', -25000],
  ['250,00-', -25000],
  ['\u2212250,00', -25000],
])('%s is %i cents', (written, cents) => {
  expect(readBankAmount(written)).toBe(cents);
});

test.each(['', 'abc', '1.23.45', '1,234,56', '12.345,6.7', '1,2345', '--5', '12 EUR', '99999999999999999999'])(
  '%s is no amount',
  (written) => {
    expect(readBankAmount(written)).toBeUndefined();
  },
);
