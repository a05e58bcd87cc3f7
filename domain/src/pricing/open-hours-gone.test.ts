import { expect, test } from 'vitest';
import type { Hours, OpenSpan } from '../campaigns/terms.ts';
import { openHoursGone } from './open-hours-gone.ts';

const HOUR_MS = 3_600_000;
const daily = (zone: string, ...spans: OpenSpan[]): Hours => ({
  zone,
  week: [spans, spans, spans, spans, spans, spans, spans],
});
const allDay = { from: 0, to: 1440 };
const hoursGone = (hours: Hours, at: string) => {
  const { goneMs, totalMs } = openHoursGone(hours, new Date(at));
  return [goneMs / HOUR_MS, totalMs / HOUR_MS];
};

test.each([
  ['2026-03-07T17:00:00Z', [12, 24]], // an ordinary day
  ['2026-03-08T16:00:00Z', [11, 23]], // noon after the spring night: eleven hours since midnight
  ['2026-11-01T17:00:00Z', [13, 25]], // noon after the autumn night: thirteen
  ['2026-11-01T05:30:00Z', [1.5, 25]], // half past one, the first time
  ['2026-11-01T06:30:00Z', [2.5, 25]], // and the second
])('around the clock in New York at %s: %j hours', (at, hours) => {
  expect(hoursGone(daily('America/New_York', allDay), at)).toEqual(hours);
});

test('a span in the hour that is skipped has no time, one in the repeated hour has double', () => {
  const night = daily('America/New_York', { from: 60, to: 180 }); // 1:00 to 3:00
  expect(hoursGone(night, '2026-03-08T16:00:00Z')).toEqual([1, 1]);
  expect(hoursGone(night, '2026-11-01T17:00:00Z')).toEqual([3, 3]);
});

test('pauses do not count, and nothing has gone before opening', () => {
  const office = daily('Pacific/Honolulu', { from: 540, to: 720 }, { from: 780, to: 1020 });
  expect(hoursGone(office, '2026-03-08T18:00:00Z')).toEqual([0, 7]); // 8:00
  expect(hoursGone(office, '2026-03-08T22:30:00Z')).toEqual([3, 7]); // 12:30
  expect(hoursGone(office, '2026-03-09T00:00:00Z')).toEqual([4, 7]); // 14:00
  expect(hoursGone(office, '2026-03-09T09:00:00Z')).toEqual([7, 7]); // 23:00
});

test('a closed day has no hours', () => {
  expect(hoursGone(daily('America/Phoenix'), '2026-03-08T18:00:00Z')).toEqual([0, 0]);
});
