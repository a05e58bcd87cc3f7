import type { Counts } from './counts.ts';
import { figuresFor } from './metrics.ts';

/** So far back an offer's figures look. */
export const OFFER_FIGURES_DAYS = 30;

/** Fewer say nothing about an offer. */
const LEAST_INCOMING = 30;
const LEAST_UNIQUE_CLICKS = 100;

export type OfferFigures = { epcCents: number | null; conversionRate: number | null };

/** What a click to an offer, or a call without one, earns, and what became of those who came; null where too few did to say. */
export function offerFigures(counts: Counts): OfferFigures | null {
  if (counts.incoming < LEAST_INCOMING && counts.uniqueClicks < LEAST_UNIQUE_CLICKS) return null;
  const { epcCents = null, conversionRate = null } = figuresFor('admin', counts);
  return { epcCents, conversionRate };
}

/** '$1.35': what one call or click earns. */
export const epcText = ({ epcCents }: OfferFigures) => (epcCents === null ? null : `$${(epcCents / 100).toFixed(2)}`);

/** '12.5%', without a needless nought. */
export const conversionRateText = ({ conversionRate: rate }: OfferFigures) =>
  rate === null ? null : `${Number((rate * 100).toFixed(1))}%`;
