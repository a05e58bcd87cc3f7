import type { FormField, LeadForm, Worded } from '@callstead/domain/leads/form';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

export type WayRow = Selectable<Database['lead_way']>;

export type DeliveringCampaign = {
  id: string;
  publicId: string;
  advertiserId: string;
  titles: Worded;
  /** Null: it asks the usual questions. */
  form: { fields: readonly FormField[]; sentence: Worded; countedWhen: LeadForm['countedWhen'] } | null;
};

/** One that takes leads. */
export async function findDeliveringCampaign(db: Db, id: string): Promise<DeliveringCampaign | undefined> {
  const { rows } = await sql<DeliveringCampaign>`
    select c.id, c.public_id as "publicId", c.advertiser_id as "advertiserId",
           jsonb_build_object(
             'en', coalesce(nullif(c.texts -> 'en' ->> 'title', ''), nullif(c.texts -> 'es' ->> 'title', ''), c.public_id),
             'es', coalesce(nullif(c.texts -> 'es' ->> 'title', ''), nullif(c.texts -> 'en' ->> 'title', ''), c.public_id)
           ) as titles,
           (select jsonb_build_object('fields', f.fields, 'sentence', f.sentence, 'countedWhen', f.counted_when)
            from lead_form f where f.campaign_id = c.id order by f.version desc limit 1) as form
    from campaign_with_terms c where c.id = ${id} and c.type = 'lead'`.execute(db);
  return rows[0];
}

/** Its ways are changed by one at a time. */
export async function lockCampaign(db: Db, id: string): Promise<void> {
  await db.selectFrom('campaign').select('id').where('id', '=', id).forUpdate().execute();
}

/** In the order they are sent. */
export function listWays(db: Db, campaignIds: readonly string[]): Promise<WayRow[]> {
  if (campaignIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('lead_way')
    .selectAll()
    .where('campaign_id', 'in', campaignIds)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
}

/** Removed ones, too. */
export function listWaysById(db: Db, ids: readonly string[]): Promise<WayRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('lead_way').selectAll().where('id', 'in', ids).execute();
}

export async function insertWay(db: Db, row: Insertable<Database['lead_way']>): Promise<void> {
  await db.insertInto('lead_way').values(row).execute();
}

export async function updateWay(db: Db, id: string, changes: Updateable<Database['lead_way']>): Promise<void> {
  await db.updateTable('lead_way').set(changes).where('id', '=', id).execute();
}

/** So that another can have the word. */
export async function silenceWays(db: Db, campaignId: string): Promise<void> {
  await db.updateTable('lead_way').set({ decides: false }).where('campaign_id', '=', campaignId).execute();
}

/** With what still waited to go by them. */
export async function removeWays(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('lead_way').set({ removed_at: now, decides: false }).where('id', 'in', ids).execute();
  await db
    .updateTable('lead_delivery')
    .set({ state: 'dropped' })
    .where('way_id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

/** Webhooks of the account that a campaign can use. */
export function listOwnEndpoints(db: Db, accountId: string) {
  return db
    .selectFrom('webhook_endpoint')
    .select(['id', 'url'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'webhook')
    .orderBy('created_at')
    .execute();
}
