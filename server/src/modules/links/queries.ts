import type { SubParameter } from '@callstead/domain/clicks/click-parameters';
import { SOLD_BILLINGS } from '@callstead/domain/reports/sold';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type CreatedKey, createdMicros, isBehind } from '../../db/newest-first.ts';
import type { Database } from '../../db/schema.ts';
import { containing } from '../../db/search-pattern.ts';

const CARRIED = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'source', 'creative'] as const satisfies SubParameter[];

/** Saved links with their campaign as it stands now, and whose they are. */
function savedLinks(db: Db) {
  return db
    .selectFrom('saved_link')
    .innerJoin('campaign_with_terms as campaign', 'campaign.id', 'saved_link.campaign_id')
    .innerJoin('account', 'account.id', 'saved_link.publisher_id')
    .select([
      'saved_link.id',
      'saved_link.code',
      'saved_link.name',
      'saved_link.deep_link',
      'saved_link.archived_at',
      'saved_link.created_at',
      'saved_link.publisher_id as publisherId',
      'campaign.public_id',
      'campaign.status as campaign_status',
      'campaign.type as campaign_type',
      'campaign.texts',
      'account.name as publisher_name',
      'account.aff_id',
      ...CARRIED.map((name) => `saved_link.${name}` as const),
    ])
    .select(createdMicros('saved_link'));
}

export type SavedLinkRow = NonNullable<Awaited<ReturnType<typeof findSavedLink>>>;

export function findSavedLink(db: Db, id: string) {
  return savedLinks(db).where('saved_link.id', '=', id).executeTakeFirst();
}

export async function findSavedLinkForUpdate(db: Db, id: string): Promise<SavedLinkRow | undefined> {
  await db.selectFrom('saved_link').select('id').where('id', '=', id).forUpdate().execute();
  return findSavedLink(db, id);
}

export type LinkFilter = {
  publisherId: string | undefined;
  isArchived: boolean;
  search: string;
  after: CreatedKey | undefined;
  limit: number;
};

/** Newest first. */
export function listSavedLinks(db: Db, { publisherId, isArchived, search, after, limit }: LinkFilter) {
  let query = savedLinks(db)
    .where('saved_link.archived_at', isArchived ? 'is not' : 'is', null)
    .orderBy('saved_link.created_at', 'desc')
    .orderBy('saved_link.id', 'desc')
    .limit(limit);
  if (publisherId) query = query.where('saved_link.publisher_id', '=', publisherId);
  if (after) query = query.where(isBehind('saved_link', after));
  if (search) {
    const pattern = containing(search);
    query = query.where((eb) =>
      eb.or([
        eb('saved_link.name', 'ilike', pattern),
        eb('saved_link.code', 'ilike', pattern),
        eb('campaign.public_id', 'ilike', pattern),
      ]),
    );
  }
  return query.execute();
}

