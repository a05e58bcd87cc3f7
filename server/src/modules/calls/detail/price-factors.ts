import type { PriceFactors } from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import { payoutOf, selectTier } from '@callstead/domain/pricing/price-call';
import type { CallRow } from '../queries.ts';

type Priced = Pick<CallRow, 'decision' | 'talk_seconds' | 'outcome'>;

/** What the price was made of; a publisher reads the same of their payout. Null where no price was made. */
export function presentPrice({ decision, talk_seconds, outcome }: Priced, view: CallView): PriceFactors | null {
  if (decision.kind === 'refused') return null;
  const { price } = decision;
  const { publisherShareBasisPoints: share } = decision.assignment.campaign.terms;
  const isPublisher = view === 'publisher';
  const part = (cents: number) => (isPublisher ? payoutOf(cents, share) : cents);
  const reached = outcome === 'qualified' ? selectTier(price, talk_seconds ?? 0) : undefined;
  return {
    kind: price.kind,
    tiers: price.tiers.map((tier) => ({
      fromSeconds: tier.fromSeconds,
      baseCents: part(tier.baseCents),
      priceCents: part(tier.priceCents),
      reached: tier.fromSeconds === reached?.fromSeconds,
    })),
    location: price.location,
    // How much of the budget is spent is the advertiser's; the factor itself shows in every payout.
    pacing: isPublisher
      ? { basisPoints: price.pacing.basisPoints, openHoursGoneBasisPoints: null, budgetSpentBasisPoints: null }
      : price.pacing,
    floorCents: price.floorCents === null ? null : part(price.floorCents),
    ceilingCents: price.ceilingCents === null ? null : part(price.ceilingCents),
    publisherShareBasisPoints: view === 'admin' ? share : null,
  };
}
