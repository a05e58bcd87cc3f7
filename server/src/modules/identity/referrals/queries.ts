import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export function findReferrer(db: Db, affId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('account')
    .select('id')
    .where('aff_id', '=', affId)
    .where('type', 'in', ['publisher', 'affiliate'])
    .where('status', '=', 'approved')
    .executeTakeFirst();
}

type NewReferral = { accountId: string; referrerId: string; shareBasisPoints: number; months: number; at: Date };

export async function insertReferral(db: Db, referral: NewReferral): Promise<void> {
  const { accountId, referrerId, shareBasisPoints, months, at } = referral;
  await db
    .insertInto('referral')
    .values({
      account_id: accountId,
      referrer_id: referrerId,
      share_basis_points: shareBasisPoints,
      tied_at: at,
      ends_at: sql`${at}::timestamptz + make_interval(months => ${months})`,
    })
    .execute();
}

/** Who brought an account. */
export function findReferralOf(db: Db, accountId: string) {
  return db
    .selectFrom('referral')
    .innerJoin('account', 'account.id', 'referral.referrer_id')
    .select(['account.id', 'account.name', 'account.aff_id', 'referral.share_basis_points', 'referral.ends_at'])
    .where('referral.account_id', '=', accountId)
    .executeTakeFirst();
}
