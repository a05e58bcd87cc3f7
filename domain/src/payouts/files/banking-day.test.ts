import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easterSunday, nextTargetDay, nextUsBankingDay } from './banking-day.ts';

/** As the Federal Reserve has published them. */
const HOLIDAYS = (
  '2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25 ' +
  '2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 ' +
  '2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-23 2028-12-25'
).split(' ');

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

test.each(HOLIDAYS)('banks settle nothing on %s', (holiday) => {
  expect(nextUsBankingDay(dayBefore(holiday)) > holiday).toBe(true);
});

test('every other weekday of these years is a banking day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-02'), max: new Date('2028-12-30'), noInvalidDate: true }),
      (moment) => {
        const day = moment.toISOString().slice(0, 10);
        fc.pre(!isWeekend(day) && !HOLIDAYS.includes(day));
        expect(nextUsBankingDay(dayBefore(day))).toBe(day);
      },
    ),
  );
});

test('an order is carried out after the weekend', () => {
  expect(nextTargetDay('2026-11-20')).toBe('2026-11-23');
  expect(nextTargetDay('2026-11-23')).toBe('2026-11-24');
});

/** As the European Central Bank has published them: those that fall on no weekend. */
const TARGET_CLOSED = (
  '2024-01-01 2024-03-29 2024-04-01 2024-05-01 2024-12-25 2024-12-26 2025-01-01 2025-04-18 2025-04-21 2025-05-01 2025-12-25 ' +
  '2025-12-26 2026-01-01 2026-04-03 2026-04-06 2026-05-01 2026-12-25 2027-01-01 2027-03-26 2027-03-29'
).split(' ');

test.each(TARGET_CLOSED)('TARGET is closed on %s', (closed) => {
  expect(nextTargetDay(dayBefore(closed)) > closed).toBe(true);
});

test('every other weekday of these years TARGET is open', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2024-01-02'), max: new Date('2027-04-30'), noInvalidDate: true }),
      (moment) => {
        const day = moment.toISOString().slice(0, 10);
        fc.pre(!isWeekend(day) && !TARGET_CLOSED.includes(day));
        expect(nextTargetDay(dayBefore(day))).toBe(day);
      },
    ),
  );
});

test.each(['1961-04-02', '1981-04-19', '2000-04-23', '2008-03-23', '2011-04-24', '2025-04-20', '2038-04-25'])(
  'Easter is on %s',
  (easter) => {
    expect(easterSunday(Number(easter.slice(0, 4)))).toBe(easter);
  },
);
