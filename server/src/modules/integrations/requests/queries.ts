import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { deleteInBatches } from '../../../db/delete-in-batches.ts';
import type { Database } from '../../../db/schema.ts';

export type NewRequest = Insertable<Database['api_request']>;

/** As one value: a statement with a place for each column of each row would be read and planned anew with every number of them. */
export async function insertRequests(db: Db, rows: readonly NewRequest[]): Promise<void> {
  await sql`
    insert into api_request (at, account_id, key_id, method, route, status, code, duration_ms, request_id)
    select r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      at timestamptz, account_id uuid, key_id uuid, method text, route text, status integer, code text, duration_ms integer,
      request_id text)`.execute(db);
}

type Asked = { keyId: string | undefined; since: Date; after: readonly string[] | undefined; limit: number };

/** First those that were refused, each the newest first. */
export function listRequests(db: Db, accountId: string, { keyId, since, after, limit }: Asked) {
  const [failed, id] = after ?? [];
  return db
    .selectFrom('api_request')
    .leftJoin('api_key', 'api_key.id', 'api_request.key_id')
    .selectAll('api_request')
    .select(['api_key.name as key_name', sql<boolean>`status >= 400`.as('is_failed')])
    .where('api_request.account_id', '=', accountId)
    .where('at', '>=', since)
    .$if(keyId !== undefined, (query) => query.where('key_id', '=', keyId ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`((status >= 400), api_request.id) < (${failed === '2'}, ${id}::bigint)`),
    )
    .orderBy(sql`(status >= 400)`, 'desc')
    .orderBy('api_request.id', 'desc')
    .limit(limit)
    .execute();
}

export const deleteOldRequests = (db: Db, before: Date) => deleteInBatches(db, 'api_request', sql`at < ${before}`);
