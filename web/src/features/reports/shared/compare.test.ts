import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

test.each([
  [112, 100, { kind: 'up', percent: 12 }],
  [88, 100, { kind: 'down', percent: 12 }],
  [1000, 1001, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [5, 0, { kind: 'fromNothing' }],
  [0, 5, { kind: 'down', percent: 100 }],
  [83, 3, { kind: 'times', times: 28 }],
  [9, 1, { kind: 'up', percent: 800 }],
  [5000, 3, { kind: 'manyTimes' }],
] as const)('%i after %i', (now, before, comparison) => {
  expect(compare(now, before)).toEqual(comparison);
});

test('no percentage has four digits', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (now, before) => {
      const comparison = compare(now, before);
      if ('percent' in comparison) expect(comparison.percent).toBeLessThan(1000);
    }),
  );
});
