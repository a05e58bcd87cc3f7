import type { ApplicationStatus } from '@callstead/domain/applications/lifecycle';
import type { OwnTerms } from '@callstead/domain/applications/own-terms';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type ApplicationRow = Selectable<Database['application']>;

/** Undefined when this publisher has one for this campaign already, even from a request at the same moment. */
export function insertApplication(
  db: Db,
  application: Insertable<Database['application']>,
): Promise<ApplicationRow | undefined> {
  return db
    .insertInto('application')
    .values(application)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateApplication(
  db: Db,
  id: string,
  change: Updateable<Database['application']>,
): Promise<ApplicationRow> {
  return db
    .updateTable('application')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type AgreedTerms = OwnTerms & { reason: string; changedAt: string; changedBy: string };

/** What was agreed with its publisher last; null while nothing was. */
export const ownTerms = sql<AgreedTerms | null>`(
  select jsonb_build_object('version', t.version, 'shareBasisPoints', t.share_basis_points, 'priceCents', t.price_cents,
    'reason', t.reason, 'changedAt', t.changed_at, 'changedBy', p.full_name)
  from application_terms t join profile p on p.id = t.changed_by
  where t.application_id = application.id order by t.version desc limit 1)`;

/** Needs the application's row lock. */
export async function findOwnTerms(db: Db, id: string): Promise<AgreedTerms | null> {
  const found = await db.selectFrom('application').select(ownTerms.as('terms')).where('id', '=', id).executeTakeFirst();
  return found?.terms ?? null;
}

export async function insertOwnTerms(db: Db, terms: Insertable<Database['application_terms']>): Promise<void> {
  await db.insertInto('application_terms').values(terms).execute();
}

/** Applications with their campaign as it stands now and both people. */
export function applications(db: Db) {
  return db
    .selectFrom('application')
    .innerJoin('campaign_with_terms as campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('account_with_person as publisher', 'publisher.id', 'application.publisher_id')
    .innerJoin('account as advertiser', 'advertiser.id', 'campaign.advertiser_id');
}

/** Everything a decision needs to know and to tell; only the application itself is locked. */
export function findApplicationForUpdate(db: Db, id: string) {
  return applications(db)
    .select([
      'application.id',
      'application.status',
      'application.publisher_id as publisherId',
      'application.reason',
      'application.form_hosts',
      'campaign.id as campaign_id',
      'campaign.public_id',
      'campaign.status as campaign_status',
      'campaign.type as campaign_type',
      'campaign.advertiser_id as advertiserId',
      'campaign.texts',
      'publisher.name as publisher_name',
      'publisher.language as publisher_language',
      'advertiser.is_house as advertiser_is_house',
      'campaign.terms',
    ])
    .where('application.id', '=', id)
    .forUpdate('application')
    .executeTakeFirst();
}

export type ApplicationInContext = NonNullable<Awaited<ReturnType<typeof findApplicationForUpdate>>>;

/** How the whole network decided about these people so far. */
export function countByStatus(db: Db, publisherIds: readonly string[]) {
  if (publisherIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('application')
    .select((count) => ['publisher_id', 'status', count.fn.countAll<number>().as('count')])
    .where('publisher_id', 'in', [...publisherIds])
    .groupBy(['publisher_id', 'status'])
    .execute();
}

/** Most pending ones first. */
export function listAppliedCampaigns(db: Db, advertiserId: string | undefined) {
  let query = db
    .selectFrom('application')
    .innerJoin('campaign_with_terms as campaign', 'campaign.id', 'application.campaign_id')
    .select((count) => [
      'campaign.public_id',
      'campaign.texts',
      count.fn.countAll<number>().filterWhere('application.status', '=', 'pending').as('pending'),
    ])
    .groupBy(['campaign.public_id', 'campaign.texts'])
    .orderBy('pending', 'desc')
    .orderBy('campaign.public_id')
    .limit(200);
  if (advertiserId) query = query.where('campaign.advertiser_id', '=', advertiserId);
  return query.execute();
}

/** A publisher's own for these campaigns; a withdrawn one counts as none. */
export function listOwnApplications(db: Db, publisherId: string, campaignIds: readonly string[]) {
  if (campaignIds.length === 0) return Promise.resolve([]);
  return ownApplications(db, publisherId)
    .where('application.campaign_id', 'in', [...campaignIds])
    .where('application.status', '!=', 'withdrawn')
    .execute();
}

export type OwnFilter = {
  status: ApplicationStatus | undefined;
  /** The campaign's public id. */
  campaign: string | undefined;
  /** One alone. */
  id?: string | undefined;
  after: string | undefined;
  limit: number;
};

/** All of a publisher's own, withdrawn ones, too; newest first. */
export function listApplicationsOf(db: Db, publisherId: string, { status, campaign, id, after, limit }: OwnFilter) {
  let query = ownApplications(db, publisherId)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit);
  if (status) query = query.where('application.status', '=', status);
  if (campaign) query = query.where('campaign.public_id', '=', campaign);
  if (id) query = query.where('application.id', '=', id);
  if (after) query = query.where(isOlderThan(after));
  return query.execute();
}

const isOlderThan = (id: string) => sql<boolean>`(application.created_at, application.id) < (
  select last.created_at, last.id from application as last where last.id = ${id})`;

function ownApplications(db: Db, publisherId: string) {
  return db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('account', 'account.id', 'application.publisher_id')
    .leftJoin('tracking_number', (own) =>
      own.onRef('tracking_number.application_id', '=', 'application.id').on('tracking_number.is_pooled', '=', false),
    )
    .select([
      'application.id',
      'application.campaign_id',
      'application.status',
      'application.message',
      'application.reason',
      'application.created_at',
      'application.waits_since',
      'application.form_hosts',
      'campaign.public_id',
      'campaign.type as campaign_type',
      'account.aff_id',
      'tracking_number.number',
      sql<boolean>`exists (select from number_pool p where p.application_id = application.id)`.as('has_pool'),
      ownTerms.as('own_terms'),
    ])
    .where('application.publisher_id', '=', publisherId);
}

export type OwnApplicationRow = Awaited<ReturnType<typeof listOwnApplications>>[number];

/** Whose approval for one of these campaigns holds. */
export async function listJoinedPublishers(db: Db, campaignIds: readonly string[]): Promise<string[]> {
  const joined = await db
    .selectFrom('application')
    .select('publisher_id')
    .distinct()
    .where('campaign_id', 'in', [...campaignIds])
    .where('status', '=', 'approved')
    .execute();
  return joined.map(({ publisher_id }) => publisher_id);
}
