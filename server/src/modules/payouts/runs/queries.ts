import type { RunSchedule, RunStatus } from '@callstead/domain/payouts/payout-run';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { type DueSelection, selectDueLines } from './due-lines-queries.ts';

export type RunRow = Selectable<Database['payout_run']>;
export type NewPayout = Insertable<Database['payout']>;

/** One proposal at a time: numbers have no gaps. */
export async function insertRun(
  db: Db,
  run: Omit<Insertable<Database['payout_run']>, 'number'>,
): Promise<RunRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('payout runs'))`.execute(db);
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from payout_run)`;
  return db
    .insertInto('payout_run')
    .values({ ...run, number })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function isScheduled(db: Db, schedule: RunSchedule, cutOff: Date): Promise<boolean> {
  const found = await db
    .selectFrom('payout_run')
    .select('id')
    .where('schedule', '=', schedule)
    .where('cut_off', '=', cutOff)
    .executeTakeFirst();
  return found !== undefined;
}

export function findRun(db: Db, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('payout_run').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What a publisher asked for and nobody has approved yet. */
export function findOpenEarlyRun(db: Db, accountId: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('payout_run')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'proposed')
    .executeTakeFirst();
}

/** Held until the transaction ends: of two admins at once the second sees what the first did. */
export function findRunForUpdate(db: Db, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('payout_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

type RunDecision =
  | { status: 'freezing'; approved_at: Date; approved_by: string; lines_up_to: number | null }
  | { status: 'frozen'; frozen_at: Date }
  | { status: 'cancelled'; cancelled_at: Date };

export async function updateRunStatus(db: Db, id: string, status: RunDecision): Promise<void> {
  await db.updateTable('payout_run').set(status).where('id', '=', id).execute();
}

type RunFilter = { status: RunStatus | undefined; before: number | undefined; limit: number };

/** Newest first. */
export function listRuns(db: Db, { status, before, limit }: RunFilter) {
  return runsWithNames(db)
    .$if(status !== undefined, (query) => query.where('payout_run.status', '=', status as RunStatus))
    .$if(before !== undefined, (query) => query.where('payout_run.number', '<', before as number))
    .orderBy('payout_run.number', 'desc')
    .limit(limit)
    .execute();
}

export type NamedRun = Awaited<ReturnType<typeof listRuns>>[number];

export const findNamedRun = (db: Db, id: string): Promise<NamedRun | undefined> =>
  runsWithNames(db).where('payout_run.id', '=', id).executeTakeFirst();

const runsWithNames = (db: Db) =>
  db
    .selectFrom('payout_run')
    .leftJoin('profile', 'profile.id', 'payout_run.proposed_by')
    .leftJoin('account', 'account.id', 'payout_run.account_id')
    .selectAll('payout_run')
    .select(['profile.full_name as proposed_by_name', 'account.name as account_name']);

export async function putExclusion(db: Db, exclusion: Insertable<Database['payout_run_exclusion']>): Promise<void> {
  const { reason, excluded_by, at } = exclusion;
  await db
    .insertInto('payout_run_exclusion')
    .values(exclusion)
    .onConflict((conflict) => conflict.columns(['run_id', 'account_id']).doUpdateSet({ reason, excluded_by, at }))
    .execute();
}

export function findExclusion(db: Db, runId: string, accountId: string) {
  return db
    .selectFrom('payout_run_exclusion')
    .select('reason')
    .where('run_id', '=', runId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function deleteExclusion(db: Db, runId: string, accountId: string): Promise<void> {
  await db.deleteFrom('payout_run_exclusion').where('run_id', '=', runId).where('account_id', '=', accountId).execute();
}

export function listApprovals(db: Db, runIds: readonly string[]) {
  return db
    .selectFrom('payout_approval')
    .innerJoin('profile', 'profile.id', 'payout_approval.user_id')
    .where(sql<boolean>`run_id = any(${runIds}::uuid[])`)
    .select(['run_id', 'user_id', 'digest', 'at', 'profile.full_name as name'])
    .orderBy('at')
    .execute();
}

export type ApprovalRow = Awaited<ReturnType<typeof listApprovals>>[number];

/** The newest of a person replaces the one before: they have looked again. */
export async function putApproval(db: Db, approval: Insertable<Database['payout_approval']>): Promise<void> {
  const { digest, at } = approval;
  await db
    .insertInto('payout_approval')
    .values(approval)
    .onConflict((conflict) => conflict.columns(['run_id', 'user_id']).doUpdateSet({ digest, at }))
    .execute();
}

/** In one statement, however many: parameters of their own would be too many. */
export async function insertPayouts(db: Db, payouts: readonly NewPayout[]): Promise<void> {
  await sql`
    insert into payout (id, run_id, account_id, account_name, attempt, amount_cents, sales_cents, corrections_cents,
                        refusals_cents, lines, method_kind, method_hint, sealed_method, frozen_at)
    select id, run_id, account_id, account_name, attempt, amount_cents, sales_cents, corrections_cents,
           refusals_cents, lines, method_kind, method_hint, sealed_method, frozen_at
    from jsonb_populate_recordset(null::payout, ${JSON.stringify(payouts)}::jsonb)`.execute(db);
}

export type LineSelection = Omit<DueSelection, 'accounts'>;

/** Puts the lines that are due into the payouts that were just made of them. */
export async function takeLines(
  db: Db,
  payouts: readonly { id: string; account_id: string }[],
  selection: LineSelection,
): Promise<void> {
  const accounts = payouts.map(({ account_id }) => account_id);
  await sql`
    update payout_line l set payout_id = p.id
    from (${selectDueLines({ ...selection, accounts })}) due
    join unnest(${accounts}::uuid[], ${payouts.map(({ id }) => id)}::uuid[]) as p (account_id, id)
      on p.account_id = due.account_id
    where l.entry_id = due.entry_id and l.payout_id is null`.execute(db);
}

export async function insertSkips(
  db: Db,
  runId: string,
  skips: readonly Omit<Insertable<Database['payout_run_skip']>, 'run_id'>[],
): Promise<void> {
  await sql`
    insert into payout_run_skip (run_id, account_id, verdict, reason, amount_cents, sales_cents, corrections_cents,
                                 refusals_cents, lines, method_kind, method_hint)
    select ${runId}::uuid, account_id, verdict, reason, amount_cents, sales_cents, corrections_cents, refusals_cents, lines,
           method_kind, method_hint
    from jsonb_populate_recordset(null::payout_run_skip, ${JSON.stringify(skips)}::jsonb)`.execute(db);
}
