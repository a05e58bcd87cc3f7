import { assert } from '../assert.ts';
import type { Terms } from '../campaigns/terms.ts';
import { type CallPrice, payoutOf, selectTier } from '../pricing/price-call.ts';
import type { Billing, CallStatus, Reason } from './call.ts';
import { judgeEnd, reasonOfEnd } from './end-rules.ts';

/** How a call can end; a call that still rings or talks is not judged. */
export type FinalStatus = Exclude<CallStatus, 'ringing' | 'connected'>;

export type EndedCall = {
  status: FinalStatus;
  /** The rule's reason where the status is `refused`. */
  refusedFor: Reason | null;
  /** Of the bridged leg, never of the parent call. */
  talkSeconds: number;
  duplicate: boolean;
  price: CallPrice;
  /** False after a sweep gave everything back and a late callback could not reserve it anew. */
  reserved: boolean;
  /** It may qualify, but nobody is charged for it. */
  test?: boolean;
  terms: Pick<Terms, 'minimumSeconds' | 'duplicates' | 'publisherShareBasisPoints'>;
};

export type Qualification =
  | {
      outcome: 'qualified';
      reason: null;
      billing: Extract<Billing, 'held' | 'review' | 'none'>;
      priceCents: number;
      payoutCents: number;
    }
  | { outcome: 'unqualified'; reason: Reason; billing: 'none'; priceCents: 0; payoutCents: 0 };

/** Qualified at or above the minimum duration when no rule speaks against it; else exactly one reason. */
export function qualifyCall(call: EndedCall): Qualification {
  const reason = reasonAgainst(call);
  if (reason) return { outcome: 'unqualified', reason, billing: 'none', priceCents: 0, payoutCents: 0 };
  // A conversion has no price yet: it is charged when the advertiser reports it.
  if (call.price.tiers.length === 0 || call.test) return unbilled('none');
  // Nothing is set aside to charge: an admin looks at it.
  if (!call.reserved) return unbilled('review');
  const priceCents = selectTier(call.price, call.talkSeconds)?.priceCents ?? 0;
  const isPaid = !call.duplicate || call.terms.duplicates.pay;
  const payoutCents = isPaid ? payoutOf(priceCents, call.terms.publisherShareBasisPoints) : 0;
  return { outcome: 'qualified', reason: null, billing: 'held', priceCents, payoutCents };
}

function unbilled(billing: 'none' | 'review'): Qualification {
  return { outcome: 'qualified', reason: null, billing, priceCents: 0, payoutCents: 0 };
}

function reasonAgainst(call: EndedCall): Reason | undefined {
  if (call.status === 'refused') {
    assert(call.refusedFor !== null, 'a refused call says why');
    return call.refusedFor;
  }
  const last = judgeEnd({ ...call, status: call.status }).at(-1);
  return last?.verdict === 'refuse' ? reasonOfEnd(last) : undefined;
}

/** What stands against a call from the moment it rings, however long people will talk. */
export function knownAgainst(call: { duplicate: boolean; terms: Pick<Terms, 'duplicates'> }): Reason | undefined {
  return call.duplicate && !call.terms.duplicates.bill ? 'duplicate' : undefined;
}
