import { shareOf } from '../money.ts';
import { payableOf, REVENUE } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';

/** What of a payout counts for whoever brought its publisher: the sales in it, less what was refused since. */
export type ReferredPayout = { payoutId: string; referrerId: string; salesCents: number; shareBasisPoints: number };

export const referralKey = (payoutId: string) => `referral:${payoutId}`;

/**
 * The money has reached whom somebody brought: they have a share of it, out of the network's margin. Refusals that outweigh
 * the sales take back what was given for those before.
 */
export function postReferral({ payoutId, referrerId, salesCents, shareBasisPoints }: ReferredPayout): LedgerEntry {
  const amountCents = shareOf(salesCents, shareBasisPoints);
  const payable = payableOf(referrerId);
  return ledgerEntry(referralKey(payoutId), [
    amountCents < 0
      ? { from: payable, to: REVENUE, amountCents: -amountCents }
      : { from: REVENUE, to: payable, amountCents },
  ]);
}

/** The payout came back: its retry, or the next one, gives the share again. */
export function postReferralReturned(payoutId: string, booked: Pick<LedgerEntry, 'postings'>): LedgerEntry {
  return ledgerEntry(
    `${referralKey(payoutId)}:returned`,
    booked.postings.map(({ from, to, amountCents }) => ({ from: to, to: from, amountCents })),
  );
}
