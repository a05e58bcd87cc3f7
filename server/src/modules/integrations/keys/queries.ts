import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, StatementRunner } from '../../../db/database.ts';
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

/** What every request of a program asks for, and no more. */
export type FoundKey = Pick<
  KeyRow,
  'id' | 'account_id' | 'user_id' | 'mode' | 'scopes' | 'addresses' | 'expires_at' | 'revoked_at'
> &
  Pick<Selectable<Database['account']>, 'type' | 'status'> & { two_factor_enabled: boolean };

/** Keys with their accounts as they stand now, in the order asked; none of somebody who left the account. */
export async function findUsedKeys(
  pool: StatementRunner,
  hashes: readonly Buffer[],
): Promise<(FoundKey | undefined)[]> {
  const { rows } = await pool.query<FoundKey & { asked: number }>({
    name: 'find-used-keys',
    text: `
      select h.asked::int, k.id, k.account_id, k.user_id, k.mode, k.scopes, k.addresses, k.expires_at, k.revoked_at,
             a.type, a.status, u.two_factor_enabled
      from unnest($1::bytea[]) with ordinality as h (hash, asked)
      join api_key k on k.key_hash = h.hash
      join account_member m on m.account_id = k.account_id and m.user_id = k.user_id
      join account a on a.id = k.account_id
      join auth_user u on u.id = k.user_id`,
    values: [hashes],
  });
  const found = new Map(rows.map((row) => [row.asked, row]));
  return hashes.map((_, place) => found.get(place + 1));
}

/** To the minute: a busy key is not written with every request. */
export async function touchKey(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update api_key set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`.execute(
    db,
  );
}
