import type { Standing } from '@callstead/domain/ledger/post-repriced';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../db/newest-first.ts';
import type { Database } from '../../db/schema.ts';
import type { SaleKey } from './sale-queries.ts';

export type CorrectionRow = Selectable<Database['correction_set']>;
export type CorrectionItem = Selectable<Database['correction_item']>;
export type NewItem = Omit<CorrectionItem, 'set_id' | 'done_at'>;

type Sums = { items: number; doneItems: number; priceCents: number; payoutCents: number };
export type ListedCorrection = CorrectionRow &
  Sums & {
    created_micros: number;
    author: string;
    reverses_number: number | null;
    reversed_by_id: string | null;
    reversed_by_number: number | null;
  };

/** What a standing costs or earns; a sale that was given back neither. */
const standing = (amount: 'price' | 'payout', side: 'before' | 'after') => {
  const [billing, cents] = [sql.ref(`i.${side}_billing`), sql.ref(`i.${side}_${amount}_cents`)];
  return sql`case when ${billing} in ('held', 'disputed', 'approved', 'paid') then ${cents} else 0 end`;
};
/** By how much an item moves what its advertiser pays or its publisher earns. */
const movedCents = (amount: 'price' | 'payout') =>
  sql<number>`(${standing(amount, 'after')} - ${standing(amount, 'before')})`;

