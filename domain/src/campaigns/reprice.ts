import type { Pricing } from './terms.ts';

/** The one figure by which somebody judges a price: what a good call or lead costs. A percentage has none. */
export function namedPriceCents(pricing: Pricing): number | null {
  switch (pricing.kind) {
    case 'fixed':
    case 'per_conversion':
      return pricing.priceCents;
    case 'tiers':
      return pricing.tiers.at(-1)?.priceCents ?? null;
    case 'percent':
      return null;
  }
}

/** The same price list around another figure: bounds and lower tiers keep their proportion to it. */
export function reprice(pricing: Pricing, priceCents: number): Pricing {
  const before = namedPriceCents(pricing);
  if (!before || before === priceCents || pricing.kind === 'percent') return pricing;
  if (pricing.kind === 'per_conversion') return { ...pricing, priceCents };
  const scaled = (cents: number) => Math.max(1, Math.round((cents * priceCents) / before));
  const bounds = { floorCents: scaled(pricing.floorCents), ceilingCents: scaled(pricing.ceilingCents) };
  if (pricing.kind === 'fixed') return { ...pricing, ...bounds, priceCents };
  const tiers = pricing.tiers.map((tier) => ({ ...tier, priceCents: scaled(tier.priceCents) }));
  return { ...pricing, ...bounds, tiers };
}
