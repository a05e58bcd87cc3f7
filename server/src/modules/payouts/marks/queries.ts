import type { Billing } from '@callstead/domain/calls/call';
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

/** They wait for the retry or for the next run. */
export async function freeLines(db: Db, payoutId: string): Promise<void> {
  await sql`
    update payout_line set payout_id = null, freed_from = ${payoutId}::uuid where payout_id = ${payoutId}::uuid`.execute(
    db,
  );
}

/** What was refused meanwhile stays refused, and of a sale that was approved again the last approval counts. In the order of their keys, before any balance of a publisher is locked. */
export async function moveCalls(
  db: Db,
  payoutIds: readonly string[],
  { from, to, at }: { from: Billing; to: Billing; at: Date },
): Promise<void> {
  await sql`
    with due as (
      select c.arrived_at, c.id from payout_line l join call c on c.arrived_at = l.arrived_at and c.id = l.call_id
      where l.payout_id = any(${payoutIds}::uuid[]) and l.kind = 'approved' and c.billing = ${from}
        and not exists (
          select from payout_line later where later.sale = l.sale and later.kind = 'approved' and later.entry_id > l.entry_id)
      order by c.arrived_at, c.id for update of c
    ), moved as (
      update call c set billing = ${to}, revision = c.revision + 1 from due
      where c.arrived_at = due.arrived_at and c.id = due.id and c.billing = ${from} returning c.id
    )
    insert into call_event (call_id, kind, at) select id, ${to}, ${at} from moved`.execute(db);
}
