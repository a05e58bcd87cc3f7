import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { canBeServed } from '../queries.ts';

export type PoolSettings = { size: number; holdMinutes: number; hosts: readonly string[] };

/** With the application locked first, as whoever revokes it does. */
export function lockApplication(db: Db, applicationId: string) {
  return db
    .selectFrom('application')
    .innerJoin('campaign_with_terms as campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('account as publisher', 'publisher.id', 'application.publisher_id')
    .select([
      'application.id',
      'application.status',
      'application.publisher_id as publisherId',
      'publisher.name as publisherName',
      'campaign.public_id as campaignId',
      'campaign.type as campaignType',
      'campaign.advertiser_id as advertiserId',
      'campaign.texts',
    ])
    .where('application.id', '=', applicationId)
    .forUpdate('application')
    .executeTakeFirst();
}

export async function upsertPool(db: Db, applicationId: string, { size, holdMinutes, hosts }: PoolSettings) {
  const set = { size, hold_minutes: holdMinutes, hosts: [...hosts], updated_at: new Date() };
  await db
    .insertInto('number_pool')
    .values({ application_id: applicationId, ...set })
    .onConflict((known) => known.column('application_id').doUpdateSet(set))
    .execute();
}

export async function deletePool(db: Db, applicationId: string): Promise<void> {
  await db.deleteFrom('number_pool').where('application_id', '=', applicationId).execute();
}

export function findPoolSettings(db: Db, applicationId: string) {
  return db
    .selectFrom('number_pool')
    .select(['size', 'hold_minutes as holdMinutes', 'hosts'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** Those that lack a number and could have one, the one that asked first before the others. */
export async function findShortPool(db: Db, now: Date) {
  return db
    .selectFrom('number_pool as pool')
    .innerJoin('application', 'application.id', 'pool.application_id')
    .innerJoin('campaign_with_terms as campaign', 'campaign.id', 'application.campaign_id')
    .select(['pool.application_id as id', 'campaign.terms'])
    .where('application.status', '=', 'approved')
    .where(await canBeServed(db, now))
    .where(sql<boolean>`pool.size > (
      select count(*) from tracking_number n where n.application_id = pool.application_id and n.is_pooled)`)
    .orderBy('pool.updated_at')
    .orderBy('pool.application_id')
    .limit(1)
    .executeTakeFirst();
}

export async function poolNumber(db: Db, numberId: string, applicationId: string, now: Date): Promise<void> {
  await db
    .updateTable('tracking_number')
    .set({ application_id: applicationId, is_pooled: true, assigned_at: now })
    .where('id', '=', numberId)
    .execute();
}

/** Takes so many out of the pool, those first that nobody has borrowed. Answers how many went. */
export async function restPooled(db: Db, applicationId: string, count: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update tracking_number set application_id = null, is_pooled = false, assigned_at = null, released_at = ${now}
    where id in (
      select n.id from tracking_number n where n.application_id = ${applicationId} and n.is_pooled
      order by exists (select from number_lease l where l.number = n.number and l.free_at > ${now}), n.number desc
      limit ${count})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function countPooled(db: Db, applicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('tracking_number')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .where('is_pooled', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}
