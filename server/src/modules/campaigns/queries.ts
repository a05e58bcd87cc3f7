import type { CampaignContent } from '@callstead/contract/campaigns/offers';
import { categoryName } from '@callstead/domain/campaigns/category-names';
import { subCategoryName } from '@callstead/domain/campaigns/sub-category-names';
import type { CampaignStatus, CampaignTexts, CampaignType, CapPeriod, Terms } from '@callstead/domain/campaigns/terms';
import { foldAccents } from '@callstead/domain/fold-accents';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { containing } from '../../db/search-pattern.ts';

/** Campaigns with the terms and texts that hold now. */
export function currentCampaigns(db: Db) {
  return db
    .selectFrom('campaign_with_terms as campaign')
    .select([
      'campaign.id',
      'campaign.public_id',
      'campaign.advertiser_id',
      'campaign.status',
      'campaign.category',
      'campaign.sub_category',
      'campaign.type',
      'campaign.current_version',
      'campaign.promo_materials_available',
      'campaign.updated_at',
      'campaign.terms',
      'campaign.texts',
      'campaign.status_since',
      'campaign.taken_when as takenWhen',
    ]);
}

export type CampaignRow = Awaited<ReturnType<ReturnType<typeof currentCampaigns>['execute']>>[number];

/** The states that only those who joined get to see. */
export const CLOSED = ['paused', 'archived'] as const;

export const hasJoined = (publisherId: string) => sql<boolean>`exists (
  select from application as joined
  where joined.campaign_id = campaign.id and joined.publisher_id = ${publisherId} and joined.status = 'approved'
)`;

const MAX_WORDS = 8;

export function wordPatterns(search: string): string[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map(containing);
}

/** What is not active exists only for those who joined it. */
export function findOffer(db: Db, publicId: string, joinedBy?: string): Promise<CampaignRow | undefined> {
  return currentCampaigns(db)
    .where('campaign.public_id', '=', publicId)
    .where(({ eb, or, and }) =>
      or([
        eb('campaign.status', '=', 'active'),
        ...(joinedBy ? [and([eb('campaign.status', 'in', CLOSED), hasJoined(joinedBy)])] : []),
      ]),
    )
    .executeTakeFirst();
}

/** Others of the same sub-category first, then of the same category. */
export function listSimilarOffers(db: Db, offer: CampaignRow, limit: number): Promise<CampaignRow[]> {
  return currentCampaigns(db)
    .where('campaign.status', '=', 'active')
    .where('campaign.category', '=', offer.category)
    .where('campaign.public_id', '!=', offer.public_id)
    .orderBy((order) => order('campaign.sub_category', 'is not distinct from', offer.sub_category), 'desc')
    .orderBy('campaign.public_id')
    .limit(limit)
    .execute();
}

export async function listPublicIds(db: Db): Promise<{ public_id: string; updated_at: Date }[]> {
  return db
    .selectFrom('campaign')
    .select(['public_id', 'updated_at'])
    .where('status', '=', 'active')
    .orderBy('public_id')
    .limit(50_000) // what one sitemap may hold
    .execute();
}

type NewCampaign = {
  advertiserId: string;
  status: CampaignStatus;
  createdBy: string | null;
  content: NewContent;
};

export type NewContent = Pick<CampaignContent, 'publicId' | 'category' | 'subCategory' | 'type'> & {
  type: CampaignType;
  terms: Terms;
  texts: Readonly<Record<Language, CampaignTexts>>;
};

/** The campaign and its first version; call it in a transaction, since each needs the other. */
export async function insertCampaign(
  db: Db,
  { advertiserId, status, createdBy, content }: NewCampaign,
): Promise<string> {
  const { id } = await db
    .insertInto('campaign')
    .values({
      public_id: content.publicId,
      advertiser_id: advertiserId,
      status,
      category: content.category,
      sub_category: content.subCategory,
      type: content.type,
      search_text: searchText(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('campaign_version')
    .values({
      campaign_id: id,
      version: 1,
      terms: JSON.stringify(content.terms),
      texts: JSON.stringify(content.texts),
      created_by: createdBy,
    })
    .execute();
  return id;
}

type SearchedContent = Pick<CampaignContent, 'publicId' | 'category' | 'subCategory'> & {
  texts: Readonly<Record<Language, CampaignTexts>>;
};

export function searchText({ publicId, category, subCategory, texts }: SearchedContent): string {
  const inBoth = LANGUAGES.flatMap((language) => [
    texts[language].title,
    texts[language].description,
    categoryName(category, language),
    subCategory ? subCategoryName(category, subCategory, language) : '',
    ...texts[language].keywords,
  ]);
  return foldAccents([publicId, ...inBoth].join(' '));
}

type ReachedCap = { campaign_id: string; period: CapPeriod; cap: number; reached_at: Date };

/**
 * Of these campaigns, the caps that calls and leads which cannot give their slot back have filled by that moment; each once a
 * day or month of the campaign's zone, however often it is asked.
 */
export async function insertReachedCaps(
  db: Db,
  settled: readonly { campaignId: string; at: Date }[],
): Promise<ReachedCap[]> {
  const { rows } = await sql<ReachedCap>`
    with asked as (
      select k.campaign_id, max(k.at) as at, (k.at at time zone (c.terms #>> '{hours,zone}'))::date as day,
             (c.terms #>> '{caps,daily}')::integer as daily, (c.terms #>> '{caps,monthly}')::integer as monthly
      from unnest(${settled.map(({ campaignId }) => campaignId)}::uuid[], ${settled.map(({ at }) => at)}::timestamptz[])
             as k (campaign_id, at)
      join campaign_with_terms c on c.id = k.campaign_id
      where c.terms #>> '{caps,daily}' is not null or c.terms #>> '{caps,monthly}' is not null
      group by 1, 3, 4, 5
    ), counted as (
      select a.campaign_id, a.at, 'day' as period, a.day as starts_on, a.daily as cap,
             d.slots - (select count(*) from call_live l where l.campaign_id = a.campaign_id and l.day = a.day)
               - (select count(*) from lead_live l where l.campaign_id = a.campaign_id and l.day = a.day) as slots
      from asked a join campaign_day d on d.campaign_id = a.campaign_id and d.day = a.day
      union all
      select a.campaign_id, a.at, 'month', m.month, a.monthly,
             m.slots - (select count(*) from call_live l where l.campaign_id = a.campaign_id and l.month = m.month)
               - (select count(*) from lead_live l where l.campaign_id = a.campaign_id and l.month = m.month)
      from asked a join campaign_month m on m.campaign_id = a.campaign_id and m.month = date_trunc('month', a.day)::date
    )
    insert into campaign_cap_reached (campaign_id, period, starts_on, cap, reached_at)
    select campaign_id, period, starts_on, cap, at from counted where slots >= cap
    on conflict do nothing
    returning campaign_id, period, cap, reached_at`.execute(db);
  return rows;
}
