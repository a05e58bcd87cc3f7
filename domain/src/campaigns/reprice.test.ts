import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namedPriceCents, reprice } from './reprice.ts';
import type { Pricing } from './terms.ts';

const TIERS: Pricing = {
  kind: 'tiers',
  tiers: [
    { fromSeconds: 60, priceCents: 1000 },
    { fromSeconds: 120, priceCents: 4000 },
  ],
  floorCents: 1000,
  ceilingCents: 4000,
};

test('a fixed price keeps the proportion of its bounds', () => {
  const pricing: Pricing = { kind: 'fixed', priceCents: 4000, floorCents: 2000, ceilingCents: 6000 };
  expect(reprice(pricing, 5000)).toEqual({ kind: 'fixed', priceCents: 5000, floorCents: 2500, ceilingCents: 7500 });
});

test('tiers are judged by their highest, and the lower ones follow it', () => {
  expect(namedPriceCents(TIERS)).toBe(4000);
  expect(reprice(TIERS, 2000)).toEqual({
    kind: 'tiers',
    tiers: [
      { fromSeconds: 60, priceCents: 500 },
      { fromSeconds: 120, priceCents: 2000 },
    ],
    floorCents: 500,
    ceilingCents: 2000,
  });
});

test('a reported sale costs what was said, and a percentage has no figure to change', () => {
  const sale: Pricing = { kind: 'per_conversion', conversion: 'sale', priceCents: 9000 };
  expect(reprice(sale, 100)).toEqual({ ...sale, priceCents: 100 });
  const share: Pricing = { kind: 'percent', conversion: 'sale', basisPoints: 800, ceilingCents: 30_000 };
  expect([namedPriceCents(share), reprice(share, 100)]).toEqual([null, share]);
});

test('whatever is confirmed is the price, and lies within its bounds', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(fc.tuple(cents, cents, cents), cents, (drawn, confirmed) => {
      const [floorCents, priceCents, ceilingCents] = [...drawn].sort((a, b) => a - b) as [number, number, number];
      const pricing = reprice({ kind: 'fixed', priceCents, floorCents, ceilingCents }, confirmed);
      if (pricing.kind !== 'fixed') throw new Error('it stays what it was');
      expect(pricing.priceCents).toBe(confirmed);
      expect(pricing.floorCents).toBeLessThanOrEqual(confirmed);
      expect(pricing.ceilingCents).toBeGreaterThanOrEqual(confirmed);
    }),
  );
});
