import { OfferDetailResponse, OfferListQuery, OfferListResponse } from '@callstead/contract/campaigns/offers';
import { type Category, isSubCategory, MARKET_CATEGORIES } from '@callstead/domain/campaigns/categories';
import { DomainError } from '@callstead/domain/errors';
import { LANGUAGES } from '@callstead/domain/identity/account';
import * as z from 'zod';
import { cutPage } from '../../http/cursor.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { presentOffer, presentOfferDetail } from './present.ts';
import { findOffer, listOffers, listSimilarOffers, type OfferFilter } from './queries.ts';

const SIMILAR_OFFERS = 3;
const InLanguage = z.object({ language: z.enum(LANGUAGES).catch('es').default('es') });

export function campaignRoutes(app: App, { db, config }: Services): void {
  const access = { access: 'offer.read' } as const;

  app.get(
    '/offers',
    {
      config: access,
      schema: { querystring: OfferListQuery, response: { 200: OfferListResponse } },
    },
    async ({ query }) => {
      const rows = await listOffers(db, filterOf(query));
      const { page, ...rest } = cutPage(rows, query.limit, (row) => row.public_id);
      return { offers: page.map((row) => presentOffer(row, query.language)), ...rest };
    },
  );

  app.get(
    '/offers/:id',
    {
      config: access,
      schema: {
        params: z.object({ id: z.string().max(20) }),
        querystring: InLanguage,
        response: { 200: OfferDetailResponse },
      },
    },
    async ({ params, query: { language } }) => {
      const offer = await findOffer(db, params.id);
      if (!offer) throw new DomainError('not_found');
      const similar = await listSimilarOffers(db, offer, SIMILAR_OFFERS);
      const setting = { publicUrl: config.publicUrl, managerEmail: addressIn(config.mailFrom) };
      return {
        offer: presentOfferDetail(offer, language, setting),
        similar: similar.map((row) => presentOffer(row, language)),
      };
    },
  );
}

/** One row more than asked for tells whether there are more. */
function filterOf(query: OfferListQuery): OfferFilter {
  const { search, category, sub, market, after, limit } = query;
  return {
    search,
    categories: categoriesOf(category, market),
    subCategory: category && sub && isSubCategory(category, sub) ? sub : undefined,
    after,
    limit: limit + 1,
  };
}

function categoriesOf(category: Category | undefined, market: boolean): readonly Category[] | undefined {
  if (category) return [category];
  return market ? MARKET_CATEGORIES : undefined;
}

/** 'Callstead <no-reply@callstead.example>' → 'no-reply@callstead.example' */
function addressIn(mailFrom: string): string {
  return /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}
