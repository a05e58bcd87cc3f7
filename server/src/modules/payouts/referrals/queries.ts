import type { LostLine, ReferredPayout } from '@callstead/domain/ledger/post-referral';
import type { SaleSource } from '@callstead/domain/ledger/sale';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Those who brought the publishers of these payouts. */
export async function listReferrers(db: Db, payoutIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct r.referrer_id as id from payout p join referral r on r.account_id = p.account_id
    where p.id = any(${payoutIds}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findReferrer(db: Db, publisherId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('referral')
    .select('referrer_id')
    .where('account_id', '=', publisherId)
    .executeTakeFirst();
  return found?.referrer_id;
}

/** Lines of sales; all else that is payable was given by the network itself. */
const IS_OF_SALE = sql`l.kind in ('approved', 'refused', 'repriced', 'put_back') and l.arrived_at < r.ends_at`;
const TAKEN = sql`select from ledger_entry e where e.source_key = 'referral:line:' || l.entry_id`;
const IS_TAKEN = sql`(l.amount_cents < 0 and exists (${TAKEN})
  and not exists (select from ledger_entry b where b.source_key = 'referral:line:' || l.entry_id || ':returned'))`;

/** Of these payouts those whose publisher was brought by somebody, with the sales in them that count. */
export async function listReferredPayouts(db: Db, payoutIds: readonly string[]): Promise<ReferredPayout[]> {
  const { rows } = await sql<ReferredPayout>`
    select p.id as "payoutId", r.referrer_id as "referrerId", r.share_basis_points as "shareBasisPoints",
           coalesce(sum(l.amount_cents) filter (where ${IS_OF_SALE} and not ${IS_TAKEN}), 0)::bigint as "salesCents"
    from payout p join referral r on r.account_id = p.account_id
    left join payout_line l on l.payout_id = p.id
    where p.id = any(${payoutIds}::uuid[])
    group by p.id, r.account_id`.execute(db);
  return rows;
}

/** What has lowered sales that were paid, and has been counted neither at once nor by a payout that was sent. */
export async function listLostLines(db: Db, sales: readonly SaleSource[]): Promise<LostLine[]> {
  const { rows } = await sql<LostLine>`
    select l.entry_id as "entryId", r.referrer_id as "referrerId", r.share_basis_points as "shareBasisPoints",
           l.amount_cents as "amountCents"
    from payout_line l join referral r on r.account_id = l.account_id
    left join payout p on p.id = l.payout_id
    where l.sale = any(${sales}::text[]) and l.amount_cents < 0 and ${IS_OF_SALE}
      and p.status is distinct from 'sent' and not exists (${TAKEN})
      and (select sum(o.amount_cents) filter (where s.status = 'sent') from payout_line o
           left join payout s on s.id = o.payout_id where o.sale = l.sale) > 0
    order by l.entry_id`.execute(db);
  return rows;
}

/** Of sales in a payout that came back: what was taken for them and stands in no payout that was sent. */
export async function listTakenKeys(db: Db, payoutId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select 'referral:line:' || l.entry_id as key
    from payout_line l left join payout p on p.id = l.payout_id
    where l.sale in (select f.sale from payout_line f where f.freed_from = ${payoutId}::uuid)
      and p.status is distinct from 'sent' and ${IS_TAKEN} order by l.entry_id`.execute(db);
  return rows.map(({ key }) => key);
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
