import type { CatalogueSort } from '@callstead/domain/campaigns/catalogue-order';
import type { Category } from '@callstead/domain/campaigns/categories';
import type { CampaignType } from '@callstead/domain/campaigns/terms';
import { type RawBuilder, sql } from 'kysely';
import { boundedCount } from '../../db/bounded-count.ts';
import type { Db } from '../../db/database.ts';
import type { CursorKey } from '../../http/cursor.ts';
import { CLOSED, currentCampaigns, hasJoined, wordPatterns } from './queries.ts';

export type OfferSearch = {
  search: string;
  categories: readonly Category[] | undefined;
  subCategory: string | undefined;
  type?: CampaignType | undefined;
  /** Those that take calls or leads from there. */
  state?: string | undefined;
  /** Those that are open at that moment. */
  openAt?: Date | undefined;
  /** Whoever joined one keeps finding it when it is paused or over. */
  joinedBy?: string | undefined;
};

export type OfferFilter = OfferSearch & {
  /** Without one by their ids. */
  sort?: CatalogueSort | undefined;
  after: CursorKey | undefined;
  limit: number;
};

/** What is sorted by, the highest first; what has none comes last. Payouts are those of the campaign's own share. */
const SORT_VALUES: Record<CatalogueSort, RawBuilder<number | null>> = {
  payout: sql`listing.payout_cents`,
  epc: sql`listing.epc_cents`,
  approval: sql`listing.approval_points`,
  hold: sql`-listing.approval_days`,
  new: sql`extract(epoch from campaign.created_at)::bigint`,
};

const NO_VALUE = sql<number | null>`null::bigint`;

/** Active campaigns; each word must stand somewhere in the texts. */
export function listOffers(db: Db, filter: OfferFilter) {
  // The page is found among narrow rows first: only its own terms and texts are read, however many match.
  const open = pageOfOffers(db, filter).where('campaign.status', '=', 'active');
  const page = filter.joinedBy ? together(db, open, joinedOffers(db, filter, filter.joinedBy)) : open;
  const value = filter.sort ? SORT_VALUES[filter.sort] : NO_VALUE;
  return currentCampaigns(db)
    .leftJoin('campaign_listing as listing', 'listing.campaign_id', 'campaign.id')
    .select(['listing.epc_cents', 'listing.approval_points', 'listing.dispute_points', 'listing.short_points'])
    .select(value.as('sort_value'))
    .where('campaign.id', 'in', page)
    .orderBy(value, (order) => order.desc().nullsLast())
    .orderBy('campaign.public_id')
    .limit(filter.limit)
    .execute();
}

export type ListedOffer = Awaited<ReturnType<typeof listOffers>>[number];

/** How many there are in all, however many a page shows. */
export function countOffers(db: Db, filter: OfferSearch) {
  const open = matchingOffers(db, filter).where('campaign.status', '=', 'active');
  if (!filter.joinedBy) return boundedCount(db, open);
  return boundedCount(db, together(db, open, onlyJoined(matchingOffers(db, filter), filter, filter.joinedBy)));
}

const joinedOffers = (db: Db, filter: OfferFilter, publisherId: string) =>
  onlyJoined(pageOfOffers(db, filter), filter, publisherId);

type Page = ReturnType<typeof matchingOffers>;

/** Nobody else is shown what is closed, and at no hour is it open. */
const onlyJoined = (offers: Page, filter: OfferSearch, publisherId: string) =>
  offers
    .where('campaign.status', 'in', CLOSED)
    .where(hasJoined(publisherId))
    .$if(filter.openAt !== undefined, (page) => page.where(sql<boolean>`false`));

/** Each by its own index; the first of both are among the first of either. */
const together = (db: Db, open: Page, joined: Page) =>
  db
    .selectFrom(open.as('open'))
    .select('open.id')
    .unionAll(db.selectFrom(joined.as('joined')).select('joined.id'));

function pageOfOffers(db: Db, filter: OfferFilter) {
  const { sort, after, limit } = filter;
  const value = sort && SORT_VALUES[sort];
  const page = matchingOffers(db, filter)
    .$if(value !== undefined, (rows) => rows.orderBy(value as RawBuilder<number>, (order) => order.desc().nullsLast()))
    .orderBy('campaign.public_id')
    .limit(limit);
  return after ? page.where(isBehind(value, after)) : page;
}

function matchingOffers(db: Db, { categories, subCategory, type, state, openAt, search }: OfferSearch) {
  let page = db
    .selectFrom('campaign')
    .leftJoin('campaign_listing as listing', 'listing.campaign_id', 'campaign.id') // left out by the planner where nothing asks for it
    .select('campaign.id');
  if (categories) page = page.where('campaign.category', 'in', [...categories]);
  if (subCategory) page = page.where('campaign.sub_category', '=', subCategory);
  if (type) page = page.where('campaign.type', '=', type);
  if (state) page = page.where(sql<boolean>`(listing.states is null or ${state} = any (listing.states))`);
  if (openAt) page = page.where(isOpenAt(openAt));
  for (const pattern of wordPatterns(search)) page = page.where('campaign.search_text', 'like', pattern);
  return page;
}

/** By the clock of its zone; forms may take leads at any hour. */
const isOpenAt = (at: Date) => sql<boolean>`(
  listing.open_minutes @> (
    select (extract(isodow from here)::integer - 1) * 1440 + extract(hour from here)::integer * 60
             + extract(minute from here)::integer
    from (select ${at}::timestamptz at time zone listing.zone as here) as clock)
  or campaign.type = 'lead' and exists (
    select from campaign_with_terms as whole where whole.id = campaign.id and whole.taken_when = 'always'))`;

/** Behind the one whose key it is. */
function isBehind(value: RawBuilder<number | null> | undefined, [first = '', last]: CursorKey) {
  if (!value) return sql<boolean>`campaign.public_id > ${first}`;
  if (first === '') return sql<boolean>`(${value} is null and campaign.public_id > ${last})`;
  return sql<boolean>`(${value} is null or ${value} < ${first}::bigint
    or (${value} = ${first}::bigint and campaign.public_id > ${last}))`;
}
