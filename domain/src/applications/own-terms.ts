import type { Terms } from '../campaigns/terms.ts';

/** What was agreed with one publisher beside the campaign's terms; null: as the campaign has it. */
export type OwnTerms = { version: number; shareBasisPoints: number | null; priceCents: number | null };

/** Only a fixed price can be another one; tiers and conversions are the campaign's. */
export const mayOwnPrice = ({ pricing }: Pick<Terms, 'pricing'>) => pricing.kind === 'fixed';

/** The terms one publisher's calls come under. Floor and ceiling make room for a price that was agreed outside of them. */
export function termsFor<Agreed extends Pick<Terms, 'pricing' | 'publisherShareBasisPoints'>>(
  terms: Agreed,
  own: OwnTerms | null | undefined,
): Agreed {
  if (!own) return terms;
  const { priceCents, shareBasisPoints } = own;
  return {
    ...terms,
    publisherShareBasisPoints: shareBasisPoints ?? terms.publisherShareBasisPoints,
    pricing: priceCents === null ? terms.pricing : priced(terms.pricing, priceCents),
  };
}

function priced(pricing: Terms['pricing'], priceCents: number): Terms['pricing'] {
  if (pricing.kind !== 'fixed') return pricing;
  return {
    ...pricing,
    priceCents,
    floorCents: Math.min(pricing.floorCents, priceCents),
    ceilingCents: Math.max(pricing.ceilingCents, priceCents),
  };
}
