import { US_STATES } from '@callstead/domain/campaigns/us-states';
import { expect, test } from 'vitest';
import { neighbourOf, STATE_TILES } from './state-tiles.ts';

test('every state has one tile of its own', () => {
  expect(STATE_TILES.map((tile) => tile.state).toSorted()).toEqual(US_STATES.toSorted());
  expect(new Set(STATE_TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(US_STATES.length);
});

test('arrow keys go to the neighbour, over water too, and stop at the edge', () => {
  expect(neighbourOf('FL', 'ArrowLeft')).toBe('TX');
  expect(neighbourOf('FL', 'ArrowUp')).toBe('DC');
  expect(neighbourOf('ME', 'ArrowUp')).toBeUndefined();
  expect(neighbourOf('FL', 'Enter')).toBeUndefined();
});

test('every state can be reached from every other with arrow keys', () => {
  const reached = new Set(['FL']);
  for (const state of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = neighbourOf(state as 'FL', key);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(US_STATES.length);
});
