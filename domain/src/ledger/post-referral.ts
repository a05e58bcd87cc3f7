import { assert } from '../assert.ts';
import { BASIS_POINTS, shareOf } from '../money.ts';
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

export const takenKey = (entryId: number) => `referral:line:${entryId}`;

/** A line that lowers a sale which has been paid. */
export type LostLine = { entryId: number; referrerId: string; amountCents: number; shareBasisPoints: number };

/** Its share goes back at once; rounded down, so that all of them together never take more than was given. */
export function postReferralTaken({ entryId, referrerId, amountCents, shareBasisPoints }: LostLine): LedgerEntry {
  assert(amountCents < 0, 'only what is lost is taken back');
  const takenCents = Math.floor((-amountCents * shareBasisPoints) / BASIS_POINTS);
  return ledgerEntry(takenKey(entryId), [{ from: payableOf(referrerId), to: REVENUE, amountCents: takenCents }]);
}

/** The payout came back: its retry, or the next one, gives the share again, and counts what was lost since. */
export function postReferralReturned(key: string, booked: Pick<LedgerEntry, 'postings'>): LedgerEntry {
  return ledgerEntry(
    `${key}:returned`,
    booked.postings.map(({ from, to, amountCents }) => ({ from: to, to: from, amountCents })),
  );
}
