import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceConversion } from './price-conversion.ts';

const percent = { kind: 'percent', conversion: 'sale', basisPoints: 1500, ceilingCents: 30_000 } as const;

test('a conversion has its fixed price, whatever the amount', () => {
  expect(priceConversion({ kind: 'per_conversion', conversion: 'policy', priceCents: 7500 }, 123)).toBe(7500);
});

test.each([
  [100_00, 1500],
  [3, 0],
  [10, 2], // 1.5 cents
  [10_000_00, 30_000],
])('15 %% of %d cents is %d, up to the ceiling', (reported, price) =>
  expect(priceConversion(percent, reported)).toBe(price),
);

test('a percentage is the nearest cent and never above the ceiling', () => {
  const cents = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 10_000 }), cents, (reported, basisPoints, ceilingCents) => {
      const price = priceConversion({ ...percent, basisPoints, ceilingCents }, reported);
      const distance = BigInt(price) * 10_000n - BigInt(reported) * BigInt(basisPoints);
      expect(price).toBeLessThanOrEqual(ceilingCents);
      if (price < ceilingCents) expect(distance <= 5_000n && distance > -5_000n).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
