import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { deleteInBatches } from '../../../db/delete-in-batches.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';
import { momentOfId } from '../../../db/sortable-id.ts';
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

export type ClaimedDelivery = DeliveryRow & { host: string };

/**
 * The oldest due ones of each endpoint, as many as it and its host have room for, for this process alone until then. One that fails is
 * asked one at a time, after the others. Tests go to paused ones, too.
 */
export async function claimDue(db: Db, claiming: Claiming): Promise<ClaimedDelivery[]> {
  const { each, eachHost, most, now, until } = claiming;
  const [receivers, hosts] = [JSON.stringify(claiming.receivers), JSON.stringify(claiming.hosts)];
  const { rows } = await sql<ClaimedDelivery>`
    with found as (
      select d.id, e.host, e.failing_since,
             row_number() over (partition by e.host order by e.failing_since nulls first, d.next_try_at) as place
      from webhook_endpoint e
      join account a on a.id = e.account_id and a.status = 'approved'
      cross join lateral (
        select w.id, w.next_try_at from webhook_delivery w
        where w.endpoint_id = e.id and w.state = 'waiting' and w.next_try_at <= ${now}
          and (w.claimed_until is null or w.claimed_until < ${now})
          and (e.state = 'active' or w.type = 'webhook.test')
        order by w.next_try_at
        limit greatest(0, case when e.failing_since is null then ${each}::integer else 1 end
          - coalesce((${receivers}::jsonb ->> e.id::text)::integer, 0))
        for update skip locked) d),
    due as (
      select id, host from found
      where place <= ${eachHost}::integer - coalesce((${hosts}::jsonb ->> host)::integer, 0)
      order by failing_since nulls first limit ${most})
    update webhook_delivery set claimed_until = ${until} from due where webhook_delivery.id = due.id
    returning webhook_delivery.*, due.host`.execute(db);
  return rows;
}

/** False: its delivery is gone. */
export async function insertTry(db: Db, row: Insertable<Database['webhook_try']>): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_delivery where id = ${row.delivery_id} for key share`.execute(db);
  if (rows.length === 0) return false;
  await db.insertInto('webhook_try').values(row).execute();
  return true;
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

/** All that failed of a span of time; how many. */
export async function sendFailedAgain(
  db: Db,
  { endpointId, from, to }: { endpointId: string; from: Date; to: Date },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update webhook_delivery set state = 'waiting', next_try_at = ${now}, first_tried_at = null
    where endpoint_id = ${endpointId} and happened_at >= ${from} and happened_at < ${to}
      and (state = 'given_up' or (state = 'waiting' and tries > 0))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Whether somebody is still there whom a request may name. Until this transaction ends they are not erased; after that, whoever
 * erases them finds what was kept.
 */
export async function hasPerson(db: Db, { object, object_id: id }: DeliveryRow): Promise<boolean> {
  if (object === 'lead') {
    const { rows } = await sql`select from lead_person where lead_id = ${id} for key share`.execute(db);
    return rows.length > 0;
  }
  const arrivedAt = object === 'call' ? momentOfId('call', id) : undefined;
  if (!arrivedAt) return true;
  const { rows } = await sql<{ erased_at: Date | null }>`
    select erased_at from call where arrived_at = ${arrivedAt} and id = ${id} for share`.execute(db);
  return rows.every(({ erased_at }) => erased_at === null);
}

/** What was sent and answered about these calls and leads. */
export async function forgetRequestsAbout(db: Db, objectIds: readonly string[]): Promise<void> {
  if (objectIds.length === 0) return;
  await sql`
    update webhook_try t set request = null, answer = null from webhook_delivery d
    where d.id = t.delivery_id and d.object_id = any (${[...objectIds]})
      and (t.request is not null or t.answer is not null)`.execute(db);
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
