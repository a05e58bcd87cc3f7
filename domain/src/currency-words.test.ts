import { expect, test } from 'vitest';
import { currencyWords, inCurrency } from './currency-words.ts';

test('a currency is named as people of each language name it', () => {
  expect([currencyWords('USD', 'en'), currencyWords('USD', 'es')]).toEqual(['US dollars', 'dólares estadounidenses']);
  expect([currencyWords('MXN', 'en'), currencyWords('EUR', 'es')]).toEqual(['Mexican pesos', 'euros']);
});

test('texts say the sign, the letters or the words, and those without a place for them stay the same', () => {
  const texts = { price: 'Price (¤)', amount: ['Amount (¤¤)', 'Write it in ¤¤¤, ¤ first'] };
  expect(inCurrency('USD', 'en', texts)).toEqual({
    price: 'Price ($)',
    amount: ['Amount (USD)', 'Write it in US dollars, $ first'],
  });
  expect(inCurrency('EUR', 'es', texts).amount[1]).toBe('Write it in euros, € first');
  const plain = { text: 'nothing of money' };
  expect(inCurrency('EUR', 'es', plain)).toBe(plain);
});
