import type { OfferListQuery } from '@callstead/contract/campaigns/offers';
import * as endpoints from '@callstead/contract/campaigns/offers-endpoints';
import { type Category, isSubCategory, MARKET_CATEGORIES } from '@callstead/domain/campaigns/categories';
import { DomainError } from '@callstead/domain/errors';
import { can, isMember } from '@callstead/domain/policy';
import { KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { readOfferFigures } from '../reports/offer-figures.ts';
import { listOffers } from './catalogue-queries.ts';
import { presentOffer, presentOfferDetail } from './present.ts';
import { findOffer, listSimilarOffers } from './queries.ts';

const SIMILAR_OFFERS = 3;
export function campaignRoutes(app: App, { db, config, settings }: Services): void {
  handle(app, endpoints.listOffers, async ({ query }) => {
    const request = pageRequestOf(query, [KEY.text]);
    const rows = await listOffers(db, { ...filterOf(query), after: request.from, limit: query.limit + 1 });
    return listed(
      pageOf(rows, request, (row) => [row.public_id]),
      (row) => presentOffer(row, query.language, settings.of('books').currency),
    );
  });

  handle(app, endpoints.readOffer, async ({ actor, params, query: { language } }) => {
    const joinedBy = can(actor, 'application.read-own') && isMember(actor) ? actor.accountId : undefined;
    const offer = await findOffer(db, params.id, joinedBy);
    if (!offer) throw new DomainError('not_found');
    const [similar, figures] = await Promise.all([
      listSimilarOffers(db, offer, SIMILAR_OFFERS),
      readOfferFigures(db, [offer.id]),
    ]);
    const { currency } = settings.of('books');
    const setting = { publicUrl: config.publicUrl, managerEmail: settings.of('support').email, currency };
    return {
      offer: presentOfferDetail(offer, language, setting, figures.get(offer.id)),
      similar: similar.map((row) => presentOffer(row, language, currency)),
    };
  });
}

function filterOf({ search, category, sub, market }: OfferListQuery) {
  return {
    search,
    categories: categoriesOf(category, market),
    subCategory: category && sub && isSubCategory(category, sub) ? sub : undefined,
  };
}

function categoriesOf(category: Category | undefined, market: boolean): readonly Category[] | undefined {
  if (category) return [category];
  return market ? MARKET_CATEGORIES : undefined;
}
