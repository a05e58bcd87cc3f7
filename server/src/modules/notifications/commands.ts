import type { NotificationListQuery } from '@callstead/contract/notifications';
import { KEEP_DAYS, KEEP_READ_DAYS, MOST_UNREAD } from '@callstead/domain/notifications/notification';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { KEY, type Page, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { countUnread, deleteOld, listNotifications, markRead, markShown, type NotificationRow } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type NotificationPage = { page: Page<NotificationRow>; unreadCount: number };

export async function readNotifications(db: Db, actor: Actor, query: NotificationListQuery): Promise<NotificationPage> {
  authorize(actor, 'notification.list');
  const request = pageRequestOf(query, [KEY.bigint]);
  const after = request.from && Number(request.from[0]);
  const rows = await listNotifications(db, actor.userId, { after, limit: query.limit + 1 });
  return {
    page: pageOf(rows, request, (row) => [String(row.id)]),
    unreadCount: await countUnread(db, actor.userId, MOST_UNREAD + 1),
  };
}

/** Another's ids are passed over like ones that do not exist. */
export function markNotificationsShown(db: Db, actor: Actor, ids: readonly number[]): Promise<number[]> {
  authorize(actor, 'notification.mark');
  return markShown(db, actor.userId, ids);
}

export function markNotificationsRead(services: WithDb, actor: Actor, upTo: number | undefined): Promise<void> {
  authorize(actor, 'notification.mark');
  return inTransaction(services, async (tx) => {
    const count = await markRead(tx.db, actor.userId, upTo);
    // The bells of their other pages fall silent, too.
    if (count > 0)
      await emit(tx, actor, { type: 'notification.read', subject: ownOf(actor), facts: { userId: actor.userId } });
  });
}

const ownOf = ({ accountId }: Member) => ({ type: 'account', id: accountId, name: '' }) as const;

export function forgetOldNotifications(db: Db, now = new Date()): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deleteOld(db, { read: daysAgo(KEEP_READ_DAYS), any: daysAgo(KEEP_DAYS) });
}
