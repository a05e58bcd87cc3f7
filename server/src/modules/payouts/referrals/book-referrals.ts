import { payableOf } from '@callstead/domain/ledger/accounts';
import type { LedgerEntry } from '@callstead/domain/ledger/entry';
import {
  postReferral,
  postReferralReturned,
  postReferralTaken,
  referralKey,
} from '@callstead/domain/ledger/post-referral';
import type { SaleSource } from '@callstead/domain/ledger/sale';
import type { Db } from '../../../db/database.ts';
import { findEntry, lockBalances, type NewEntry, postEntries } from '../../ledger/queries.ts';
import { findReferrer, listLostLines, listReferredPayouts, listReferrers, listTakenKeys } from './queries.ts';

/**
 * What payouts that are sent give to those who brought their publishers. Locks what is payable to them: whoever books a
 * payout after that locks what is being paid, and a run that is frozen keeps the same order.
 */
export async function referralsOfSent(db: Db, payoutIds: readonly string[], at: Date): Promise<NewEntry[]> {
  const referrers = await listReferrers(db, payoutIds);
  if (referrers.length === 0) return [];
  await lockBalances(db, referrers.map(payableOf));
  const referred = await listReferredPayouts(db, payoutIds); // nobody takes anything back meanwhile
  return booked(referred.map(postReferral), at);
}

/** What was given for a payout that came back; what its sales lost since counts with the next one that pays them. */
export async function referralsOfReturned(
  db: Db,
  { id, account_id: publisherId }: { id: string; account_id: string },
  at: Date,
): Promise<NewEntry[]> {
  const referrerId = await findReferrer(db, publisherId);
  if (!referrerId) return [];
  await lockBalances(db, [payableOf(referrerId), payableOf(publisherId)]);
  const back: LedgerEntry[] = [];
  for (const key of [referralKey(id), ...(await listTakenKeys(db, id))]) {
    const given = await findEntry(db, key);
    if (given) back.push(postReferralReturned(key, given));
  }
  return booked(back, at);
}

/** Sales that were paid and have been refused or lowered since take their shares back now, not with a payout that may never come. */
export async function takeReferralsBack(db: Db, sales: readonly SaleSource[], at: Date): Promise<void> {
  const lost = await listLostLines(db, sales);
  if (lost.length === 0) return;
  await lockBalances(
    db,
    lost.map(({ referrerId }) => payableOf(referrerId)),
  );
  const still = await listLostLines(db, sales); // a payout may have counted them meanwhile
  await postEntries(db, booked(still.map(postReferralTaken), at));
}

const booked = (entries: readonly LedgerEntry[], at: Date): NewEntry[] =>
  entries
    .filter(({ postings }) => postings.length > 0)
    .map((entry) => ({ ...entry, kind: 'referral', at: at.toISOString() }));
