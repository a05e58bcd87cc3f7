import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';

export type FeedRow = Selectable<Database['conversion_feed']>;

export function listFeeds(db: Db, accountId: string, { after, limit }: ListPage) {
  return db
    .selectFrom('conversion_feed')
    .selectAll()
    .select(createdMicros('conversion_feed'))
    .where('account_id', '=', accountId)
    .$if(after !== undefined, (query) => query.where(isBehind('conversion_feed', after ?? [])))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countFeeds(db: Db, accountId: string): Promise<number> {
  const { feeds } = await db
    .selectFrom('conversion_feed')
    .select(({ fn }) => fn.countAll<number>().as('feeds'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return feeds;
}

export function findFeedForUpdate(db: Db, id: string): Promise<FeedRow | undefined> {
  return db.selectFrom('conversion_feed').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertFeed(db: Db, row: Insertable<Database['conversion_feed']>): Promise<FeedRow> {
  return db.insertInto('conversion_feed').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateFeed(db: Db, id: string, changes: Updateable<Database['conversion_feed']>): Promise<FeedRow> {
  return db.updateTable('conversion_feed').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteFeed(db: Db, id: string): Promise<void> {
  await db.deleteFrom('conversion_feed').where('id', '=', id).execute();
}

/** Of an account in business. Whoever opens it is remembered. */
export async function openFeed(db: Db, tokenHash: Buffer, now: Date): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    update conversion_feed f set fetched_at = ${now} from account a
    where f.token_hash = ${tokenHash} and a.id = f.account_id and a.status = 'approved'
    returning f.*`.execute(db);
  return rows[0];
}

export type SoldAfterClick = { at: Date; payout_cents: number; click_id: string | null; gclid: string | null };

/** What earned something since then, and the click it came from. */
export async function listSold(db: Db, publisherId: string, since: Date, limit: number): Promise<SoldAfterClick[]> {
  const { rows } = await sql<SoldAfterClick>`
    select * from (
      select coalesce(c.ended_at, c.arrived_at) as at, c.payout_cents, c.click_id, c.attribution #>> '{ads,gclid}' as gclid
      from call c
      where c.publisher_id = ${publisherId} and c.arrived_at >= ${since} and c.billing in ('held', 'approved', 'paid')
        and (c.click_id is not null or c.attribution #>> '{ads,gclid}' is not null)
      union all
      select l.arrived_at, l.payout_cents, l.click_id, null from lead l
      where l.publisher_id = ${publisherId} and l.arrived_at >= ${since} and not l.is_test and l.click_id is not null
        and l.billing in ('held', 'approved', 'paid')
      union all
      select v.received_at, v.payout_cents, v.source_id, null from conversion v
      where v.publisher_id = ${publisherId} and v.received_at >= ${since} and not v.is_test and v.source = 'click'
        and v.billing in ('held', 'approved', 'paid')) sold
    order by at desc limit ${limit}`.execute(db);
  return rows;
}

/** Google's name for each of these clicks, where it has one. */
export async function listGclids(db: Db, clicks: readonly { id: string; at: Date }[]): Promise<Map<string, string>> {
  if (clicks.length === 0) return new Map();
  const { rows } = await sql<{ id: string; gclid: string }>`
    select k.id, k.ads ->> 'gclid' as gclid
    from unnest(${clicks.map(({ id }) => id)}::text[], ${clicks.map(({ at }) => at)}::timestamptz[]) as asked (id, at)
    join click k on k.clicked_at = asked.at and k.id = asked.id
    where k.ads ->> 'gclid' is not null`.execute(db);
  return new Map(rows.map(({ id, gclid }) => [id, gclid]));
}
