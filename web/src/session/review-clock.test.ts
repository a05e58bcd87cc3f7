import { expect, test } from 'vitest';
import { reviewClock } from './review-clock.ts';

const registered = new Date('2026-03-01T10:00:00Z');
const after = (hours: number) => new Date(registered.getTime() + hours * 3_600_000);

test('the clock runs from the registration to the longest stated time', () => {
  expect(reviewClock(registered, after(12))).toEqual({ phase: 'early', fraction: 0.25, expectedBy: after(48) });
  expect(reviewClock(registered, after(24))).toMatchObject({ phase: 'due', fraction: 0.5 });
  expect(reviewClock(registered, after(36))).toMatchObject({ phase: 'due', fraction: 0.75 });
});

test('a review that takes too long says so and does not run over the end', () => {
  expect(reviewClock(registered, after(48)).phase).toBe('late');
  expect(reviewClock(registered, after(500))).toMatchObject({ phase: 'late', fraction: 1 });
});

test('a browser whose clock is behind sees the start', () => {
  expect(reviewClock(registered, after(-1))).toMatchObject({ phase: 'early', fraction: 0 });
});
