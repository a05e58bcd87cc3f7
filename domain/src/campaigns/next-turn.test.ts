import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpen } from './hours.ts';
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

describe('when clocks change', () => {
  const madrid = (from: number, to: number): Hours => ({ ...every([{ from, to }]), zone: 'Europe/Madrid' });

  test('the next opening is by the clock of that day', () => {
    const office = madrid(540, 1020);
    expect(turnAfter(office, '2026-03-28T17:00:00Z')).toBe('2026-03-29T07:00:00.000Z'); // 9:00, an hour earlier in UTC
    expect(turnAfter(office, '2026-10-24T16:00:00Z')).toBe('2026-10-25T08:00:00.000Z');
  });

  test('what would begin in the hour that is skipped begins after it, what would end in it ends there', () => {
    expect(turnAfter(madrid(150, 600), '2026-03-29T00:00:00Z')).toBe('2026-03-29T01:00:00.000Z'); // 2:30 is 3:00
    expect(turnAfter(madrid(60, 150), '2026-03-29T00:30:00Z')).toBe('2026-03-29T01:00:00.000Z');
  });

  test('an hour that comes twice is open twice', () => {
    const early = madrid(120, 150); // 2:00 to 2:30
    expect(turnAfter(early, '2026-10-25T00:10:00Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(turnAfter(early, '2026-10-25T00:30:00Z')).toBe('2026-10-25T01:00:00.000Z');
    expect(turnAfter(early, '2026-10-25T01:10:00Z')).toBe('2026-10-25T01:30:00.000Z');
  });
});

test('the turn is the first moment at which it is no longer as it was, in any zone and season', () => {
  const zone = fc.constantFrom(
    'Europe/Madrid',
    'America/Mexico_City',
    'America/Bogota',
    'America/New_York',
    'Asia/Kolkata',
  );
  const quarter = fc.integer({ min: 0, max: 95 });
  const day = fc.tuple(quarter, quarter).map(([a, b]) => (a < b ? [{ from: a * 15, to: b * 15 }] : []));
  const week = fc.tuple(day, day, day, day, day, day, day);
  const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-20'), noInvalidDate: true });
  fc.assert(
    fc.property(zone, week, at, (zone, week, at) => {
      const hours: Hours = { zone, week };
      const turn = nextTurn(hours, at);
      const quarters = Array.from(
        { length: 8 * 96 },
        (_, n) => new Date((Math.floor(at.getTime() / 900_000) + n + 1) * 900_000),
      );
      expect(turn).toEqual(quarters.find((moment) => isOpen(hours, moment) !== isOpen(hours, at)) ?? null);
    }),
    { numRuns: 60 },
  );
});
