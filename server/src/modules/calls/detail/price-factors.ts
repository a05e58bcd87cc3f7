import type { PriceFactors } from '@callstead/contract/calls/calls';
import type { OwnTerms } from '@callstead/domain/applications/own-terms';
import type { CallView } from '@callstead/domain/calls/call-view';
import { type CallPrice, type PricedTier, payoutOf, selectTier } from '@callstead/domain/pricing/price-call';
import type { CallRow } from '../queries.ts';

type Priced = Pick<CallRow, 'decision' | 'talk_seconds' | 'outcome'> &
  Partial<Pick<CallRow, 'billing' | 'price_cents' | 'payout_cents'>>;

/** What the price was made of; a publisher reads the same of their payout. Null where no price was made. */
export function presentPrice(call: Priced, view: CallView): PriceFactors | null {
  const { decision, talk_seconds, outcome } = call;
  if (decision.kind === 'refused') return null;
  const { price } = decision;
  const reached = outcome === 'qualified' ? selectTier(price, talk_seconds ?? 0) : undefined;
  const correctedCents = isCorrected(call, reached?.priceCents)
    ? ((view === 'publisher' ? call.payout_cents : call.price_cents) ?? null)
    : null;
  const { publisherShareBasisPoints: shareBasisPoints } = decision.assignment.campaign.terms;
  const { ownTerms: own } = decision.assignment;
  return presentFactors({ price, shareBasisPoints, reached, own, correctedCents }, view);
}

type Factors = {
  price: CallPrice;
  shareBasisPoints: number;
  reached: PricedTier | undefined;
  own?: OwnTerms | undefined;
  correctedCents: number | null;
};

/** The same of anything that is priced as calls are. */
export function presentFactors(factors: Factors, view: CallView): PriceFactors {
  const { price, shareBasisPoints: share, reached, own, correctedCents } = factors;
  const isPublisher = view === 'publisher';
  const part = (cents: number) => (isPublisher ? payoutOf(cents, share) : cents);
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
    own: presentOwn(own, view),
    correctedCents,
    publisherShareBasisPoints: view === 'admin' ? share : null,
  };
}

/** Charged, and for another price than its tier's. */
function isCorrected({ billing = 'none', price_cents = null }: Priced, madeCents: number | undefined): boolean {
  const wasCharged = billing !== 'none' && billing !== 'review';
  return wasCharged && madeCents !== undefined && price_cents !== madeCents;
}

/** Each side reads what is theirs: the price is the advertiser's, the share the publisher's. */
function presentOwn(own: OwnTerms | undefined, view: CallView): PriceFactors['own'] {
  const priceCents = view === 'publisher' ? null : (own?.priceCents ?? null);
  const shareBasisPoints = view === 'advertiser' ? null : (own?.shareBasisPoints ?? null);
  return priceCents === null && shareBasisPoints === null ? null : { priceCents, shareBasisPoints };
}
