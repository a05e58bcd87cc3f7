import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate, localTime } from '../zone-clock.ts';
import { nextDue, type ReportSchedule } from './report-schedule.ts';

const NEW_YORK = 'America/New_York';
const due = (schedule: ReportSchedule, after: string, zone = NEW_YORK) =>
  nextDue(schedule, zone, new Date(after)).toISOString();

test('a daily mail keeps its hour when the clocks change', () => {
  const daily = { cadence: 'daily', hour: 8 } as const;
  expect(due(daily, '2026-03-07T12:00:00Z')).toBe('2026-03-07T13:00:00.000Z');
  expect(due(daily, '2026-03-07T13:00:00Z')).toBe('2026-03-08T12:00:00.000Z'); // an hour less in between
  expect(due(daily, '2026-10-31T12:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
});

test('an hour the clocks skip is due when they go on, and one that comes twice is due once', () => {
  const nightly = { cadence: 'daily', hour: 2 } as const;
  expect(due(nightly, '2026-03-08T05:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
  const twice = { cadence: 'daily', hour: 1 } as const;
  expect(due(twice, '2026-11-01T04:00:00Z')).toBe('2026-11-01T05:00:00.000Z');
  expect(due(twice, '2026-11-01T05:00:00Z')).toBe('2026-11-02T06:00:00.000Z');
});

test('a weekly mail comes on its weekday, the reader’s', () => {
  const mondays = { cadence: 'weekly', weekday: 0, hour: 7 } as const;
  expect(due(mondays, '2026-11-17T12:00:00Z')).toBe('2026-11-23T12:00:00.000Z');
  expect(due(mondays, '2026-11-22T23:00:00Z', 'Asia/Tokyo')).toBe('2026-11-29T22:00:00.000Z'); // Monday has begun there
});

test('a month without the day has its mail on its last one', () => {
  const last = { cadence: 'monthly', monthDay: 31, hour: 0 } as const;
  expect(due(last, '2026-01-31T12:00:00Z', 'UTC')).toBe('2026-02-28T00:00:00.000Z');
  expect(due(last, '2026-02-28T12:00:00Z', 'UTC')).toBe('2026-03-31T00:00:00.000Z');
});

test('whatever the zone and the moment, the next one is later, on its day and at its hour', () => {
  const zone = fc.constantFrom(NEW_YORK, 'Europe/Madrid', 'Asia/Kathmandu', 'America/Havana', 'UTC');
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
  const hour = fc.integer({ min: 4, max: 23 }); // before it clocks change
  const schedule: fc.Arbitrary<ReportSchedule> = fc.oneof(
    fc.record({ cadence: fc.constant('daily' as const), hour }),
    fc.record({ cadence: fc.constant('weekly' as const), weekday: fc.integer({ min: 0, max: 6 }), hour }),
    fc.record({ cadence: fc.constant('monthly' as const), monthDay: fc.integer({ min: 1, max: 31 }), hour }),
  );
  fc.assert(
    fc.property(schedule, zone, moment, (asked, where, after) => {
      const next = nextDue(asked, where, after);
      expect(next.getTime()).toBeGreaterThan(after.getTime());
      expect(localTime(next, where).minute).toBe(asked.hour * 60);
      if (asked.cadence === 'weekly') expect(localTime(next, where).day).toBe(asked.weekday);
      if (asked.cadence === 'monthly')
        expect(Number(localDate(next, where).slice(8))).toBeLessThanOrEqual(asked.monthDay);
    }),
    { numRuns: 300 },
  );
});
