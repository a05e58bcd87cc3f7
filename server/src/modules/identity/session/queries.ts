import type { Db } from '../../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';

/** Newest first. */
export function listSessions(db: Db, userId: string, { after, limit, openedAfter }: ListPage & { openedAfter: Date }) {
  let query = db
    .selectFrom('auth_session')
    .select(['id', 'user_id', 'created_at', 'ip_address', 'user_agent', createdMicros('auth_session')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .where('created_at', '>', openedAfter)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) query = query.where(isBehind('auth_session', after));
  return query.execute();
}

export function findSession(db: Db, id: string) {
  return db.selectFrom('auth_session').select(['id', 'user_id']).where('id', '=', id).executeTakeFirst();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('auth_session').where('id', '=', id).execute();
}

export async function deleteOtherSessions(db: Db, userId: string, keepId: string): Promise<void> {
  await db.deleteFrom('auth_session').where('user_id', '=', userId).where('id', '!=', keepId).execute();
}
