import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

/** Which of these belongs to whoever logs in with this address. */
export async function findKnownDevice(db: Db, email: string, hashes: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('known_device')
    .innerJoin('auth_user', 'auth_user.id', 'known_device.user_id')
    .select('known_device.token_hash')
    .where('auth_user.email', '=', email)
    .where('known_device.token_hash', 'in', [...hashes])
    .where('known_device.expires_at', '>', new Date())
    .executeTakeFirst();
  return row?.token_hash;
}

export async function insertKnownDevice(db: Db, device: Insertable<Database['known_device']>): Promise<void> {
  await db.insertInto('known_device').values(device).execute();
}

/** Answers which of them were this person's. */
export async function deleteDevices(db: Db, userId: string, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', [...hashes])
    .returning('token_hash')
    .execute();
  return rows.map((row) => row.token_hash);
}

export async function deleteAllDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute();
}

export async function deleteDeviceOf(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('known_device').where('session_id', '=', sessionId).execute();
}

export async function deleteOtherDevices(db: Db, userId: string, keepSessionId: string): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('session_id', 'is', null), is('session_id', '!=', keepSessionId)]))
    .execute();
}
