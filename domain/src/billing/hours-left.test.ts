import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursLeft, isLow, runsOutAt, type Spending } from './hours-left.ts';

const spending = (changes: Partial<Spending>): Spending => ({
  availableCents: 120_000,
  today: { cents: 60_000, hours: 12 },
  yesterday: { cents: 240_000, hours: 24 },
  ...changes,
});

test("a balance lasts as long as today's pace says", () => {
  expect(hoursLeft(spending({}))).toBe(24);
  expect(runsOutAt(spending({}), new Date('2026-12-02T14:00:00Z'))).toEqual(new Date('2026-12-03T14:00:00Z'));
});

test('early in the day yesterday says it, unless nothing was spent then', () => {
  expect(hoursLeft(spending({ today: { cents: 0, hours: 1 } }))).toBe(12);
  const morning = { today: { cents: 5_000, hours: 1 }, yesterday: { cents: 0, hours: 24 } };
  expect(hoursLeft(spending(morning))).toBe(24);
});

test('without spending nothing runs out, and what is gone is gone', () => {
  expect(hoursLeft(spending({ today: { cents: 0, hours: 12 } }))).toBeNull();
  expect(hoursLeft(spending({ today: { cents: -500, hours: 12 } }))).toBeNull(); // more was given back than used
  expect(hoursLeft(spending({ availableCents: 0 }))).toBe(0);
  expect(runsOutAt(spending({ availableCents: -1 }), new Date())).toBeNull();
  expect(hoursLeft(spending({ today: { cents: 0, hours: 0 }, yesterday: { cents: 0, hours: 24 } }))).toBeNull();
});

test('a low balance is told once, until it has recovered', () => {
  const hours = fc.oneof(fc.constant(null), fc.double({ min: 0, max: 100, noNaN: true }));
  fc.assert(
    fc.property(fc.array(hours), fc.integer({ min: 1, max: 72 }), (seen, alertHours) => {
      let wasLow = false;
      let sinceTold: (number | null)[] | undefined;
      for (const each of seen) {
        const low = isLow(each, { alertHours, wasLow });
        if (each !== null && each < alertHours) expect(low).toBe(true);
        if (low && !wasLow) {
          if (sinceTold) expect(sinceTold.some((hours) => hours === null || hours >= alertHours)).toBe(true);
          sinceTold = [];
        } else sinceTold?.push(each);
        wasLow = low;
      }
    }),
  );
});

test('more money never shortens, more spending never lengthens', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, (availableCents, spent, more) => {
      const of = (available: number, today: number) =>
        hoursLeft(spending({ availableCents: available, today: { cents: today, hours: 10 } })) ??
        Number.POSITIVE_INFINITY;
      expect(of(availableCents + more, spent)).toBeGreaterThanOrEqual(of(availableCents, spent));
      expect(of(availableCents, spent + more)).toBeLessThanOrEqual(of(availableCents, spent));
    }),
  );
});
