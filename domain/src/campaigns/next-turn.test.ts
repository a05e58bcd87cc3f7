import { expect, test } from 'vitest';
import { nextTurn } from './next-turn.ts';
import type { Hours, OpenSpan } from './terms.ts';

const NINE_TO_FIVE: OpenSpan[] = [{ from: 540, to: 1020 }];
const OFFICE: Hours = {
  zone: 'America/New_York',
  week: [NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, [], []],
};
const ALL_DAY: OpenSpan[] = [{ from: 0, to: 1440 }];
const every = (day: OpenSpan[]): Hours => ({ zone: 'UTC', week: [day, day, day, day, day, day, day] });
const turnAfter = (hours: Hours, at: string) => nextTurn(hours, new Date(at))?.toISOString() ?? null;

test('what is open says when it closes, what is closed when it opens', () => {
  expect(turnAfter(OFFICE, '2026-07-06T14:30:20Z')).toBe('2026-07-06T21:00:00.000Z'); // Monday 10:30 in New York
  expect(turnAfter(OFFICE, '2026-07-06T21:00:00Z')).toBe('2026-07-07T13:00:00.000Z');
  expect(turnAfter(OFFICE, '2026-07-10T22:00:00Z')).toBe('2026-07-13T13:00:00.000Z'); // over the weekend
});

test('days that follow each other without a pause are one time', () => {
  const night: Hours = { zone: 'UTC', week: [[{ from: 1200, to: 1440 }], [{ from: 0, to: 120 }], [], [], [], [], []] };
  expect(turnAfter(night, '2026-07-06T22:00:00Z')).toBe('2026-07-07T02:00:00.000Z');
});

test('around the clock and never have no turn', () => {
  expect(turnAfter(every(ALL_DAY), '2026-07-06T22:00:00Z')).toBeNull();
  expect(turnAfter(every([]), '2026-07-06T22:00:00Z')).toBeNull();
});
