import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { signOf } from './currency.ts';
import { amountText, moneyText, priceText } from './money.ts';

/** As ISO 4217 counts them; what Intl shows of some is rounded to whole ones. */
const DECIMALS_OTHERWISE = ['BHD', 'CLP', 'ISK', 'JPY', 'KRW', 'KWD', 'PYG', 'TND', 'UGX', 'VND', 'XAF', 'XPF'];

test('every currency is one there is, of two decimals, and begins its amounts in a way of its own', () => {
  const existing = new Set(Intl.supportedValuesOf('currency'));
  expect(CURRENCIES.filter((currency) => !existing.has(currency))).toEqual([]);
  expect(CURRENCIES.filter((currency) => DECIMALS_OTHERWISE.includes(currency))).toEqual([]);
  expect(new Set(CURRENCIES.map(signOf)).size).toBe(CURRENCIES.length);
});

test('an amount is written with the sign of its currency', () => {
  expect(moneyText(125_000, 'USD')).toBe('$1,250.00');
  expect(moneyText(-300, 'EUR')).toBe('-€3.00');
  expect(moneyText(0, 'MXN')).toBe('MX$0.00');
  expect(moneyText(123_456_789, 'COP')).toBe('COP\u00a01,234,567.89');
  expect([4500, 4550].map((cents) => priceText(cents, 'GBP'))).toEqual(['£45', '£45.50']);
});

test('dollars and euros are written as English writes them, whatever the amount is', () => {
  const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom('USD', 'EUR', 'CAD', 'MXN', 'BRL'), (amount, currency) => {
      const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
      expect(moneyText(amount, currency)).toBe(format.format(amount / 100));
    }),
  );
});

test('whichever the currency, the figures are the same, and hundredths stay hundredths', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...CURRENCIES), (cents, currency) => {
      expect(moneyText(cents, currency)).toBe(`${signOf(currency)}${amountText(cents)}`);
      expect(Number(amountText(cents).replaceAll(',', '').replace('.', ''))).toBe(cents);
    }),
  );
});