/** Undefined when somebody has that code already. */
export function insertSavedLink(db: Db, link: Insertable<Database['saved_link']>): Promise<{ id: string } | undefined> {
  return db
    .insertInto('saved_link')
    .values(link)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updateSavedLink(db: Db, id: string, change: Updateable<Database['saved_link']>): Promise<void> {
  await db
    .updateTable('saved_link')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** The campaign and whether this publisher may lead to it. */
export function findJoinedCampaign(db: Db, publicId: string, publisherId: string) {
  return db
    .selectFrom('campaign')
    .innerJoin('application', 'application.campaign_id', 'campaign.id')
    .select(['campaign.id', 'campaign.public_id', 'campaign.deep_link_hosts', 'application.status'])
    .where('campaign.public_id', '=', publicId)
    .where('application.publisher_id', '=', publisherId)
    .executeTakeFirst();
}

const MOST_OPTIONS = 500;

/** Campaigns a publisher has joined, active ones first. */
export function listJoinedCampaigns(db: Db, publisherId: string) {
  return db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('campaign_with_terms as current', 'current.id', 'campaign.id')
    .leftJoin('tracking_number', (own) =>
      own.onRef('tracking_number.application_id', '=', 'application.id').on('tracking_number.is_pooled', '=', false),
    )
    .select([
      'campaign.public_id',
      'campaign.status',
      'current.texts',
      'campaign.destination',
      'campaign.deep_link_hosts',
      'tracking_number.number',
    ])
    .where('application.publisher_id', '=', publisherId)
    .where('application.status', '=', 'approved')
    .orderBy((order) => order('campaign.status', '=', 'active'), 'desc')
    .orderBy('campaign.public_id')
    .limit(MOST_OPTIONS)
    .execute();
}

export type FigureRow = {
  id: string;
  clicks: number;
  uniqueClicks: number;
  calls: number;
  leads: number;
  earnedCents: number;
  series: number[];
};

export type FigureSpan = {
  /** Days of the network, both included; from `fromAt` on and before `toAt`. */
  fromDay: string;
  toDay: string;
  fromAt: Date;
  toAt: Date;
  seriesFrom: string;
  today: string;
};

/**
 * All figures of a page in one query: days that were counted from their sums, others click by click. `first` keeps it from
 * asking for days before there was any of these links.
 */
export async function readLinkFigures(db: Db, ids: readonly string[], span: FigureSpan): Promise<FigureRow[]> {
  if (ids.length === 0) return [];
  const sold = sql.join(SOLD_BILLINGS.map((billing) => sql.lit(billing)));
  const { rows } = await sql<FigureRow>`
    with asked as materialized (select id from unnest(${[...ids]}::uuid[]) as a (id)),
    first as (select min(s.created_at)::date - 1 as day from saved_link s join asked using (id)),
    open_day as materialized (
      select d::date as day
      from generate_series(greatest(least(${span.fromDay}::date, ${span.seriesFrom}::date), (select day from first)),
                           ${span.today}::date, interval '1 day') as d
      where not exists (select from click_day_counted c where c.day = d::date)),
    by_day as materialized (
      select d.saved_link_id, d.day, d.clicks, d.unique_clicks
      from saved_link_day d join click_day_counted c on c.day = d.day
      where d.saved_link_id in (select id from asked)
        and d.day >= least(${span.fromDay}::date, ${span.seriesFrom}::date)
      union all
      select k.saved_link_id, k.day, count(*), count(*) filter (where k.is_unique)
      from asked a join open_day o on true join click k on k.saved_link_id = a.id and k.day = o.day
      where k.verdict = 'ok'
      group by 1, 2),
    sale as (
      select (attribution ->> 'savedLinkId')::uuid as id, 1 as calls, 0 as leads,
             case when billing in (${sold}) then payout_cents end as cents
      from call
      where attribution ->> 'savedLinkId' is not null
        and attribution ->> 'savedLinkId' = any (${[...ids]}::text[])
        and arrived_at >= ${span.fromAt} and arrived_at < ${span.toAt}
      union all
      select saved_link_id, 0, 1, case when billing in (${sold}) then payout_cents end
      from lead
      where saved_link_id = any (${[...ids]}::uuid[]) and not is_test
        and arrived_at >= ${span.fromAt} and arrived_at < ${span.toAt}
      union all
      select saved_link_id, 0, 0, payout_cents from conversion
      where saved_link_id = any (${[...ids]}::uuid[]) and billing in (${sold})
        and source_at >= ${span.fromAt} and source_at < ${span.toAt}),
    taken as (select id, sum(calls) as calls, sum(leads) as leads, sum(cents) as cents from sale group by id)
    select a.id,
           coalesce(sum(b.clicks) filter (where b.day between ${span.fromDay}::date and ${span.toDay}::date), 0)::bigint as clicks,
           coalesce(sum(b.unique_clicks) filter (where b.day between ${span.fromDay}::date and ${span.toDay}::date), 0)::bigint
             as "uniqueClicks",
           coalesce(max(t.calls), 0)::bigint as calls, coalesce(max(t.leads), 0)::bigint as leads,
           coalesce(max(t.cents), 0)::bigint as "earnedCents",
           array(select coalesce((select sum(s.clicks) from by_day s where s.saved_link_id = a.id and s.day = d::date), 0)::integer
                 from generate_series(${span.seriesFrom}::date, ${span.today}::date, interval '1 day') as d order by d) as series
    from asked a left join by_day b on b.saved_link_id = a.id left join taken t on t.id = a.id
    group by a.id`.execute(db);
  return rows;
}
