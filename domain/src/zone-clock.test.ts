import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { clockStretchesOfDay, localDate, localTime, startOfLocalDay } from './zone-clock.ts';

const HOUR_MS = 3_600_000;

describe('the clock on the wall', () => {
  test.each([
    // New York springs from 2:00 to 3:00 at 7:00 UTC.
    ['2026-03-08T06:59:59Z', 'America/New_York', { day: 6, minute: 119, date: '2026-03-08' }],
    ['2026-03-08T07:00:00Z', 'America/New_York', { day: 6, minute: 180, date: '2026-03-08' }],
    // In autumn the hour from 1:00 to 2:00 comes twice.
    ['2026-11-01T05:30:00Z', 'America/New_York', { day: 6, minute: 90, date: '2026-11-01' }],
    ['2026-11-01T06:30:00Z', 'America/New_York', { day: 6, minute: 90, date: '2026-11-01' }],
    // Arizona and Hawaii never change.
    ['2026-01-15T19:00:00Z', 'America/Phoenix', { day: 3, minute: 720, date: '2026-01-15' }],
    ['2026-07-15T19:00:00Z', 'America/Phoenix', { day: 2, minute: 720, date: '2026-07-15' }],
    ['2026-03-08T09:59:00Z', 'Pacific/Honolulu', { day: 5, minute: 1439, date: '2026-03-07' }],
    ['2026-03-08T10:00:00Z', 'Pacific/Honolulu', { day: 6, minute: 0, date: '2026-03-08' }],
    ['2026-03-08T00:00:00Z', 'Asia/Kathmandu', { day: 6, minute: 345, date: '2026-03-08' }],
  ])('%s in %s', (at, zone, shown) => {
    const moment = new Date(at);
    expect({ ...localTime(moment, zone), date: localDate(moment, zone) }).toEqual(shown);
  });

  test('an unknown zone is refused', () => {
    expect(() => localTime(new Date(0), 'America/Springfield')).toThrow(RangeError);
  });
});

const zone = fc.constantFrom(
  'America/New_York',
  'America/Phoenix',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Puerto_Rico',
  'Europe/Madrid',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
);
const instant = fc.date({ min: new Date('2001-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });

test('shows what the calendar of the runtime shows, remembered or not', () => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const format = (timeZone: string) => {
    const options = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
    const made = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options);
    formats.set(timeZone, made);
    return made;
  };
  fc.assert(
    fc.property(zone, instant, (zone, at) => {
      const { minute } = localTime(at, zone);
      const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
      expect(`${localDate(at, zone)} ${hours}:${minutes}`).toBe(format(zone).format(at));
    }),
    { numRuns: 1500 },
  );
});

describe('the stretches of a day', () => {
  const hoursOf = (at: string, zone: string) =>
    clockStretchesOfDay(new Date(at), zone).map(({ startMs, endMs, startMinute }) => [
      startMinute / 60,
      (endMs - startMs) / HOUR_MS,
    ]);

  test('are one on most days', () => {
    expect(hoursOf('2026-03-07T18:00:00Z', 'America/New_York')).toEqual([[0, 24]]);
    expect(hoursOf('2026-03-08T18:00:00Z', 'America/Phoenix')).toEqual([[0, 24]]);
  });

  test('are two when the clocks change', () => {
    expect(hoursOf('2026-03-08T18:00:00Z', 'America/New_York')).toEqual([
      [0, 2],
      [3, 21],
    ]);
    expect(hoursOf('2026-11-01T18:00:00Z', 'America/New_York')).toEqual([
      [0, 2],
      [1, 23],
    ]);
  });

  test('hold every moment of their day and none of another', () => {
    fc.assert(
      fc.property(zone, instant, (zone, at) => {
        const stretches = clockStretchesOfDay(at, zone);
        const own = stretches.filter(({ startMs, endMs }) => startMs <= at.getTime() && at.getTime() < endMs);
        expect(own).toHaveLength(1);
        const first = stretches[0]?.startMs ?? 0;
        const last = stretches.at(-1)?.endMs ?? 0;
        const date = localDate(at, zone);
        expect(localDate(new Date(first), zone)).toBe(date);
        expect(localDate(new Date(first - 1), zone)).not.toBe(date);
        expect(localDate(new Date(last - 1), zone)).toBe(date);
        expect(localDate(new Date(last), zone)).not.toBe(date);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the beginning of a calendar day', () => {
  test.each([
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // Havana's clocks jump from 0:00 to 1:00: that day has no midnight.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    // Samoa left out a whole day when it moved across the date line.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s', (day, zone, moment) => {
    expect(startOfLocalDay(day, zone).toISOString()).toBe(moment);
  });

  test('is the first moment the calendar shows that day, and the days leave no gap', () => {
    fc.assert(
      fc.property(zone, instant, (zone, at) => {
        const day = localDate(at, zone);
        const start = startOfLocalDay(day, zone);
        const next = startOfLocalDay(addDays(day, 1), zone);
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(at.getTime()).toBeLessThan(next.getTime());
        expect(localDate(start, zone)).toBe(day);
        expect(localDate(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1));
      }),
      { numRuns: 1500 },
    );
  });
});
