import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursIn, hoursTaken, hoursText, isOpen } from './hours.ts';
import type { Hours, OpenSpan } from './terms.ts';

const nine2five: OpenSpan[] = [{ from: 540, to: 1020 }];
const office: Hours = {
  zone: 'America/New_York',
  week: [nine2five, nine2five, nine2five, nine2five, nine2five, [{ from: 600, to: 840 }], []],
};
const allDay = [{ from: 0, to: 1440 }];

describe('hours in words', () => {
  test('join days in a row with the same hours', () => {
    expect(hoursText(office, 'en')).toEqual(['Mon–Fri 9:00 AM – 5:00 PM', 'Sat 10:00 AM – 2:00 PM', 'Sun closed']);
    expect(hoursText(office, 'es')).toEqual(['lun–vie 9:00 – 17:00', 'sáb 10:00 – 14:00', 'dom cerrado']);
  });

  test('around the clock is one sentence', () => {
    const always: Hours = { zone: 'UTC', week: [allDay, allDay, allDay, allDay, allDay, allDay, allDay] };
    expect(hoursText(always, 'es')).toEqual(['24 horas, todos los días']);
  });
});

describe('open now', () => {
  test.each([
    ['2026-03-06T14:00:00Z', true], // Friday 9:00 in New York, before the clocks change
    ['2026-03-09T13:00:00Z', true], // Monday 9:00 in New York, after the clocks changed
    ['2026-03-09T14:00:00Z', true],
    ['2026-03-06T13:59:00Z', false],
    ['2026-03-06T22:00:00Z', false], // 17:00 is closed: the end is not included
    ['2026-03-08T16:00:00Z', false], // Sunday
  ])('%s → %s', (at, open) => expect(isOpen(office, new Date(at))).toBe(open));
});

describe('hours abroad', () => {
  const at = (zone: string) => ({ ...office, zone });

  test.each([
    ['Europe/Madrid', '2026-03-27T08:00:00Z', true], // Friday 9:00, winter; New York has had summer time for weeks
    ['Europe/Madrid', '2026-03-30T07:00:00Z', true], // Monday 9:00, the day after the clocks changed
    ['Europe/Madrid', '2026-03-30T06:59:00Z', false],
    ['Europe/Madrid', '2026-10-26T07:30:00Z', false], // Monday 8:30: winter again
    ['Europe/Madrid', '2026-10-26T08:00:00Z', true],
    ['America/Mexico_City', '2026-07-06T15:00:00Z', true], // Monday 9:00: Mexico has no summer time any more
    ['America/Mexico_City', '2026-07-06T14:59:00Z', false],
    ['America/Mexico_City', '2026-01-05T15:00:00Z', true],
    ['America/Bogota', '2026-07-06T14:00:00Z', true],
    ['America/Bogota', '2026-07-06T22:00:00Z', false],
  ])('%s at %s → %s', (zone, moment, open) => expect(isOpen(at(zone), new Date(moment))).toBe(open));
});

const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 0, maxLength: 4 })
  .map((cuts) => [...cuts].sort((a, b) => a - b))
  .map((cuts) =>
    Array.from({ length: Math.floor(cuts.length / 2) }, (_, i) => ({
      from: cuts[2 * i] ?? 0,
      to: cuts[2 * i + 1] ?? 1,
    })),
  );
const week = fc.tuple(spans, spans, spans, spans, spans, spans, spans);
const zone = fc.constantFrom('America/New_York', 'America/Los_Angeles', 'Europe/Madrid', 'Asia/Kolkata', 'UTC');
const instant = fc.date({ min: new Date('2026-01-05'), max: new Date('2026-12-20'), noInvalidDate: true });

test("hours moved to the viewer's zone are open at exactly the same moments", () => {
  fc.assert(
    fc.property(week, zone, zone, instant, (week, own, viewers, at) => {
      const hours: Hours = { zone: own, week };
      expect(isOpen(hoursIn(viewers, hours, at), at)).toBe(isOpen(hours, at));
    }),
  );
});

test('leads are taken at any hour unless their form says otherwise, calls in the hours of their campaign', () => {
  const taken = (takenWhen: 'always' | 'open_hours' | null) => hoursTaken({ terms: { hours: office }, takenWhen });
  expect([taken(null), taken('open_hours')]).toEqual([office, office]);
  expect(hoursText(taken('always'), 'es')).toEqual(['24 horas, todos los días']);
  expect(taken('always').zone).toBe(office.zone);
});
