import type { Db } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';
import { insertNotifications, listApprovedAdminIds, type News } from './queries.ts';

/** A row for each recipient, in the transaction of what happened; their open pages hear of it when that commits. */
export async function notify(db: Db, recipientIds: readonly string[], news: News): Promise<void> {
  await insertNotifications(db, recipientIds, news);
  await announce(db, { users: recipientIds }, { topic: 'notifications' });
}

export async function notifyAdmins(db: Db, news: News): Promise<void> {
  await notify(db, await listApprovedAdminIds(db), news);
}
