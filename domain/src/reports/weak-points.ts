import type { Figures } from './metrics.ts';
import { ANOMALIES, type Anomaly, type AnomalyKind, isFarAbove } from './movers.ts';

export type WeakPoint = Omit<Anomaly<never>, 'id'>;

/** Of fewer calls and leads no share says anything. */
const LEAST_ARRIVALS = 10;

const RATES: Record<AnomalyKind, (figures: Figures) => number | null | undefined> = {
  duplicates: ({ duplicateRate }) => duplicateRate,
  refusals: ({ refusedRate }) => refusedRate,
  disputes: ({ disputeRate }) => disputeRate,
  unanswered: ({ answerRate }) => (typeof answerRate === 'number' ? 1 - answerRate : answerRate),
};

/** What speaks against somebody, by the figures anybody may read: shares far above everybody's, the furthest first. */
export function weakPoints(
  figures: Figures,
  everybody: Figures,
  kinds: readonly AnomalyKind[] = ANOMALIES,
): WeakPoint[] {
  if ((figures.incoming ?? 0) + (figures.leadsIn ?? 0) < LEAST_ARRIVALS) return [];
  return kinds
    .flatMap((kind) => {
      const rate = RATES[kind](figures);
      const usual = RATES[kind](everybody) ?? 0;
      return typeof rate === 'number' && isFarAbove(rate, usual) ? [{ kind, rate, usual }] : [];
    })
    .toSorted((one, other) => other.rate - other.usual - (one.rate - one.usual));
}
