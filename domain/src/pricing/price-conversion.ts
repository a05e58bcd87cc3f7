import { assert } from '../assert.ts';
import type { Pricing } from '../campaigns/terms.ts';

const WHOLE_BASIS_POINTS = 10_000;

export type ConversionPricing = Extract<Pricing, { kind: 'per_conversion' | 'percent' }>;

export const isPaidByConversion = (pricing: Pricing): pricing is ConversionPricing =>
  pricing.kind === 'per_conversion' || pricing.kind === 'percent';

/** What a reported conversion costs: its fixed price, or a percentage of the reported amount up to the ceiling. */
export function priceConversion(pricing: ConversionPricing, reportedCents: number): number {
  if (pricing.kind === 'per_conversion') return pricing.priceCents;
  assert(Number.isSafeInteger(reportedCents) && reportedCents >= 0, 'an amount is reported in whole cents');
  const partCents =
    (BigInt(reportedCents) * BigInt(pricing.basisPoints) * 2n + BigInt(WHOLE_BASIS_POINTS)) /
    BigInt(2 * WHOLE_BASIS_POINTS);
  return Math.min(Number(partCents), pricing.ceilingCents);
}
