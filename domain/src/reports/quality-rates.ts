import type { Counts } from './counts.ts';
import { figureOf } from './metrics.ts';

/** `shortRate`: of the calls somebody answered, how many ended before the minimum that makes them a sale. */
export type QualityRates = { disputeRate: number | null; shortRate: number | null };

/** So far back published rates look. */
export const QUALITY_DAYS = 30;

/** Fewer say nothing about anybody. */
const LEAST_CHARGED = 10;
const LEAST_CONNECTED = 30;

/** Published of campaigns and publishers; null where there was too little to say. */
export function qualityRates(counts: Counts, shortCalls: number): QualityRates {
  const { everCharged, connected } = counts;
  return {
    disputeRate: everCharged < LEAST_CHARGED ? null : figureOf('disputeRate', counts),
    shortRate: connected < LEAST_CONNECTED ? null : Math.min(1, shortCalls / connected),
  };
}
