import type { LeadEventData, LeadReturn, LeadStep } from '@callstead/domain/leads/lead';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/schema.ts';
import { leadArrivedAt } from './lead-id.ts';

export type LeadRow = Selectable<Database['lead']>;

/** With its day as the calendar writes it: the driver would make a moment of it, in the zone of this machine. */
const leads = (db: Db) => db.selectFrom('lead').selectAll('lead').select(sql<string>`day::text`.as('day'));

export async function findLead(db: Db, id: string): Promise<LeadRow | undefined> {
  const arrivedAt = leadArrivedAt(id);
  if (!arrivedAt) return undefined;
  return leads(db).where('arrived_at', '=', arrivedAt).where('id', '=', id).executeTakeFirst();
}

/** After the row lock of its advertiser's balance. */
export function findLeadForUpdate(db: Db, { id, arrived_at }: Key): Promise<LeadRow | undefined> {
  return leads(db).where('arrived_at', '=', arrived_at).where('id', '=', id).forUpdate().executeTakeFirst();
}

type Key = Pick<LeadRow, 'id' | 'arrived_at'>;
export type LeadChange = Omit<Updateable<Database['lead']>, 'id' | 'arrived_at' | 'revision'>;

export async function updateLead(db: Db, { id, arrived_at }: Key, change: LeadChange): Promise<void> {
  await db
    .updateTable('lead')
    .set((set) => ({ ...change, revision: set('revision', '+', 1) }))
    .where('arrived_at', '=', arrived_at)
    .where('id', '=', id)
    .execute();
}

export const writtenReturn = (returned: LeadReturn) => JSON.stringify(returned);

type NewStep = { id: string; at: Date; kind: LeadStep; data?: LeadEventData };

export async function insertSteps(db: Db, steps: readonly NewStep[]): Promise<void> {
  if (steps.length === 0) return;
  const values = steps.map(({ id, at, kind, data = {} }) => ({ lead_id: id, at, kind, data: JSON.stringify(data) }));
  await db.insertInto('lead_event').values(values).execute();
}

/** Held ones whose approval time is over; another process that does the same takes others. */
export function takeLeadsToApprove(db: Db, now: Date, limit: number): Promise<LeadRow[]> {
  return leads(db)
    .where('billing', '=', 'held')
    .where('approve_at', '<=', now)
    .orderBy('approve_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Those whose delivery nobody accepted in time. */
export async function listExpiredLeads(db: Db, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .selectFrom('lead_live')
    .select('lead_id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return found.map(({ lead_id }) => lead_id);
}

export async function deleteLive(db: Db, id: string): Promise<void> {
  await db.deleteFrom('lead_live').where('lead_id', '=', id).execute();
}

/** Somebody like them may come again. */
export async function forgetPersons(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('lead_memory').where('lead_id', 'in', ids).execute();
}

type Remembered = { id: string; campaignId: string; arrivedAt: Date; persons: readonly string[] };

/** Those of leads that count again; whoever came and was taken meanwhile is remembered by that. */
export async function rememberPersons(db: Db, leads: readonly Remembered[]): Promise<void> {
  if (leads.length === 0) return;
  await sql`
    insert into lead_memory (campaign_id, person, lead_id, accepted_at)
    select l."campaignId", decode(h, 'hex'), l.id, l."arrivedAt"
    from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as l (
           id text, "campaignId" uuid, "arrivedAt" timestamptz, persons text[]), unnest(l.persons) h
    where not exists (select from lead_memory m where m.campaign_id = l."campaignId" and m.person = decode(h, 'hex'))`.execute(
    db,
  );
}

/** More was spent on its day and in all, or less. Needs the row lock of the advertiser's balance. */
export async function giveBack(db: Db, row: Pick<LeadRow, 'campaign_id' | 'day' | 'price_cents'>, slots: number) {
  const { campaign_id, day, price_cents } = row;
  await sql`update campaign_live set spent_cents = spent_cents - ${price_cents} where campaign_id = ${campaign_id}`.execute(
    db,
  );
  await sql`
    update campaign_day set spent_cents = spent_cents - ${price_cents}, slots = slots - ${slots}
    where campaign_id = ${campaign_id} and day = ${day}`.execute(db);
  await sql`
    update campaign_month set slots = slots - ${slots}
    where campaign_id = ${campaign_id} and month = date_trunc('month', ${day}::date)::date and ${slots} <> 0`.execute(
    db,
  );
}

/** No campaign remembers people for longer, and no bid is asked for any more. */
export async function deleteMemories(db: Db, personsBefore: Date, pingsBefore: Date): Promise<void> {
  await deleteInBatches(db, 'lead_memory', sql`accepted_at < ${personsBefore}`);
  await deleteInBatches(db, 'lead_ping', sql`pinged_at < ${pingsBefore}`);
}
