import { expect, test } from 'vitest';
import { accentShades, contrast, isReadableAccent } from './accent.ts';

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0e5a4a', '#0e5a4a')).toBe(1);
});

test('the product’s own colour would be taken; yellow, and a grey that just fails, would not', () => {
  expect(isReadableAccent('#0e5a4a')).toBe(true);
  expect(isReadableAccent('#1d4ed8')).toBe(true);
  expect(isReadableAccent('#ffcc00')).toBe(false);
  expect(isReadableAccent('#777777')).toBe(false);
});

test('in the dark the same colour is lightened, as far as it needs and no further', () => {
  expect(accentShades('#1d4ed8').light).toBe('#1d4ed8');
  const { dark } = accentShades('#1d4ed8');
  expect(contrast(dark, '#1d2825')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark, '#1d2825')).toBeLessThan(5);
});
