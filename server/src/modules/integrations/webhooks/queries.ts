import type { EndpointKind } from '@callstead/domain/integrations/webhook';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';

export type EndpointRow = Selectable<Database['webhook_endpoint']>;

export function listEndpoints(db: Db, accountId: string, { after, limit }: ListPage) {
  return db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .select(createdMicros('webhook_endpoint'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'webhook')
    .$if(after !== undefined, (query) => query.where(isBehind('webhook_endpoint', after ?? [])))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findEndpoint(db: Db, id: string): Promise<EndpointRow | undefined> {
  return db.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findEndpointForUpdate(db: Db, id: string): Promise<EndpointRow | undefined> {
  return db.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function countEndpoints(db: Db, accountId: string, kind: EndpointKind): Promise<number> {
  const { endpoints } = await db
    .selectFrom('webhook_endpoint')
    .select(({ fn }) => fn.countAll<number>().as('endpoints'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return endpoints;
}

export function insertEndpoint(db: Db, row: Insertable<Database['webhook_endpoint']>): Promise<EndpointRow> {
  return db.insertInto('webhook_endpoint').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateEndpoint(
  db: Db,
  id: string,
  changes: Updateable<Database['webhook_endpoint']>,
): Promise<EndpointRow> {
  return db.updateTable('webhook_endpoint').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteEndpoint(db: Db, id: string): Promise<void> {
  await db.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}

/** Something arrived there. */
export async function setWorking(db: Db, id: string): Promise<void> {
  await sql`update webhook_endpoint set failing_since = null where id = ${id} and failing_since is not null`.execute(
    db,
  );
}

/** Who of these accounts wants to hear of something; paused ones catch up later. */
export function listListening(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('webhook_endpoint')
    .leftJoin('postback_address', 'postback_address.endpoint_id', 'webhook_endpoint.id')
    .select(['id', 'account_id', 'types', 'created_at', 'campaign_ids'])
    .where('account_id', 'in', accountIds)
    .execute();
}

/** All that waits is due now, with a day of its own again. */
export async function catchUp(db: Db, endpointId: string, now: Date): Promise<void> {
  await sql`
    update webhook_delivery set next_try_at = ${now}, first_tried_at = null
    where endpoint_id = ${endpointId} and state = 'waiting'`.execute(db);
}