const corrections = (db: Db) =>
  db
    .selectFrom('correction_set as s')
    .innerJoin('profile as p', 'p.id', 's.created_by')
    .leftJoin('correction_set as o', 'o.id', 's.reverses_id')
    .leftJoin('correction_set as r', (join) =>
      join.onRef('r.reverses_id', '=', 's.id').on('r.status', '<>', 'previewed'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('correction_item as i')
          .whereRef('i.set_id', '=', 's.id')
          .where('i.verdict', '=', 'change')
          .select([
            sql<number>`count(*)::int`.as('items'),
            sql<number>`count(i.done_at)::int`.as('doneItems'),
            sql<number>`coalesce(sum(${movedCents('price')}), 0)::bigint`.as('priceCents'),
            sql<number>`coalesce(sum(${movedCents('payout')}), 0)::bigint`.as('payoutCents'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .select(['p.full_name as author', 'o.number as reverses_number', 'r.id as reversed_by_id'])
    .select(['r.number as reversed_by_number', 'sums.items', 'sums.doneItems', 'sums.priceCents', 'sums.payoutCents'])
    .select(createdMicros('s'));

/** Those that were started, newest first. */
export function listCorrections(db: Db, { after, limit }: ListPage): Promise<ListedCorrection[]> {
  let query = corrections(db).where('s.status', '<>', 'previewed');
  if (after) query = query.where(isBehind('s', after));
  return query.orderBy('s.created_at', 'desc').orderBy('s.id', 'desc').limit(limit).execute();
}

export function findCorrection(db: Db, id: string): Promise<ListedCorrection | undefined> {
  return corrections(db).where('s.id', '=', id).executeTakeFirst();
}

export function findCorrectionForUpdate(db: Db, id: string): Promise<CorrectionRow | undefined> {
  return db.selectFrom('correction_set').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Undefined while another process is at it. */
export function takeRunning(db: Db, id: string): Promise<CorrectionRow | undefined> {
  return db
    .selectFrom('correction_set')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'running')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function listRunning(db: Db): Promise<string[]> {
  const found = await db
    .selectFrom('correction_set')
    .select('id')
    .where('status', '=', 'running')
    .orderBy('started_at')
    .execute();
  return found.map(({ id }) => id);
}

type NewSet = Pick<
  Insertable<Database['correction_set']>,
  | 'subject'
  | 'action'
  | 'filter'
  | 'price_change'
  | 'reverses_id'
  | 'reason'
  | 'unbilled_items'
  | 'created_by'
  | 'created_at'
>;

export async function insertCorrection(db: Db, set: NewSet): Promise<string> {
  const { id } = await db.insertInto('correction_set').values(set).returning('id').executeTakeFirstOrThrow();
  return id;
}

const ITEMS_AT_ONCE = 2_000;

export async function insertItems(db: Db, setId: string, items: readonly NewItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
    const rows = JSON.stringify(items.slice(from, from + ITEMS_AT_ONCE));
    await sql`
      insert into correction_item (set_id, subject_id, arrived_at, advertiser_id, publisher_id, verdict, before_billing,
        before_price_cents, before_payout_cents, after_billing, after_price_cents, after_payout_cents, missing_cents, is_invoiced)
      select ${setId}, b.subject_id, b.arrived_at, b.advertiser_id, b.publisher_id, b.verdict, b.before_billing,
        b.before_price_cents, b.before_payout_cents, b.after_billing, b.after_price_cents, b.after_payout_cents,
        b.missing_cents, b.is_invoiced
      from jsonb_populate_recordset(null::correction_item, ${rows}::jsonb) b`.execute(db);
  }
}

/** What is still to be corrected, by id. */
export function listWaiting(db: Db, setId: string, limit: number): Promise<CorrectionItem[]> {
  return db
    .selectFrom('correction_item')
    .selectAll()
    .where('set_id', '=', setId)
    .where('verdict', '=', 'change')
    .where('done_at', 'is', null)
    .orderBy('subject_id')
    .limit(limit)
    .execute();
}

/** What a set has done, as a set that puts it back needs it. */
export async function listDone(db: Db, setId: string): Promise<CorrectionItem[]> {
  return db
    .selectFrom('correction_item')
    .selectAll()
    .where('set_id', '=', setId)
    .where('verdict', '=', 'change')
    .where('done_at', 'is not', null)
    .orderBy('subject_id')
    .execute();
}

/** What the set that is reversed did to these, by id. */
export async function findDone(db: Db, setId: string, ids: readonly string[]): Promise<Map<string, CorrectionItem>> {
  const found = await db
    .selectFrom('correction_item')
    .selectAll()
    .where('set_id', '=', setId)
    .where('subject_id', 'in', ids)
    .execute();
  return new Map(found.map((item) => [item.subject_id, item]));
}

export type DoneItem = Pick<CorrectionItem, 'subject_id' | 'verdict' | 'missing_cents'> & {
  before: Standing;
  after: Standing;
};

/** As they were found when their turn came. */
export async function updateItems(db: Db, setId: string, items: readonly DoneItem[], doneAt: Date): Promise<void> {
  await sql`
    update correction_item i
    set verdict = b.verdict, missing_cents = b.missing_cents, done_at = ${doneAt},
        before_billing = b.before ->> 'billing', before_price_cents = (b.before ->> 'priceCents')::bigint,
        before_payout_cents = (b.before ->> 'payoutCents')::bigint, after_billing = b.after ->> 'billing',
        after_price_cents = (b.after ->> 'priceCents')::bigint, after_payout_cents = (b.after ->> 'payoutCents')::bigint
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as b (
      subject_id text, verdict text, missing_cents bigint, before jsonb, after jsonb)
    where i.set_id = ${setId} and i.subject_id = b.subject_id`.execute(db);
}

export async function updateStatus(db: Db, id: string, moved: { startedAt: Date } | { finishedAt: Date }) {
  const set =
    'startedAt' in moved
      ? { status: 'running' as const, started_at: moved.startedAt }
      : { status: 'done' as const, finished_at: moved.finishedAt };
  await db.updateTable('correction_set').set(set).where('id', '=', id).execute();
}

export type ConcernedAccount = { id: string; side: 'advertiser' | 'publisher'; items: number; amountCents: number };

/** Everybody of whose sales some were corrected, with what it brings or takes them; nobody sits at the network's own advertiser. */
export async function listConcerned(db: Db, setId: string): Promise<ConcernedAccount[]> {
  const sumsOf = (side: 'advertiser' | 'publisher', amount: 'price' | 'payout') => sql`
    select ${sql.ref(`i.${side}_id`)} as id, ${side}::text as side, count(*)::int as items,
           sum(${side === 'advertiser' ? sql`-${movedCents(amount)}` : movedCents(amount)})::bigint as "amountCents"
    from correction_item i where i.set_id = ${setId} and i.verdict = 'change' and i.done_at is not null group by 1`;
  const found = await sql<ConcernedAccount>`
    select c.* from (${sumsOf('advertiser', 'price')} union all ${sumsOf('publisher', 'payout')}) c
    join account a on a.id = c.id where not a.is_house order by c.side, c.id`.execute(db);
  return found.rows;
}

export type VerdictSums = {
  verdict: CorrectionItem['verdict'];
  items: number;
  missingCents: number;
  invoicedItems: number;
  creditCents: number;
  lateCents: number;
};

export async function sumVerdicts(db: Db, setId: string): Promise<VerdictSums[]> {
  const moved = movedCents('price');
  const found = await sql<VerdictSums>`
    select i.verdict, count(*)::int as items, sum(i.missing_cents)::bigint as "missingCents",
           count(*) filter (where i.is_invoiced and i.verdict = 'change' and ${moved} <> 0)::int as "invoicedItems",
           coalesce(sum(${moved}) filter (where i.is_invoiced and ${moved} < 0), 0)::bigint as "creditCents",
           coalesce(sum(${moved}) filter (where i.is_invoiced and ${moved} > 0), 0)::bigint as "lateCents"
    from correction_item i where i.set_id = ${setId} group by i.verdict order by 2 desc, 1`.execute(db);
  return found.rows;
}

export async function countConcerned(db: Db, setId: string): Promise<{ advertisers: number; publishers: number }> {
  return db
    .selectFrom('correction_item')
    .where('set_id', '=', setId)
    .where('verdict', '=', 'change')
    .select([
      sql<number>`count(distinct advertiser_id)::int`.as('advertisers'),
      sql<number>`count(distinct publisher_id)::int`.as('publishers'),
    ])
    .executeTakeFirstOrThrow();
}

/** Previews nobody started. */
export async function deletePreviewsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('correction_set').where('status', '=', 'previewed').where('created_at', '<', before).execute();
}

export const keyOf = ({ subject_id, arrived_at }: Pick<CorrectionItem, 'subject_id' | 'arrived_at'>): SaleKey => ({
  id: subject_id,
  arrivedAt: arrived_at,
});
