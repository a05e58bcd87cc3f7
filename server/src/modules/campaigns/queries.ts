import type { CampaignContent } from '@callstead/contract/campaigns/offers';
import type { Category } from '@callstead/domain/campaigns/categories';
import { categoryName } from '@callstead/domain/campaigns/category-names';
import { subCategoryName } from '@callstead/domain/campaigns/sub-category-names';
import type { CampaignStatus, CampaignTexts, CampaignType, Terms } from '@callstead/domain/campaigns/terms';
import { foldAccents } from '@callstead/domain/fold-accents';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import type { Db } from '../../db/database.ts';
import { containing } from '../../db/search-pattern.ts';

/** Campaigns with the terms and texts that hold now. */
function currentCampaigns(db: Db) {
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
    ]);
}

export type CampaignRow = Awaited<ReturnType<typeof listOffers>>[number];

export type OfferFilter = {
  search: string;
  categories: readonly Category[] | undefined;
  subCategory: string | undefined;
  after: string | undefined;
  limit: number;
};

/** Active campaigns in the order of their ids; each word must stand somewhere in the texts. */
export function listOffers(db: Db, filter: OfferFilter) {
  // The page is found among narrow rows first: only its own terms and texts are read, however many match.
  let page = db
    .selectFrom('campaign')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('public_id')
    .limit(filter.limit);
  if (filter.categories) page = page.where('category', 'in', [...filter.categories]);
  if (filter.subCategory) page = page.where('sub_category', '=', filter.subCategory);
  if (filter.after) page = page.where('public_id', '>', filter.after);
  for (const pattern of wordPatterns(filter.search)) page = page.where('search_text', 'like', pattern);
  return currentCampaigns(db).where('campaign.id', 'in', page).orderBy('campaign.public_id').execute();
}

const MAX_WORDS = 8;

export function wordPatterns(search: string): string[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map(containing);
}

export function findOffer(db: Db, publicId: string): Promise<CampaignRow | undefined> {
  return currentCampaigns(db)
    .where('campaign.public_id', '=', publicId)
    .where('campaign.status', '=', 'active')
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

export type NewContent = Pick<
  CampaignContent,
  'publicId' | 'category' | 'subCategory' | 'type' | 'promoMaterialsAvailable'
> & { type: CampaignType; terms: Terms; texts: Readonly<Record<Language, CampaignTexts>> };

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
      promo_materials_available: content.promoMaterialsAvailable,
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
