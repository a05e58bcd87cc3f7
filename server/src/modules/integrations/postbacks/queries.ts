import type { Language } from '@callstead/domain/identity/account';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';
import type { EndpointRow } from '../webhooks/queries.ts';

type Settings = Omit<Selectable<Database['postback_address']>, 'endpoint_id'>;
/** An endpoint with what makes it a postback. */
export type PostbackRow = EndpointRow & Settings & { offer_ids: string[] };

const postbacks = (db: Db) =>
  db
    .selectFrom('webhook_endpoint')
    .innerJoin('postback_address', 'postback_address.endpoint_id', 'webhook_endpoint.id')
    .selectAll('webhook_endpoint')
    .select(['name', 'method', 'template', 'secret_names', 'secrets', 'campaign_ids'])
    .select(
      sql<string[]>`array(select c.public_id from campaign c where c.id = any (campaign_ids) order by 1)`.as(
        'offer_ids',
      ),
    );

export function listPostbacks(db: Db, accountId: string, { after, limit }: ListPage) {
  return postbacks(db)
    .select(createdMicros('webhook_endpoint'))
    .where('account_id', '=', accountId)
    .$if(after !== undefined, (query) => query.where(isBehind('webhook_endpoint', after ?? [])))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findPostback(db: Db, id: string): Promise<PostbackRow | undefined> {
  return postbacks(db).where('webhook_endpoint.id', '=', id).executeTakeFirst();
}

export async function insertSettings(db: Db, row: Insertable<Database['postback_address']>): Promise<void> {
  await db.insertInto('postback_address').values(row).execute();
}

export async function updateSettings(
  db: Db,
  endpointId: string,
  changes: Updateable<Database['postback_address']>,
): Promise<void> {
  await db.updateTable('postback_address').set(changes).where('endpoint_id', '=', endpointId).execute();
}

/** Campaigns that an account has asked to promote, whatever became of it. */
export async function listJoined(db: Db, accountId: string, language: Language) {
  const { rows } = await sql<{ id: string; offerId: string; title: string }>`
    select c.id, c.public_id as "offerId",
           coalesce(nullif(c.texts -> ${language}::text ->> 'title', ''), c.public_id) as title
    from campaign_with_terms c
    where exists (select from application a where a.campaign_id = c.id and a.publisher_id = ${accountId} and a.status = 'approved')
    order by c.public_id`.execute(db);
  return rows;
}
