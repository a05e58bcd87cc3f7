import type { NotificationKind } from '@callstead/domain/notifications/notification';
import type { Db } from '../../db/database.ts';

export type News = { kind: NotificationKind; data: Record<string, unknown> };

export async function insertNotifications(db: Db, recipientIds: readonly string[], news: News): Promise<void> {
  if (recipientIds.length === 0) return;
  const data = JSON.stringify(news.data);
  await db
    .insertInto('notification')
    .values(recipientIds.map((recipient_id) => ({ recipient_id, kind: news.kind, data })))
    .execute();
}

/** The admins who can act on news. */
export async function listApprovedAdminIds(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('profile')
    .select('id')
    .where('user_type', '=', 'admin')
    .where('status', '=', 'approved')
    .execute();
  return admins.map((admin) => admin.id);
}
