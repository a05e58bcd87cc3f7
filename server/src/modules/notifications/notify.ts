import type { WithDb } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';
import { insertNotifications, listApprovedAdminIds, type News } from './queries.ts';

/** A row for each recipient, in the transaction of what happened; their open pages hear of it when that commits. */
export async function notify(tx: WithDb, recipientIds: readonly string[], news: News): Promise<void> {
  await insertNotifications(tx.db, recipientIds, news);
  await announce(tx.db, { users: recipientIds }, { topic: 'notifications' });
}

export async function notifyAdmins(tx: WithDb, news: News): Promise<void> {
  await notify(tx, await listApprovedAdminIds(tx.db), news);
}
