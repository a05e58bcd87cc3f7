import { earlyFeeKey } from '@callstead/domain/ledger/post-payout';
import type { SaleSource } from '@callstead/domain/ledger/sale';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

export type PayoutRow = Omit<Selectable<Database['payout']>, 'sent_on'> & {
  run_number: number;
  cut_off: Date;
  /** The driver would make a moment of it, in the zone of this machine. */
  sent_on: string | null;
};

const payouts = (db: Db) =>
  db
    .selectFrom('payout')
    .innerJoin('payout_run', 'payout_run.id', 'payout.run_id')
    .selectAll('payout')
    .select([
      'payout_run.number as run_number',
      'payout_run.cut_off',
      sql<string | null>`payout.sent_on::text`.as('sent_on'),
    ]);

export const findPayout = (db: Db, id: string): Promise<PayoutRow | undefined> =>
  payouts(db).where('payout.id', '=', id).executeTakeFirst();

/** Held until the transaction ends: of two admins at once the second sees what the first did. */
export const findPayoutForUpdate = (db: Db, id: string): Promise<PayoutRow | undefined> =>
  payouts(db).where('payout.id', '=', id).forUpdate('payout').executeTakeFirst();

/** Some of a file that are neither sent nor failed yet. */
export const takeUnsentOfFile = (db: Db, fileId: string, limit: number): Promise<PayoutRow[]> =>
  payouts(db)
    .where('file_id', '=', fileId)
    .where('payout.status', '=', 'frozen')
    .orderBy('payout.id')
    .limit(limit)
    .forUpdate('payout')
    .execute();

export const listPayoutsOfFile = (db: Db, fileId: string): Promise<PayoutRow[]> =>
  payouts(db).where('file_id', '=', fileId).orderBy('payout.id').execute();

export async function hasLaterAttempt(db: Db, { run_id, account_id, attempt }: PayoutRow): Promise<boolean> {
  const later = await db
    .selectFrom('payout')
    .select('id')
    .where('run_id', '=', run_id)
    .where('account_id', '=', account_id)
    .where('attempt', '>', attempt)
    .executeTakeFirst();
  return later !== undefined;
}

type Sent = { at: Date; sentOn: string; reference: string | null };

export async function updateSent(db: Db, ids: readonly string[], { at, sentOn, reference }: Sent): Promise<void> {
  await sql`
    update payout set status = 'sent', sent_at = ${at}, sent_on = ${sentOn}::date, reference = ${reference}
    where id = any(${ids}::uuid[])`.execute(db);
}

export async function updateFailed(
  db: Db,
  id: string,
  { status, at, reason }: { status: 'failed' | 'returned'; at: Date; reason: string },
): Promise<void> {
  await db.updateTable('payout').set({ status, failed_at: at, failure_reason: reason }).where('id', '=', id).execute();
}

