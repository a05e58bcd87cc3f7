import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskCaller, withoutCaller } from './mask-caller.ts';

test('an American number keeps its area code and two digits', () => {
  expect(maskCaller('+13055550123')).toBe('+1 305 ••• ••23');
});

test('a number of another country keeps its beginning and two digits', () => {
  expect(maskCaller('+34612345678')).toBe('+34 •••••••78');
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

test.each([
  '+13055550123',
  '13055550123',
  '(305) 555-0123',
  '305.555.0123',
  '305 555 01 23',
  '555-0123',
  '305—555—0123',
  '305‑555‑0123',
  '305·555·0123',
  '305_555_0123',
])('nobody reads the caller in what was written about the call: %s', (written) => {
  const text = withoutCaller(`The caller ${written} asked for a taxi.`, '+13055550123');
  expect(text).toBe('The caller +1 305 ••• ••23 asked for a taxi.');
});

test('other numbers stay as they were written', () => {
  const text = 'Call 2 of 3, 45 s, on 2026-11-15; we are at (212) 555-0100.';
  expect(withoutCaller(text, '+13055550123')).toBe(text);
  expect(withoutCaller(text, null)).toBe(text);
});
