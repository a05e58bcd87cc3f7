import type { Db } from '../../../db/database.ts';

export function listSessions(db: Db, userId: string) {
  return db
    .selectFrom('auth_session')
    .select(['id', 'user_id', 'created_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
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