/** What this one cost to be paid early; a line of such a fee may also have come to it from one that failed, with its way back. */
export async function findFeeOf(db: Db, payoutId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(p.amount_cents), 0)::bigint as cents
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where e.source_key = ${earlyFeeKey(payoutId)}`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** They wait for the retry or for the next run. */
export async function freeLines(db: Db, payoutId: string): Promise<void> {
  await sql`
    update payout_line set payout_id = null, freed_from = ${payoutId}::uuid where payout_id = ${payoutId}::uuid`.execute(
    db,
  );
}

/**
 * A sold call is paid while more than nothing has been sent for it: what was refused meanwhile stays refused, and one that was
 * put back counts by all its lines. Locked in the order of their keys, before any balance of a publisher is.
 */
export async function settleCalls(db: Db, payoutIds: readonly string[], at: Date): Promise<void> {
  await sql`
    select c.id from (
      select distinct arrived_at, call_id from payout_line where payout_id = any(${payoutIds}::uuid[]) and call_id is not null) l
    join call c on c.arrived_at = l.arrived_at and c.id = l.call_id
    order by c.arrived_at, c.id for update of c`.execute(db);
  await sql`
    with touched as materialized (
      select distinct arrived_at, call_id, sale from payout_line
      where payout_id = any(${payoutIds}::uuid[]) and call_id is not null
    ), stands as (
      select t.arrived_at, t.call_id,
             case when sum(o.amount_cents) filter (where p.status = 'sent') > 0 then 'paid' else 'approved' end as billing
      from touched t join payout_line o on o.sale = t.sale
      left join payout p on p.id = o.payout_id -- an inner one would let it walk along all that was ever sent
      group by t.arrived_at, t.call_id
    ), moved as (
      update call c set billing = s.billing, revision = c.revision + 1 from stands s
      where c.arrived_at = s.arrived_at and c.id = s.call_id and c.billing in ('approved', 'paid') and c.billing <> s.billing
      returning c.id, c.billing
    )
    insert into call_event (call_id, kind, at) select id, billing, ${at} from moved`.execute(db);
}

/** The same for conversions, after the calls. */
export async function settleConversions(db: Db, payoutIds: readonly string[], at: Date): Promise<void> {
  await sql`
    select c.id from conversion c
    where c.id in (select conversion_id from payout_line where payout_id = any(${payoutIds}::uuid[]) and conversion_id is not null)
    order by c.id for update`.execute(db);
  await sql`
    with stands as (
      select l.conversion_id, case when s.cents > 0 then 'paid' else 'approved' end as billing
      from (select distinct conversion_id, sale from payout_line
            where payout_id = any(${payoutIds}::uuid[]) and conversion_id is not null) l
      cross join lateral (
        select sum(o.amount_cents) as cents from payout_line o join payout p on p.id = o.payout_id and p.status = 'sent'
        where o.sale = l.sale) s
    ), moved as (
      update conversion c set billing = s.billing, revision = c.revision + 1 from stands s
      where c.id = s.conversion_id and c.billing in ('approved', 'paid') and c.billing <> s.billing
      returning c.id, c.billing
    )
    insert into conversion_event (conversion_id, kind, at)
    select id, case billing when 'paid' then 'paid' else 'put_back' end, ${at} from moved`.execute(db);
}

/** The same for leads, after both. */
export async function settleLeads(db: Db, payoutIds: readonly string[], at: Date): Promise<void> {
  await sql`
    select c.id from (
      select distinct arrived_at, lead_id from payout_line where payout_id = any(${payoutIds}::uuid[]) and lead_id is not null) l
    join lead c on c.arrived_at = l.arrived_at and c.id = l.lead_id
    order by c.arrived_at, c.id for update of c`.execute(db);
  await sql`
    with stands as (
      select l.arrived_at, l.lead_id, case when s.cents > 0 then 'paid' else 'approved' end as billing
      from (select distinct arrived_at, lead_id, sale from payout_line
            where payout_id = any(${payoutIds}::uuid[]) and lead_id is not null) l
      cross join lateral (
        select sum(o.amount_cents) as cents from payout_line o join payout p on p.id = o.payout_id and p.status = 'sent'
        where o.sale = l.sale) s
    ), moved as (
      update lead c set billing = s.billing, revision = c.revision + 1 from stands s
      where c.arrived_at = s.arrived_at and c.id = s.lead_id and c.billing in ('approved', 'paid') and c.billing <> s.billing
      returning c.id, c.billing
    )
    insert into lead_event (lead_id, kind, at)
    select id, case billing when 'paid' then 'paid' else 'put_back' end, ${at} from moved`.execute(db);
}

/** Sales for which more than nothing has been sent. Needs their row locks: whoever sends a payout holds them. */
export async function listSentFor(db: Db, sales: readonly SaleSource[]): Promise<Set<string>> {
  const { rows } = await sql<{ sale: string }>`
    select l.sale from payout_line l left join payout p on p.id = l.payout_id
    where l.sale = any(${sales}::text[])
    group by l.sale having sum(l.amount_cents) filter (where p.status = 'sent') > 0`.execute(db);
  return new Set(rows.map(({ sale }) => sale));
}
