import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { deleteInBatches } from '../../../db/delete-in-batches.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';
import type { Claiming } from '../../../net/delivery-rounds.ts';

export type DeliveryRow = Selectable<Database['webhook_delivery']>;
export type TryRow = Selectable<Database['webhook_try']>;

/** Said again it changes nothing: an event has one delivery for each endpoint. */
export async function insertDeliveries(
  db: Db,
  rows: readonly Insertable<Database['webhook_delivery']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('webhook_delivery')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The oldest due ones of each endpoint that is not busy, for this process alone until then. Tests go to paused ones, too. */
export async function claimDue(db: Db, { busy, each, most, now, until }: Claiming): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    with due as (
      select d.id
      from webhook_endpoint e
      join account a on a.id = e.account_id and a.status = 'approved'
      cross join lateral (
        select w.id from webhook_delivery w
        where w.endpoint_id = e.id and w.state = 'waiting' and w.next_try_at <= ${now}
          and (w.claimed_until is null or w.claimed_until < ${now})
          and (e.state = 'active' or w.type = 'webhook.test')
        order by w.next_try_at limit ${each} for update skip locked) d
      where e.id <> all (${[...busy]}::uuid[])
      limit ${most})
    update webhook_delivery set claimed_until = ${until} from due where webhook_delivery.id = due.id
    returning webhook_delivery.*`.execute(db);
  return rows;
}

export async function insertTry(db: Db, row: Insertable<Database['webhook_try']>): Promise<void> {
  await db.insertInto('webhook_try').values(row).execute();
}

type Outcome = Pick<DeliveryRow, 'state' | 'tries' | 'first_tried_at' | 'next_try_at'>;

/** Not over a success of somebody who sent it at the same time. */
export async function recordOutcome(db: Db, id: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ ...outcome, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export function findDelivery(db: Db, id: string): Promise<DeliveryRow | undefined> {
  return db.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Under the id it has had from the beginning. */
export async function sendAgain(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', next_try_at: now, first_tried_at: null })
    .where('id', '=', id)
    .execute();
}

export function listDeliveries(db: Db, endpointId: string, { after, limit }: ListPage) {
  return db
    .selectFrom('webhook_delivery')
    .selectAll()
    .select(createdMicros('webhook_delivery'))
    .where('endpoint_id', '=', endpointId)
    .$if(after !== undefined, (query) => query.where(isBehind('webhook_delivery', after ?? [])))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The newest first. */
export function listTries(db: Db, deliveryIds: readonly string[]): Promise<TryRow[]> {
  if (deliveryIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('webhook_try')
    .selectAll()
    .where('delivery_id', 'in', deliveryIds)
    .orderBy('id', 'desc')
    .execute();
}

/** What still waits for its endpoint stays. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'webhook_delivery', sql`created_at < ${before} and state <> 'waiting'`);
}
