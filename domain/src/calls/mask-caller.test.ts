import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskCaller } from './mask-caller.ts';

test('an American number keeps its area code and two digits', () => {
  expect(maskCaller('+13055550123')).toBe('+1 305 ••• ••23');
});

test('a number of another country keeps its beginning and two digits', () => {
  expect(maskCaller('+34612345678')).toBe('+34 •••••••78');
  expect(maskCaller('+353851234567')).toBe('+353 •••••••67');
});

test('a short number keeps nothing', () => {
  expect(maskCaller('+50912')).toBe('•••••');
});

test('of any number at least five digits stay hidden', () => {
  const numbers = fc.stringMatching(/^\+[1-9]\d{4,14}$/);
  fc.assert(
    fc.property(numbers, (number) => {
      const hidden = maskCaller(number).split('•').length - 1;
      expect(hidden).toBeGreaterThanOrEqual(5);
    }),
  );
});
