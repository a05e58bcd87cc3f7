import { payableOf } from '@callstead/domain/ledger/accounts';
import { postReferral, postReferralReturned, referralKey } from '@callstead/domain/ledger/post-referral';
import type { Db } from '../../../db/database.ts';
import { findEntry, lockBalances, type NewEntry } from '../../ledger/queries.ts';
import { listReferredPayouts } from './queries.ts';

/**
 * What payouts that are sent give to those who brought their publishers. Locks what is payable to them: whoever books a
 * payout after that locks what is being paid, and a run that is frozen keeps the same order.
 */
export async function referralsOfSent(db: Db, payoutIds: readonly string[], at: Date): Promise<NewEntry[]> {
  const referred = await listReferredPayouts(db, payoutIds);
  if (referred.length === 0) return [];
  await lockBalances(
    db,
    referred.map(({ referrerId }) => payableOf(referrerId)),
  );
  return booked(referred.map(postReferral), at);
}

/** What was given for a payout that came back. */
export async function referralsOfReturned(db: Db, payoutId: string, at: Date): Promise<NewEntry[]> {
  const given = await findEntry(db, referralKey(payoutId));
  return given ? booked([postReferralReturned(payoutId, given)], at) : [];
}

const booked = (entries: readonly ReturnType<typeof postReferral>[], at: Date): NewEntry[] =>
  entries
    .filter(({ postings }) => postings.length > 0)
    .map((entry) => ({ ...entry, kind: 'referral', at: at.toISOString() }));
