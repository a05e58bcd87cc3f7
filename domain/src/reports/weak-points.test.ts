import { expect, test } from 'vitest';
import { weakPoints } from './weak-points.ts';

const EVERYBODY = { incoming: 1_000, duplicateRate: 0.05, refusedRate: 0.02, disputeRate: 0.02, answerRate: 0.9 };

test('a share far above everybody’s speaks against somebody, the furthest first', () => {
  const figures = { incoming: 40, duplicateRate: 0.2, refusedRate: 0.02, disputeRate: 0.5, answerRate: 0.9 };
  expect(weakPoints(figures, EVERYBODY)).toEqual([
    { kind: 'disputes', rate: 0.5, usual: 0.02 },
    { kind: 'duplicates', rate: 0.2, usual: 0.05 },
  ]);
});

test('of few calls no share says anything', () => {
  expect(weakPoints({ incoming: 9, disputeRate: 1 }, EVERYBODY)).toEqual([]);
  expect(weakPoints({ incoming: 4, leadsIn: 6, disputeRate: 1 }, EVERYBODY)).toHaveLength(1);
});

test('what cannot be told, or was not asked, speaks against nobody', () => {
  const figures = { incoming: 40, duplicateRate: null, disputeRate: 0.5, answerRate: 0.1 };
  expect(weakPoints(figures, EVERYBODY, ['duplicates'])).toEqual([]);
  expect(weakPoints(figures, EVERYBODY, ['unanswered']).map(({ rate }) => rate)).toEqual([0.9]);
});
