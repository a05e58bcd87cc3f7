import type { Category } from '@callstead/domain/campaigns/categories';
import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import type { CampaignLinks } from '@callstead/domain/clicks/campaign-links';
import { sql } from 'kysely';
import { boundedCount } from '../../../db/bounded-count.ts';
import type { Db } from '../../../db/database.ts';
import { type NewContent, searchText, wordPatterns } from '../queries.ts';

/** Campaigns with what holds now and whose they are. */
function managedCampaigns(db: Db) {
  return db
    .selectFrom('campaign_with_terms as campaign')
    .innerJoin('account', 'account.id', 'campaign.advertiser_id')
    .innerJoin('campaign as own', 'own.id', 'campaign.id')
    .select([
      'campaign.id',
      'campaign.public_id',
      'campaign.advertiser_id as advertiserId',
      'campaign.status',
      'campaign.category',
      'campaign.sub_category',
      'campaign.type',
      'campaign.taken_when as takenWhen',
      'campaign.current_version',
      'campaign.promo_materials_available',
      'campaign.returned_reason',
      'campaign.submitted_at',
      'campaign.created_at',
      'campaign.updated_at',
      'campaign.terms',
      'campaign.texts',
      'own.destination',
      'own.deep_link_hosts',
      'own.fallback_address',
      'own.personal_data_days',
      'account.status as advertiser_status',
    ])
    .select(sql<string>`coalesce(account.company_name, account.name)`.as('advertiser_name'));
}

export type ManagedCampaign = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

