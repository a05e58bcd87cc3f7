import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earlyPayout } from './early-payout.ts';

test('the fee is a share of what is paid, half a cent stays with the publisher', () => {
  expect(earlyPayout(10_000, 250)).toEqual({ grossCents: 10_000, feeCents: 250, netCents: 9_750 });
  expect(earlyPayout(20, 250)).toMatchObject({ feeCents: 0, netCents: 20 });
});

test('whoever owes pays no fee for it', () => {
  expect(earlyPayout(-5_000, 250)).toMatchObject({ feeCents: 0, netCents: -5_000 });
});

test('fee and net are whole cents, add up, and the fee never takes more than its share and a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 10_000 }), (gross, share) => {
      const { feeCents, netCents } = earlyPayout(gross, share);
      expect(feeCents + netCents).toBe(gross);
      expect(Number.isInteger(feeCents) && feeCents >= 0 && netCents >= 0).toBe(true);
      expect(Math.abs(feeCents - (gross * share) / 10_000)).toBeLessThan(1);
    }),
  );
});
