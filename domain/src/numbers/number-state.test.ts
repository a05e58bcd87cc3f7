import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberState, restedSince, restsUntil } from './number-state.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('a number that was never used is available; one in use is assigned, whatever happened before', () => {
  const now = new Date();
  expect(numberState({ assigned: false, releasedAt: null }, now)).toBe('available');
  expect(numberState({ assigned: true, releasedAt: null }, now)).toBe('assigned');
  expect(numberState({ assigned: true, releasedAt: now }, now)).toBe('assigned');
});

test('a released number rests for 30 days to the millisecond', () => {
  const releasedAt = new Date('2026-03-01T12:00:00Z');
  expect(restsUntil(releasedAt)).toEqual(new Date('2026-03-31T12:00:00Z'));
  const state = (now: string) => numberState({ assigned: false, releasedAt }, new Date(now));
  expect(state('2026-03-31T11:59:59.999Z')).toBe('resting');
  expect(state('2026-03-31T12:00:00.000Z')).toBe('available');
});

test('asking forwards and asking backwards agree', () => {
  fc.assert(
    fc.property(moment, moment, (releasedAt, now) => {
      const rests = numberState({ assigned: false, releasedAt }, now) === 'resting';
      expect(rests).toBe(releasedAt > restedSince(now));
    }),
  );
});
