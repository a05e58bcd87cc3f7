import type { Language } from '@callstead/domain/identity/account';
import { LIVING_CAMPAIGN, type MaterialKind } from '@callstead/domain/materials/material';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, StatementRunner } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type MaterialRow = Selectable<Database['material']>;
type NewMaterial = Omit<Insertable<Database['material']>, 'position'>;

/** Behind all others of its campaign; needs the campaign's row lock. */
export function insertMaterial(db: Db, material: NewMaterial): Promise<MaterialRow> {
  return db
    .insertInto('material')
    .values({
      ...material,
      position: sql<number>`(
        select coalesce(max(other.position), 0) + 1 from material other where other.campaign_id = ${material.campaign_id})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findMaterial(db: Db, id: string): Promise<MaterialRow | undefined> {
  return db.selectFrom('material').selectAll().where('id', '=', id).executeTakeFirst();
}

export function updateMaterial(db: Db, id: string, change: Updateable<Database['material']>): Promise<MaterialRow> {
  return db
    .updateTable('material')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Published ones in their order, then the archive, the newest first. */
export function listOfCampaign(db: Db, campaignId: string): Promise<MaterialRow[]> {
  return db
    .selectFrom('material')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('archived_at', (order) => order.desc().nullsFirst())
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function countOfCampaign(db: Db, campaignId: string): Promise<{ published: number; kept: number }> {
  return db
    .selectFrom('material')
    .select((each) => [
      each.fn.countAll<number>().as('kept'),
      each.fn.countAll<number>().filterWhere('archived_at', 'is', null).as('published'),
    ])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

/** In the order of the ids, from one on. */
export async function updatePositions(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update material set position = told.position::integer, updated_at = now()
    from unnest(${ids}::uuid[]) with ordinality as told (id, position)
    where material.id = told.id`.execute(db);
}

export async function findHosts(db: Db, campaignId: string): Promise<string[]> {
  const { deep_link_hosts } = await db
    .selectFrom('campaign')
    .select('deep_link_hosts')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return deep_link_hosts;
}

export type ServedFile = { kind: MaterialKind; name: string; storage_key: string; bytes: number };

/** Only while it is published and its campaign lives. */
export async function findServed(pool: StatementRunner, publicId: string): Promise<ServedFile | undefined> {
  const { rows } = await pool.query<ServedFile>({
    name: 'served-material',
    text: `
      select m.kind, m.name, m.storage_key, m.bytes
      from material m join campaign c on c.id = m.campaign_id
      where m.public_id = $1 and m.archived_at is null and m.storage_key is not null and c.status = any ($2::text[])`,
    values: [publicId, LIVING_CAMPAIGN],
  });
  return rows[0];
}

/** Everything published of living campaigns; with a publisher, of those they were approved for. */
function publishedFor(db: Db, publisherId: string | undefined) {
  const published = db
    .selectFrom('material')
    .innerJoin('campaign_with_terms as campaign', 'campaign.id', 'material.campaign_id')
    .where('material.archived_at', 'is', null)
    .where('campaign.status', 'in', LIVING_CAMPAIGN);
  if (!publisherId) return published;
  return published.where(
    sql<boolean>`exists (
      select from application a join account p on p.id = a.publisher_id
      where a.campaign_id = campaign.id and a.publisher_id = ${publisherId}
        and a.status = 'approved' and p.status = 'approved')`,
  );
}

export type ReadyFilter = {
  publisherId: string | undefined;
  campaign: string | undefined;
  kind: MaterialKind | undefined;
  spoken: Language | undefined;
  after: { campaign: string; position: number; id: string } | undefined;
  limit: number;
};

export type ReadyRow = Awaited<ReturnType<typeof listReady>>[number];

/** Campaign by campaign, in the order their advertisers chose. */
export function listReady(db: Db, { publisherId, campaign, kind, spoken, after, limit }: ReadyFilter) {
  let query = publishedFor(db, publisherId)
    .selectAll('material')
    .select([
      'campaign.public_id as offer_id',
      'campaign.texts',
      sql<string[]>`(
      select c.deep_link_hosts from campaign c where c.id = campaign.id)`.as('hosts'),
    ])
    .orderBy('campaign.public_id')
    .orderBy('material.position')
    .orderBy('material.id')
    .limit(limit);
  if (campaign) query = query.where('campaign.public_id', '=', campaign);
  if (kind) query = query.where('material.kind', '=', kind);
  if (spoken)
    query = query.where((eb) => eb.or([eb('material.language', '=', spoken), eb('material.language', 'is', null)]));
  if (after)
    query = query.where(
      sql<boolean>`(campaign.public_id, material.position, material.id)
        > (${after.campaign}, ${after.position}, ${after.id}::uuid)`,
    );
  return query.execute();
}

/** Campaigns that have any of it. */
export function listReadyCampaigns(db: Db, publisherId: string | undefined) {
  return publishedFor(db, publisherId)
    .select(['campaign.public_id', 'campaign.texts'])
    .distinctOn('campaign.public_id')
    .orderBy('campaign.public_id')
    .limit(500) // as many as a list to choose from can hold
    .execute();
}

export async function findAffId(db: Db, publisherId: string): Promise<string | null> {
  const found = await db.selectFrom('account').select('aff_id').where('id', '=', publisherId).executeTakeFirst();
  return found?.aff_id ?? null;
}
