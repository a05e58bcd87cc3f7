import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { deleteInBatches } from '../../../db/delete-in-batches.ts';
import type { Database } from '../../../db/schema.ts';
import type { Claiming } from '../../../net/delivery-rounds.ts';

export type LeadDeliveryRow = Selectable<Database['lead_delivery']>;
export type NewDelivery = Insertable<Database['lead_delivery']>;

/** Said again it changes nothing: a lead goes by each way once. */
export async function insertDeliveries(db: Db, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('lead_delivery')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Nothing of these is to be sent any more. */
export async function dropDeliveries(db: Db, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await db
    .updateTable('lead_delivery')
    .set({ state: 'dropped', claimed_until: null })
    .where('lead_id', 'in', leadIds)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * The oldest due ones of each way, as many as it has room for, for this process alone until then. Before one is sent those before it have
 * been tried, and the one that decides has ended.
 */
export async function claimDue(db: Db, { receivers, each, most, now, until }: Claiming): Promise<LeadDeliveryRow[]> {
  const underWay = JSON.stringify(receivers);
  const { rows } = await sql<LeadDeliveryRow>`
    with due as (
      select d.id
      from lead_way w
      join campaign c on c.id = w.campaign_id
      join account a on a.id = c.advertiser_id and a.status = 'approved'
      cross join lateral (
        select l.id from lead_delivery l
        where l.way_id = w.id and l.state = 'waiting' and l.next_try_at <= ${now}
          and (l.claimed_until is null or l.claimed_until < ${now})
          and not exists (select from lead_delivery b where b.lead_id = l.lead_id and b.position < l.position
            and b.state = 'waiting' and (b.tries = 0 or b.decides))
        order by l.next_try_at
        limit greatest(0, ${each} - coalesce((${underWay}::jsonb ->> w.id::text)::integer, 0)) for update skip locked) d
      where w.removed_at is null
      limit ${most})
    update lead_delivery set claimed_until = ${until} from due where lead_delivery.id = due.id
    returning lead_delivery.*`.execute(db);
  return rows;
}

export function findDelivery(db: Db, id: string): Promise<LeadDeliveryRow | undefined> {
  return db.selectFrom('lead_delivery').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findDeliveryForUpdate(db: Db, id: string): Promise<LeadDeliveryRow | undefined> {
  return db.selectFrom('lead_delivery').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The newest first: their ids sort by time. */
export function listDeliveries(db: Db, campaignId: string, { before, limit }: { before?: string; limit: number }) {
  return db
    .selectFrom('lead_delivery')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function listDeliveriesOfLead(db: Db, leadId: string): Promise<LeadDeliveryRow[]> {
  return db.selectFrom('lead_delivery').selectAll().where('lead_id', '=', leadId).orderBy('position').execute();
}

/** Not over what somebody who sent it at the same time came to. */
export async function recordOutcome(
  db: Db,
  id: string,
  outcome: Pick<LeadDeliveryRow, 'state' | 'tries' | 'first_tried_at' | 'next_try_at'>,
): Promise<void> {
  await db
    .updateTable('lead_delivery')
    .set({ ...outcome, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Under the id it has had from the beginning. */
export async function sendAgain(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('lead_delivery')
    .set({ state: 'waiting', next_try_at: now, first_tried_at: null })
    .where('id', '=', id)
    .execute();
}

type NewTry = Insertable<Database['lead_try']>;

/** The answer is kept as long as its person is; whoever was erased meanwhile leaves none. */
export async function insertTry(db: Db, row: NewTry, answer: { leadId: string | null; sealed: string } | null) {
  const { id } = await db.insertInto('lead_try').values(row).returning('id').executeTakeFirstOrThrow();
  if (!answer) return;
  const { leadId, sealed } = answer;
  await sql`
    insert into lead_answer (try_id, lead_id, sealed)
    select ${id}, ${leadId}::text, ${sealed}
    where ${leadId}::text is null or exists (select from lead_person where lead_id = ${leadId} for key share)`.execute(
    db,
  );
}

export type TryRow = Selectable<Database['lead_try']> & { sealed: string | null };

/** The newest first. */
export function listTries(db: Db, deliveryIds: readonly string[]): Promise<TryRow[]> {
  if (deliveryIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('lead_try')
    .leftJoin('lead_answer', 'lead_answer.try_id', 'lead_try.id')
    .selectAll('lead_try')
    .select('lead_answer.sealed')
    .where('delivery_id', 'in', deliveryIds)
    .orderBy('lead_try.id', 'desc')
    .execute();
}

/** With their tries; what still waits stays. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'lead_delivery', sql`created_at < ${before} and state <> 'waiting'`);
}
