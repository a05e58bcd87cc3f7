import { OFFER_FIGURES_DAYS, type OfferFigures, offerFigures } from '@callstead/domain/reports/offer-figures';
import type { Db } from '../../db/database.ts';
import { countShortCalls, sumCampaigns } from './report/campaign-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of the last thirty days, today included; none for a campaign to which too little came. They may be seconds old. */
export async function readOfferFigures(db: Db, campaignIds: readonly string[]): Promise<Map<string, OfferFigures>> {
  const since = new Date(Date.now() - OFFER_FIGURES_DAYS * DAY_MS);
  const counts = await sumCampaigns(db, campaignIds, since);
  const short = await countShortCalls(db, campaignIds, since);
  return new Map(
    [...counts].flatMap(([id, sums]) => {
      const figures = offerFigures(sums, short.get(id) ?? 0);
      return figures ? [[id, figures] as const] : [];
    }),
  );
}