export function findCampaign(db: Db, id: string) {
  return managedCampaigns(db).where('campaign.id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends: a second change waits, and then sees that it comes too late. */
export async function findCampaignForUpdate(db: Db, id: string): Promise<ManagedCampaign | undefined> {
  const [campaign] = await listCampaignsForUpdate(db, [id]);
  return campaign;
}

/** In one order, so that two who change several at once cannot block each other. */
export async function listCampaignsForUpdate(db: Db, ids: readonly string[]): Promise<ManagedCampaign[]> {
  await db
    .selectFrom('campaign')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  // Only now, so that what is read is what the lock waited for.
  return managedCampaigns(db)
    .where('campaign.id', 'in', [...ids])
    .orderBy('campaign.id')
    .execute();
}

export async function listActiveCampaignsForUpdate(db: Db, advertiserId: string): Promise<ManagedCampaign[]> {
  const active = await db
    .selectFrom('campaign')
    .select('id')
    .where('advertiser_id', '=', advertiserId)
    .where('status', '=', 'active')
    .execute();
  if (active.length === 0) return [];
  const locked = await listCampaignsForUpdate(
    db,
    active.map(({ id }) => id),
  );
  return locked.filter(({ status }) => status === 'active'); // somebody may have paused one meanwhile
}

export type CampaignSearch = {
  search: string;
  status?: CampaignStatus | undefined;
  category?: Category | undefined;
  advertiserId?: string | undefined;
};

export type CampaignFilter = CampaignSearch & {
  /** The campaign the page before ended with. */
  after?: string | undefined;
  limit: number;
};

/** Newest first; of those made at the same moment (the catalogue) by their ids. */
export function listCampaigns(db: Db, filter: CampaignFilter): Promise<ManagedCampaign[]> {
  let page = matching(db, filter).orderBy('created_at', 'desc').orderBy('public_id').limit(filter.limit);
  if (filter.after) page = page.where(isBehind(filter.after));
  return managedCampaigns(db)
    .where('campaign.id', 'in', page)
    .orderBy('campaign.created_at', 'desc')
    .orderBy('campaign.public_id')
    .execute();
}

export const countCampaigns = (db: Db, search: CampaignSearch) => boundedCount(db, matching(db, search));

function matching(db: Db, { search, status, category, advertiserId }: CampaignSearch) {
  let found = db.selectFrom('campaign').select('id');
  if (status) found = found.where('status', '=', status);
  if (category) found = found.where('category', '=', category);
  if (advertiserId) found = found.where('advertiser_id', '=', advertiserId);
  for (const pattern of wordPatterns(search)) found = found.where('search_text', 'like', pattern);
  return found;
}

const isBehind = (publicId: string) => sql<boolean>`exists (
  select from campaign as last where last.public_id = ${publicId} and (
    campaign.created_at < last.created_at
    or (campaign.created_at = last.created_at and campaign.public_id > last.public_id)
  )
)`;

/** The next number of a prefix, above every one that was ever given out or seeded. */
export async function takeCampaignNumber(db: Db, prefix: string): Promise<number> {
  const seeded = sql<number>`(
    select coalesce(max(substring(public_id from '[0-9]+$')::integer), 0) from campaign
    where public_id ~ ${`^${prefix}[0-9]+$`}
  )`;
  const { last } = await db
    .insertInto('campaign_number')
    .values({ prefix, last: sql`${seeded} + 1` })
    .onConflict((conflict) =>
      conflict.column('prefix').doUpdateSet({ last: sql`greatest(campaign_number.last, ${seeded}) + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** The next version, and what the campaign row says of it. */
export async function insertVersion(
  db: Db,
  campaign: { id: string; version: number; createdBy: string },
  content: NewContent,
): Promise<void> {
  await db
    .insertInto('campaign_version')
    .values({
      campaign_id: campaign.id,
      version: campaign.version,
      terms: JSON.stringify(content.terms),
      texts: JSON.stringify(content.texts),
      created_by: campaign.createdBy,
    })
    .execute();
  await updateCampaign(db, campaign.id, content, campaign.version);
}

/** What is not part of the agreed terms: where it is listed and found. */
export async function updateCampaign(db: Db, id: string, content: NewContent, version: number): Promise<void> {
  await db
    .updateTable('campaign')
    .set({
      public_id: content.publicId,
      category: content.category,
      sub_category: content.subCategory,
      type: content.type,
      search_text: searchText(content),
      current_version: version,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
}

export async function updateLinks(db: Db, id: string, { destination, hosts, fallback }: CampaignLinks): Promise<void> {
  await db
    .updateTable('campaign')
    .set({ destination, deep_link_hosts: [...hosts], fallback_address: fallback, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function updateRetention(db: Db, id: string, personalDataDays: number | null): Promise<void> {
  await db
    .updateTable('campaign')
    .set({ personal_data_days: personalDataDays, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export type StatusChange = { status: CampaignStatus; returned_reason?: string | null; submitted_at?: Date | null };

export async function updateCampaignStatus(db: Db, id: string, change: StatusChange, at: Date): Promise<void> {
  await db
    .updateTable('campaign')
    .set({ ...change, status_since: at, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Removes a campaign with its versions, unless it has a history: false when calls, leads or applications refer to it.
 * The database is asked instead of each table, so nothing can arrive between the question and the change, and a module
 * that keeps history of campaigns only has to reference them.
 */
export async function deleteUnlessReferenced(db: Db, id: string): Promise<boolean> {
  await sql`savepoint before_delete`.execute(db);
  try {
    await db.deleteFrom('campaign').where('id', '=', id).execute();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error;
    await sql`rollback to savepoint before_delete`.execute(db);
    await sql`release savepoint before_delete`.execute(db); // else whatever follows is written in it
    return false;
  }
}

/** What is stored outside of the database for it. */
export async function listFiles(db: Db, campaignId: string): Promise<string[]> {
  const rows = await db.selectFrom('material').select('storage_key').where('campaign_id', '=', campaignId).execute();
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}

export function listVersions(db: Db, campaignId: string, filter: { below: number | undefined; limit: number }) {
  let query = db
    .selectFrom('campaign_version')
    .leftJoin('profile', 'profile.id', 'campaign_version.created_by')
    .select([
      'campaign_version.version',
      'campaign_version.terms',
      'campaign_version.texts',
      'campaign_version.created_at',
      'campaign_version.created_by',
      'profile.full_name as author',
    ])
    .where('campaign_id', '=', campaignId)
    .orderBy('version', 'desc')
    .limit(filter.limit);
  if (filter.below) query = query.where('version', '<', filter.below);
  return query.execute();
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];
