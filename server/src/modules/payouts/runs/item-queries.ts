import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { RunRow } from './queries.ts';

export type RunItem = Selectable<Database['payout_run_item']>;

const AT_ONCE = 2_000;

/** What was approved, publisher by publisher. */
export async function insertItems(
  db: Db,
  runId: string,
  items: readonly Omit<Insertable<Database['payout_run_item']>, 'run_id'>[],
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = JSON.stringify(items.slice(from, from + AT_ONCE));
    await sql`
      insert into payout_run_item (run_id, account_id, amount_cents, sales_cents, corrections_cents, refusals_cents, lines,
                                   fingerprint, method_id, method_kind, method_hint)
      select ${runId}::uuid, account_id, amount_cents, sales_cents, corrections_cents, refusals_cents, lines,
             fingerprint, method_id, method_kind, method_hint
      from jsonb_populate_recordset(null::payout_run_item, ${some}::jsonb)`.execute(db);
  }
}

/** Those whose turn it is: so many publishers at most, and no more once they have so many lines. */
export async function listWaitingItems(
  db: Db,
  runId: string,
  most: { publishers: number; lines: number },
): Promise<RunItem[]> {
  const { rows } = await sql<RunItem>`
    select * from (
      select i.*, sum(lines) over (order by account_id) - lines as lines_before from (
        select * from payout_run_item where run_id = ${runId}::uuid and done_at is null
        order by account_id limit ${most.publishers}) i) s
    where lines_before < ${most.lines} order by account_id`.execute(db);
  return rows;
}

export async function updateItemsDone(db: Db, items: readonly RunItem[], at: Date): Promise<void> {
  const accounts = items.map(({ account_id }) => account_id);
  await sql`
    update payout_run_item set done_at = ${at}
    where run_id = ${items[0]?.run_id}::uuid and account_id = any(${accounts}::uuid[])`.execute(db);
}

export type FreezingCount = { run_id: string; done: number; of: number };

/** How far runs are that are being frozen. */
export async function countItems(db: Db, runIds: readonly string[]): Promise<FreezingCount[]> {
  const { rows } = await sql<FreezingCount>`
    select i.run_id, count(i.done_at)::integer as done, count(*)::integer as of
    from payout_run_item i join payout_run r on r.id = i.run_id and r.status = 'freezing'
    where i.run_id = any(${runIds}::uuid[]) group by i.run_id`.execute(db);
  return rows;
}

/** Whom a run does not pay although that was approved. */
export async function countLeftOut(db: Db, runId: string): Promise<number> {
  const { rows } = await sql<{ publishers: number }>`
    select count(*)::integer as publishers from payout_run_item i
    join payout_run_skip s on s.run_id = i.run_id and s.account_id = i.account_id
    where i.run_id = ${runId}::uuid`.execute(db);
  return rows[0]?.publishers ?? 0;
}

/** By when they were approved. */
export async function listFreezing(db: Db): Promise<string[]> {
  const found = await db
    .selectFrom('payout_run')
    .select('id')
    .where('status', '=', 'freezing')
    .orderBy('approved_at')
    .execute();
  return found.map(({ id }) => id);
}

/** Undefined while another process is at it. */
export function takeFreezing(db: Db, id: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('payout_run')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'freezing')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
