import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hours, OpenSpan, Pricing } from '../campaigns/terms.ts';
import { type PriceInput, payoutOf, priceCall, selectTier } from './price-call.ts';

const nineToFive: OpenSpan[] = [{ from: 540, to: 1020 }];
const hours: Hours = {
  zone: 'America/New_York',
  week: [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, nineToFive],
};
const fixed: Pricing = { kind: 'fixed', priceCents: 5000, floorCents: 2000, ceilingCents: 9000 };
const noon = new Date('2026-03-09T17:00:00Z'); // 13:00 in New York: half of the open hours have gone

function anInput(
  changes: Partial<PriceInput['terms']> = {},
  rest: Partial<Omit<PriceInput, 'terms'>> = {},
): PriceInput {
  const terms = { pricing: fixed, locationMultipliers: {}, budget: { totalCents: null, dailyCents: null }, hours };
  return {
    terms: { ...terms, ...changes },
    location: { state: 'FL', zip: '33139' },
    at: noon,
    spentTodayCents: 0,
    ...rest,
  };
}

describe('location', () => {
  const priceWith = (
    locationMultipliers: Record<string, number>,
    location = { state: 'FL', zip: '33139' as string | null },
  ) => priceCall(anInput({ locationMultipliers }, { location }));

  test('multiplies by the state', () => {
    expect(priceWith({ FL: 1.15 })).toMatchObject({
      reservedCents: 5750,
      location: { key: 'FL', basisPoints: 11_500 },
    });
  });

  test('the longest ZIP prefix wins over shorter ones and the state', () => {
    expect(priceWith({ FL: 2, '33': 0.5, '331': 1.5 }).location.key).toBe('331');
    expect(priceWith({ FL: 2, '33': 0.5, '331': 1.5 }, { state: 'FL', zip: null }).location.key).toBe('FL');
  });

  test('is 1 elsewhere', () => {
    expect(priceWith({ GA: 4 })).toMatchObject({ reservedCents: 5000, location: { key: null, basisPoints: 10_000 } });
  });

  test('stops at floor and ceiling', () => {
    expect(priceWith({ FL: 4 }).reservedCents).toBe(9000);
    expect(priceWith({ FL: 0.25 }).reservedCents).toBe(2000);
  });
});

describe('pacing', () => {
  const paced = (spentTodayCents: number, at = noon) =>
    priceCall(anInput({ budget: { totalCents: null, dailyCents: 100_000 } }, { spentTodayCents, at }));

  test.each([
    [0, 12_500, 6250], // half the day gone, nothing spent
    [50_000, 10_000, 5000], // on plan
    [75_000, 8_750, 4375],
    [100_000, 7_500, 3750],
    [900_000, 7_500, 3750], // never below three quarters
  ])('%d cents spent by noon → factor %d', (spent, basisPoints, cents) => {
    expect(paced(spent)).toMatchObject({ reservedCents: cents, pacing: { basisPoints } });
  });

  test('keeps the shares it was made of', () => {
    expect(paced(25_000).pacing).toEqual({
      basisPoints: 11_250,
      openHoursGoneBasisPoints: 5_000,
      budgetSpentBasisPoints: 2_500,
    });
  });

  test('is left out without a daily budget', () => {
    expect(priceCall(anInput()).pacing).toEqual({
      basisPoints: 10_000,
      openHoursGoneBasisPoints: null,
      budgetSpentBasisPoints: null,
    });
  });
});

describe('tiers', () => {
  const tiers = [
    { fromSeconds: 60, priceCents: 3000 },
    { fromSeconds: 300, priceCents: 8000 },
    { fromSeconds: 120, priceCents: 5000 },
  ];
  const price = priceCall(anInput({ pricing: { kind: 'tiers', tiers, floorCents: 2000, ceilingCents: 9000 } }));

  test('the dearest is reserved', () => expect(price.reservedCents).toBe(8000));

  test.each([
    [59, undefined],
    [60, 3000],
    [119, 3000],
    [120, 5000],
    [299, 5000],
    [3600, 8000],
  ])('%d seconds of talk cost %s', (seconds, cents) => expect(selectTier(price, seconds)?.priceCents).toBe(cents));
});

test.each([
  { kind: 'per_conversion', conversion: 'sale', priceCents: 5000 } as const,
  { kind: 'percent', conversion: 'sale', basisPoints: 1500, ceilingCents: 90_000 } as const,
])('$kind reserves nothing at the ring', (pricing) => {
  const price = priceCall(anInput({ pricing }));
  expect(price).toMatchObject({ reservedCents: 0, tiers: [] });
  expect(selectTier(price, 3600)).toBeUndefined();
});

const cents = fc.integer({ min: 0, max: 100_000_000_000 });
const terms = fc.record({
  bounds: fc.tuple(cents, cents).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
  bases: fc.array(cents, { minLength: 1, maxLength: 5 }),
  multiplier: fc.integer({ min: 2_500, max: 40_000 }),
  dailyCents: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  spentTodayCents: fc.integer({ min: 0, max: 20_000_000 }),
  minuteOfYear: fc.integer({ min: 0, max: 525_599 }),
});

test('floor ≤ price ≤ ceiling, and the shown factors multiply to exactly the price', () => {
  fc.assert(
    fc.property(terms, ({ bounds, bases, multiplier, dailyCents, spentTodayCents, minuteOfYear }) => {
      const [floorCents, ceilingCents] = bounds;
      const tiers = bases.map((priceCents, index) => ({ fromSeconds: index * 30, priceCents }));
      const price = priceCall(
        anInput(
          {
            pricing: { kind: 'tiers', tiers, floorCents, ceilingCents },
            locationMultipliers: { FL: multiplier / 10_000 },
            budget: { totalCents: null, dailyCents },
          },
          { spentTodayCents, at: new Date(Date.UTC(2026, 0, 1, 0, minuteOfYear)) },
        ),
      );
      expect(price.location.basisPoints).toBe(multiplier);
      expect(price.pacing.basisPoints).toBeGreaterThanOrEqual(7_500);
      expect(price.pacing.basisPoints).toBeLessThanOrEqual(12_500);
      for (const tier of price.tiers) {
        const exact = BigInt(tier.baseCents) * BigInt(multiplier) * BigInt(price.pacing.basisPoints);
        const distance = BigInt(tier.priceCents) * 100_000_000n - exact;
        const clamped = tier.priceCents === floorCents || tier.priceCents === ceilingCents;
        const isExact = clamped || (distance <= 50_000_000n && distance > -50_000_000n);
        const isWithin = floorCents <= tier.priceCents && tier.priceCents <= ceilingCents;
        expect([isExact, isWithin, tier.priceCents <= price.reservedCents]).toEqual([true, true, true]);
      }
    }),
    { numRuns: 800 },
  );
});

test.each([
  [101, 5000, 50], // half a cent stays with us
  [103, 5000, 51],
  [0, 5000, 0],
  [4999, 10_000, 4999],
])('%d cents at %d basis points pay %d', (price, share, payout) => expect(payoutOf(price, share)).toBe(payout));

test('a payout is the nearest cent of its share, the half going down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (price, share) => {
      const exact = BigInt(price) * BigInt(share);
      const distance = BigInt(payoutOf(price, share)) * 10_000n - exact;
      expect(distance < 5_000n && distance >= -5_000n).toBe(true);
    }),
    { numRuns: 800 },
  );
});
