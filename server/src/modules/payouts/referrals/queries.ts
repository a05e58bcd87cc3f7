import type { ReferredPayout } from '@callstead/domain/ledger/post-referral';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Of these payouts those whose publisher was brought by somebody, with the sales in them that count. */
export async function listReferredPayouts(db: Db, payoutIds: readonly string[]): Promise<ReferredPayout[]> {
  const { rows } = await sql<ReferredPayout>`
    select p.id as "payoutId", r.referrer_id as "referrerId", r.share_basis_points as "shareBasisPoints",
           coalesce(sum(l.amount_cents) filter (
             where l.kind in ('approved', 'refused', 'repriced') and l.arrived_at < r.ends_at), 0)::bigint as "salesCents"
    from payout p join referral r on r.account_id = p.account_id
    left join payout_line l on l.payout_id = p.id
    where p.id = any(${payoutIds}::uuid[])
    group by p.id, r.account_id`.execute(db);
  return rows;
}

export async function countReferred(db: Db, referrerId: string): Promise<number> {
  const { people } = await db
    .selectFrom('referral')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('referrer_id', '=', referrerId)
    .executeTakeFirstOrThrow();
  return people;
}

export async function sumReferrals(db: Db, referrerId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from payout_line
    where account_id = ${referrerId}::uuid and kind = 'referral'`.execute(db);
  return rows[0]?.cents ?? 0;
}
