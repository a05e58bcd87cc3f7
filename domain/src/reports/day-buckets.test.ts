import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate } from '../zone-clock.ts';
import { dayBuckets, spanBefore, todayIn } from './day-buckets.ts';

const NEW_YORK = 'America/New_York';
const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
const written = (bounds: readonly Date[]) => bounds.map((bound) => bound.toISOString());

test('a week around the change of the clocks is cut where its days begin', () => {
  const bounds = dayBuckets(span('2026-03-07T05:00:00Z', '2026-03-10T04:00:00Z'), NEW_YORK, 31);
  expect(written(bounds)).toEqual([
    '2026-03-07T05:00:00.000Z',
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
    '2026-03-10T04:00:00.000Z',
  ]);
});

test('a long time is cut into few pieces, the odd days first', () => {
  const bounds = dayBuckets(span('2026-01-01T00:00:00Z', '2026-01-08T00:00:00Z'), 'UTC', 3);
  expect(written(bounds).map((bound) => bound.slice(8, 10))).toEqual(['01', '02', '05', '08']);
});

test('today so far is compared with yesterday up to the same time', () => {
  const now = new Date('2026-05-05T16:00:00Z'); // noon in New York
  const before = spanBefore(todayIn(NEW_YORK, now), NEW_YORK, now);
  expect([before.from.toISOString(), before.to.toISOString()]).toEqual([
    '2026-05-04T04:00:00.000Z',
    '2026-05-04T16:00:00.000Z',
  ]);
});

test('a span that is over is compared with as many days before it', () => {
  const before = spanBefore(span('2026-03-08T05:00:00Z', '2026-03-10T04:00:00Z'), NEW_YORK, new Date('2027-01-01'));
  expect(before.from.toISOString()).toBe('2026-03-06T05:00:00.000Z');
  expect(before.to.toISOString()).toBe('2026-03-08T04:00:00.000Z'); // 47 hours, like the two days it is compared with
});

const zone = fc.constantFrom(NEW_YORK, 'Europe/Madrid', 'Asia/Kathmandu', 'America/Havana', 'UTC');
const moment = fc.date({ min: new Date('2015-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

test('the pieces leave nothing out, are few, and begin where a day begins', () => {
  fc.assert(
    fc.property(zone, moment, fc.nat(900), fc.integer({ min: 2, max: 31 }), (zone, now, back, most) => {
      const whole = todayIn(zone, now, back);
      const bounds = dayBuckets(whole, zone, most);
      expect(bounds.length).toBeGreaterThanOrEqual(2);
      expect(bounds.length).toBeLessThanOrEqual(most + 1);
      expect([bounds[0], bounds.at(-1)]).toEqual([whole.from, whole.to]);
      bounds.slice(1).forEach((bound, index) => {
        expect(bound.getTime()).toBeGreaterThan((bounds[index] as Date).getTime());
        expect(localDate(new Date(bound.getTime() - 1), zone)).not.toBe(localDate(bound, zone));
      });
      const before = spanBefore(whole, zone, now);
      expect(before.from.getTime()).toBeLessThanOrEqual(before.to.getTime());
      expect(before.to.getTime()).toBeLessThanOrEqual(whole.from.getTime());
    }),
    { numRuns: 400 },
  );
});
