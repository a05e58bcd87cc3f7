import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';

export type KeyRow = Omit<Selectable<Database['api_key']>, 'key_hash'> & { full_name: string };

/** Never with the hash: nobody who reads keys needs it. */
function keys(db: Db) {
  return db
    .selectFrom('api_key')
    .innerJoin('profile', 'profile.id', 'api_key.user_id')
    .select(['api_key.id', 'api_key.account_id', 'api_key.user_id', 'api_key.mode', 'api_key.hint', 'api_key.name'])
    .select(['api_key.scopes', 'api_key.addresses', 'api_key.created_at', 'api_key.expires_at'])
    .select(['api_key.revoked_at', 'api_key.last_used_at', 'profile.full_name']);
}

export function listKeys(db: Db, accountId: string, { after, limit }: ListPage) {
  return keys(db)
    .select(createdMicros('api_key'))
    .where('api_key.account_id', '=', accountId)
    .$if(after !== undefined, (query) => query.where(isBehind('api_key', after ?? [])))
    .orderBy('api_key.created_at', 'desc')
    .orderBy('api_key.id', 'desc')
    .limit(limit)
    .execute();
}

export function findKey(db: Db, id: string): Promise<KeyRow | undefined> {
  return keys(db).where('api_key.id', '=', id).executeTakeFirst();
}

export async function countActiveKeys(db: Db, accountId: string, now: Date): Promise<number> {
  const { active } = await db
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<number>().as('active'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return active;
}

export async function insertKey(db: Db, key: Insertable<Database['api_key']>): Promise<string> {
  const { id } = await db.insertInto('api_key').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False when it was revoked before. */
export async function markRevoked(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A key with its account as it stands now; none of somebody who left the account. */
export function findUsedKey(db: Db, hash: Buffer) {
  return keys(db)
    .innerJoin('account_member', (join) =>
      join
        .onRef('account_member.account_id', '=', 'api_key.account_id')
        .onRef('account_member.user_id', '=', 'api_key.user_id'),
    )
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .innerJoin('auth_user', 'auth_user.id', 'api_key.user_id')
    .select(['account.type', 'account.status', 'auth_user.two_factor_enabled'])
    .where('api_key.key_hash', '=', hash)
    .executeTakeFirst();
}

/** To the minute: a busy key is not written with every request. */
export async function touchKey(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update api_key set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`.execute(
    db,
  );
}
