import { describe, expect, test } from 'vitest';
import { type Counts, NO_COUNTS } from './counts.ts';
import { findAnomalies, topMovers } from './movers.ts';

const counts = (changes: Partial<Counts>): Counts => ({ ...NO_COUNTS, ...changes });
const moved = (id: string, now: number, before: number) => ({
  ...{ id, now: counts({ revenueCents: now }), before: counts({ revenueCents: before }) },
});

test('the largest changes come first, whichever way they go; noise is none', () => {
  const all = [
    moved('noise', 100_900, 100_000),
    moved('fell', 1_000, 90_000),
    moved('rose', 30_000, 0),
    moved('little', 900, 0),
    moved('steady', 50_000, 50_000),
  ];
  expect(topMovers(all, 5, 'USD').map(({ id }) => id)).toEqual(['fell', 'rose']);
  expect(topMovers(all, 5, 'COP')).toEqual([]);
  expect(topMovers(all, 1, 'USD')).toEqual([{ id: 'fell', nowCents: 1_000, beforeCents: 90_000 }]);
});

describe('out of the ordinary', () => {
  const whole = counts({ incoming: 1_000, duplicates: 50, rang: 900, connected: 500 });

  test('is who has three times the share of everybody, of enough to say so', () => {
    const all = [
      { id: 'usual', now: counts({ incoming: 100, duplicates: 6 }) },
      { id: 'odd', now: counts({ incoming: 100, duplicates: 30 }) },
      { id: 'few', now: counts({ incoming: 4, duplicates: 4 }) },
    ];
    expect(findAnomalies(all, whole, ['duplicates'])).toEqual([
      { id: 'odd', kind: 'duplicates', rate: 0.3, usual: 0.05 },
    ]);
  });

  test('where nearly half goes unanswered, a target that never answers still stands out', () => {
    const all = [{ id: 'dead', now: counts({ rang: 40, connected: 0 }) }];
    expect(findAnomalies(all, whole, ['unanswered'])).toMatchObject([{ id: 'dead', rate: 1 }]);
  });

  test('nothing is odd where there was nothing', () => {
    expect(findAnomalies([{ id: 'none', now: NO_COUNTS }], NO_COUNTS, ['duplicates', 'unanswered'])).toEqual([]);
  });
});
