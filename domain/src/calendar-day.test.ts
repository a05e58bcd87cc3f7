import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDays, firstOfMonth, isCalendarDay } from './calendar-day.ts';

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (day, days, sum) => expect(addDays(day, days)).toBe(sum));

test.each([
  ['2026-03-31', 0, '2026-03-01'],
  ['2026-03-31', -1, '2026-02-01'],
  ['2026-01-15', -1, '2025-12-01'],
])('the month of %s, %i months on, begins on %s', (day, months, first) =>
  expect(firstOfMonth(day, months)).toBe(first),
);

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '0000-01-01', 'yesterday', ''])(
  '%j is no day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);

test('going there and back ends on the same day, and counting tells how far it was', () => {
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.nat(5000), (date, days) => {
      const start = date.toISOString().slice(0, 10);
      const end = addDays(start, days);
      expect(isCalendarDay(end)).toBe(true);
      expect(addDays(end, -days)).toBe(start);
      expect(countDays(start, end)).toBe(days + 1);
    }),
  );
});
