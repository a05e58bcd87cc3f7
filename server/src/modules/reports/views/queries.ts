import type { CallView } from '@callstead/domain/calls/call-view';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';

/** Whose views somebody opens: their own, and the shared ones of their account; null is the network. */
export type Opener = { userId: string; accountId: string | null };

function views(db: Db) {
  return db
    .selectFrom('report_view')
    .innerJoin('profile', 'profile.id', 'report_view.user_id')
    .select([
      'report_view.id',
      'report_view.account_id as accountId',
      'report_view.user_id as userId',
      'report_view.panel',
      'report_view.name',
      'report_view.question',
      'report_view.is_shared',
      'report_view.created_at',
      'profile.full_name as maker_name',
    ])
    .select(createdMicros('report_view'));
}
export type ViewRow = NonNullable<Awaited<ReturnType<typeof findView>>>;

export function findView(db: Db, id: string) {
  return views(db).where('report_view.id', '=', id).executeTakeFirst();
}

export async function findViewForUpdate(db: Db, id: string): Promise<ViewRow | undefined> {
  await db.selectFrom('report_view').select('id').where('id', '=', id).forUpdate().execute();
  return findView(db, id);
}

/** Newest first. */
export function listViews(
  db: Db,
  { userId, accountId }: Opener,
  { panel, after, limit }: ListPage & { panel: CallView | undefined },
): Promise<ViewRow[]> {
  let query = views(db)
    .where((is) =>
      is.or([
        is('report_view.user_id', '=', userId),
        is.and([
          is('report_view.is_shared', '=', true),
          is('report_view.account_id', 'is not distinct from', accountId),
        ]),
      ]),
    )
    .orderBy('report_view.created_at', 'desc')
    .orderBy('report_view.id', 'desc')
    .limit(limit);
  if (panel) query = query.where('report_view.panel', '=', panel);
  if (after) query = query.where(isBehind('report_view', after));
  return query.execute();
}

/** How many somebody has made, of those they share or of those they keep to themselves. */
export async function countViews(db: Db, userId: string, isShared: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('report_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_shared', '=', isShared)
    .executeTakeFirstOrThrow();
  return count;
}

type Named = { id: string | null; userId: string; accountId: string | null; panel: CallView; name: string };

/** Whether another view of the same shelf has this name, whatever its capitals. */
export async function isNameTaken(db: Db, isShared: boolean, { id, userId, accountId, panel, name }: Named) {
  let query = db
    .selectFrom('report_view')
    .select('id')
    .where('panel', '=', panel)
    .where('is_shared', '=', isShared)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`);
  query = isShared ? query.where('account_id', 'is not distinct from', accountId) : query.where('user_id', '=', userId);
  if (id) query = query.where('id', '<>', id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Undefined when another of that name came first. */
export function insertView(db: Db, view: Insertable<Database['report_view']>): Promise<{ id: string } | undefined> {
  return db
    .insertInto('report_view')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updateView(db: Db, id: string, change: Updateable<Database['report_view']>): Promise<void> {
  await db
    .updateTable('report_view')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function deleteView(db: Db, id: string): Promise<void> {
  await db.deleteFrom('report_view').where('id', '=', id).execute();
}

/** One at a time for those who share a shelf, so that names and limits hold. */
export async function lockShelf(db: Db, { userId, accountId }: Opener): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('report views of ' || ${accountId ?? 'the network'}, 0))`.execute(
    db,
  );
  await sql`select pg_advisory_xact_lock(hashtextextended('report views of ' || ${userId}, 0))`.execute(db);
}

function schedules(db: Db) {
  return db
    .selectFrom('report_schedule')
    .select(['id', 'view_id', 'user_id', 'cadence', 'weekday', 'month_day', 'hour', 'zone']);
}
export type ScheduleRow = Awaited<ReturnType<typeof listSchedules>>[number];

/** What somebody has scheduled of these views. */
export async function listSchedules(db: Db, userId: string, viewIds: readonly string[]) {
  if (viewIds.length === 0) return [];
  return schedules(db).where('user_id', '=', userId).where('view_id', 'in', viewIds).execute();
}

export type RecipientRow = Awaited<ReturnType<typeof listRecipients>>[number];

export async function listRecipients(db: Db, scheduleIds: readonly string[]) {
  if (scheduleIds.length === 0) return [];
  return db
    .selectFrom('report_recipient')
    .innerJoin('profile', 'profile.id', 'report_recipient.user_id')
    .select([
      'report_recipient.schedule_id',
      'report_recipient.user_id',
      'report_recipient.next_due_at',
      'report_recipient.unsubscribed_at',
      'profile.full_name as name',
    ])
    .where('report_recipient.schedule_id', 'in', scheduleIds)
    .orderBy('profile.full_name')
    .orderBy('profile.id')
    .execute();
}

export async function upsertSchedule(db: Db, schedule: Insertable<Database['report_schedule']>): Promise<string> {
  const { view_id: _view, user_id: _person, ...said } = schedule;
  const { id } = await db
    .insertInto('report_schedule')
    .values(schedule)
    .onConflict((conflict) => conflict.columns(['view_id', 'user_id']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whoever is named again and had unsubscribed stays so: only they themselves take it back. */
export async function saveRecipients(
  db: Db,
  scheduleId: string,
  recipients: readonly { userId: string; nextDueAt: Date }[],
  scheduledBy: string,
): Promise<void> {
  const ids = recipients.map(({ userId }) => userId);
  await db
    .deleteFrom('report_recipient')
    .where('schedule_id', '=', scheduleId)
    .where('user_id', 'not in', ids)
    .where('unsubscribed_at', 'is', null)
    .execute();
  await db
    .insertInto('report_recipient')
    .values(
      recipients.map(({ userId, nextDueAt }) => ({ schedule_id: scheduleId, user_id: userId, next_due_at: nextDueAt })),
    )
    .onConflict((conflict) =>
      conflict.columns(['schedule_id', 'user_id']).doUpdateSet({
        next_due_at: (said) => said.ref('excluded.next_due_at'),
        unsubscribed_at: sql`case when excluded.user_id = ${scheduledBy}::uuid then null else report_recipient.unsubscribed_at end`,
      }),
    )
    .execute();
}

export async function deleteSchedule(db: Db, { viewId, userId }: { viewId: string; userId: string }): Promise<void> {
  await db.deleteFrom('report_schedule').where('view_id', '=', viewId).where('user_id', '=', userId).execute();
}

/** Each with the zone their profile names, if it does. */
export async function listReaders(db: Db, { userId, accountId }: Opener) {
  return db
    .selectFrom('account_member')
    .innerJoin('account', 'account.id', 'account_member.account_id')
    .innerJoin('profile', 'profile.id', 'account_member.user_id')
    .select(['profile.id', 'profile.full_name as name', 'profile.time_zone as zone'])
    .where((is) =>
      accountId === null
        ? is.and([is('account.type', '=', 'admin'), is('account.status', '=', 'approved')])
        : is('account.id', '=', accountId),
    )
    .orderBy((is) => is('profile.id', '=', userId), 'desc')
    .orderBy('profile.full_name')
    .limit(200)
    .execute();
}
