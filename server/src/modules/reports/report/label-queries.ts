import type { Language } from '@callstead/domain/identity/account';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What a row is filtered by, and what it is called, by the id that facts hold. */
export type Labels = ReadonlyMap<string, { value: string; label: string }>;
type Labelled = { id: string; value: string; label: string };

const byId = (rows: readonly Labelled[]): Labels => new Map(rows.map(({ id, value, label }) => [id, { value, label }]));

export async function listCampaignLabels(db: Db, ids: readonly string[], language: Language): Promise<Labels> {
  const { rows } = await sql<Labelled>`
    select c.id, c.public_id as value, coalesce(nullif(c.texts -> ${language}::text ->> 'title', ''), c.public_id) as label
    from campaign_with_terms c where c.id = any (${ids}::uuid[])`.execute(db);
  return byId(rows);
}

/** By their affId, and by name for whoever may know it. */
export async function listPublisherLabels(db: Db, ids: readonly string[], isNamed: boolean): Promise<Labels> {
  const { rows } = await sql<Labelled>`
    select id, aff_id as value, ${isNamed ? sql`coalesce(nullif(company_name, ''), name)` : sql`aff_id`} as label
    from account where id = any (${ids}::uuid[]) and aff_id is not null`.execute(db);
  return byId(rows);
}

export async function listAdvertiserLabels(db: Db, ids: readonly string[]): Promise<Labels> {
  const { rows } = await sql<Labelled>`
    select id, id as value, coalesce(nullif(company_name, ''), name) as label
    from account where id = any (${ids}::uuid[])`.execute(db);
  return byId(rows);
}

export async function listLinkLabels(db: Db, ids: readonly string[]): Promise<Labels> {
  const { rows } = await sql<Labelled>`
    select id, id as value, name as label from saved_link where id = any (${ids}::uuid[])`.execute(db);
  return byId(rows);
}

export async function listCampaignIds(db: Db, publicIds: readonly string[]): Promise<string[]> {
  const found = await db.selectFrom('campaign').select('id').where('public_id', 'in', publicIds).execute();
  return found.map(({ id }) => id);
}

export async function listPublisherIds(db: Db, affIds: readonly string[]): Promise<string[]> {
  const found = await db.selectFrom('account').select('id').where('aff_id', 'in', affIds).execute();
  return found.map(({ id }) => id);
}
