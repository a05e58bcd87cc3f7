import { expect, test } from 'vitest';
import { compare } from './compare.ts';

test.each([
  [112, 100, { direction: 'up', percent: 12 }],
  [88, 100, { direction: 'down', percent: 12 }],
  [1000, 1001, { direction: 'flat', percent: 0 }],
  [0, 0, { direction: 'flat', percent: 0 }],
  [5, 0, { direction: 'up', percent: null }],
  [0, 5, { direction: 'down', percent: 100 }],
] as const)('%i after %i', (now, before, comparison) => {
  expect(compare(now, before)).toEqual(comparison);
});
