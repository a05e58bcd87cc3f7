import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clickPeriod, MOST_CLICK_DAYS } from './click-period.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

test('whatever is asked, no more than the last days of it are looked through, and nothing outside of it', () => {
  fc.assert(
    fc.property(fc.option(moment, { nil: undefined }), fc.option(moment, { nil: undefined }), (from, to) => {
      const seen = clickPeriod({ from, to }, NOW);
      expect(seen.to).toBe(to);
      if (from) expect(seen.from.getTime()).toBeGreaterThanOrEqual(from.getTime());
      const end = Math.min(to?.getTime() ?? NOW.getTime(), NOW.getTime());
      expect(end - seen.from.getTime()).toBeLessThanOrEqual(MOST_CLICK_DAYS * DAY_MS);
    }),
  );
});

test('a short period is looked through whole', () => {
  const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-08T00:00:00Z')];
  expect(clickPeriod({ from, to }, NOW)).toEqual({ from, to });
});
