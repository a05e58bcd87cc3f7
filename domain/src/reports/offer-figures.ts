import { type Currency, signOf } from '../currency.ts';
import type { Counts } from './counts.ts';
import { figuresFor } from './metrics.ts';
import { type QualityRates, qualityRates } from './quality-rates.ts';

/** So far back an offer's figures look. */
export const OFFER_FIGURES_DAYS = 30;

/** Fewer say nothing about an offer. */
const LEAST_INCOMING = 30;
const LEAST_UNIQUE_CLICKS = 100;
const LEAST_CHARGED = 10;

/** `approvalRate`: of what was charged, how much was not refused since. */
export type OfferFigures = QualityRates & {
  epcCents: number | null;
  conversionRate: number | null;
  approvalRate: number | null;
};

/** What a click to an offer, or a call without one, earns, and what became of those who came; null where too few did to say. */
export function offerFigures(counts: Counts, shortCalls = 0): OfferFigures | null {
  if (counts.incoming < LEAST_INCOMING && counts.uniqueClicks < LEAST_UNIQUE_CLICKS) return null;
  const { epcCents = null, conversionRate = null, refusedRate } = figuresFor('admin', counts);
  const isKnown = counts.everCharged >= LEAST_CHARGED && typeof refusedRate === 'number';
  return {
    ...qualityRates(counts, shortCalls),
    ...{ epcCents, conversionRate, approvalRate: isKnown ? 1 - refusedRate : null },
  };
}

/** '$1.35': what one call or click earns. */
export const epcText = ({ epcCents }: Pick<OfferFigures, 'epcCents'>, currency: Currency) =>
  epcCents === null ? null : `${signOf(currency)}${(epcCents / 100).toFixed(2)}`;

/** '12.5%', without a needless nought. */
export const conversionRateText = ({ conversionRate: rate }: Pick<OfferFigures, 'conversionRate'>) =>
  rate === null ? null : `${Number((rate * 100).toFixed(1))}%`;
