import type { News, Recipients } from '@callstead/domain/notifications/news';
import type { NotificationKind } from '@callstead/domain/notifications/notification';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/schema.ts';
import { listJoinedPublishers } from '../applications/queries.ts';
import { listApprovedAdmins, listMembers } from '../identity/members.ts';
import { listChoices } from '../preferences/queries.ts';

/** With whether its reader chose to hear of its kind; null where they chose nothing. */
export type NotificationRow = Selectable<Database['notification']> & { chosen_sound: boolean | null };

/** Whoever was told of an event before is not told again. */
export async function insertNotifications(
  db: Db,
  notifications: readonly Insertable<Database['notification']>[],
): Promise<void> {
  if (notifications.length === 0) return;
  await db
    .insertInto('notification')
    .values([...notifications])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number];

/** The people of these accounts, the admins who can act on news, and the publishers of a campaign, but whoever does not want to know. */
export async function listRecipients(db: Db, { to, kind }: Pick<News, 'to' | 'kind'>) {
  const members = await listConcerned(db, to);
  const choices = await listChoices(
    db,
    members.map(({ id }) => id),
    kind,
  );
  const deaf = new Set(choices.filter(({ bell }) => !bell).map((each) => each.user_id));
  return members.filter(({ id }) => !deaf.has(id));
}

async function listConcerned(db: Db, { accounts = [], admins = false, joinedCampaign }: Recipients) {
  const team = admins ? await listApprovedAdmins(db) : [];
  const joined = joinedCampaign ? await listJoinedPublishers(db, [joinedCampaign]) : [];
  return listMembers(db, [...accounts, ...team, ...joined]);
}

/** Newest first, from `after` on. */
export function listNotifications(
  db: Db,
  recipientId: string,
  page: { after?: number | undefined; limit: number },
): Promise<NotificationRow[]> {
  let query = db
    .selectFrom('notification')
    .leftJoin('news_preference', (join) =>
      join
        .onRef('news_preference.user_id', '=', 'notification.recipient_id')
        .onRef('news_preference.kind', '=', 'notification.kind'),
    )
    .selectAll('notification')
    .select('news_preference.sound as chosen_sound')
    .where('recipient_id', '=', recipientId);
  if (page.after !== undefined) query = query.where('id', '<', page.after);
  return query.orderBy('id', 'desc').limit(page.limit).execute();
}

/** Stops counting at `most`: nobody reads a larger number. */
export async function countUnread(db: Db, recipientId: string, most: number): Promise<number> {
  const unread = db
    .selectFrom('notification')
    .select(sql`1`.as('one'))
    .where('recipient_id', '=', recipientId)
    .where('read_at', 'is', null)
    .limit(most)
    .as('unread');
  const { count } = await db
    .selectFrom(unread)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whoever comes second finds nothing left to update, so each is returned once. */
export async function markShown(db: Db, recipientId: string, ids: readonly number[]): Promise<number[]> {
  const marked = await db
    .updateTable('notification')
    .set({ shown_at: new Date() })
    .where('recipient_id', '=', recipientId)
    .where('id', 'in', [...ids])
    .where('shown_at', 'is', null)
    .returning('id')
    .execute();
  return marked.map((row) => row.id);
}

/** Answers how many were still unread. */
export async function markRead(db: Db, recipientId: string, upTo: number | undefined): Promise<number> {
  let query = db
    .updateTable('notification')
    .set({ read_at: new Date() })
    .where('recipient_id', '=', recipientId)
    .where('read_at', 'is', null);
  if (upTo !== undefined) query = query.where('id', '<=', upTo);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteOld(db: Db, before: { read: Date; any: Date }): Promise<void> {
  await deleteInBatches(
    db,
    'notification',
    sql`created_at < ${before.any} or (read_at is not null and created_at < ${before.read})`,
  );
}

/** Answers whose one was still unread. */
export async function updateUnread(
  db: Db,
  recipientIds: readonly string[],
  { kind, data }: { kind: NotificationKind; data: Record<string, unknown> },
): Promise<string[]> {
  const updated = await db
    .updateTable('notification')
    .set({ data: JSON.stringify(data) })
    .where('recipient_id', '=', sql<string>`any(${recipientIds}::uuid[])`)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .returning('recipient_id')
    .execute();
  return updated.map((row) => row.recipient_id);
}
