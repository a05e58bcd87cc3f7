import { OFFER_FIGURES_DAYS, type OfferFigures, offerFigures } from '@callstead/domain/reports/campaign-activity';
import type { Db } from '../../db/database.ts';
import { sumActivity } from './activity-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of the last thirty days, today included; none for a campaign to which too little came. */
export async function readOfferFigures(db: Db, campaignIds: readonly string[]): Promise<Map<string, OfferFigures>> {
  const since = new Date(Date.now() - OFFER_FIGURES_DAYS * DAY_MS).toISOString().slice(0, 10);
  const activity = await sumActivity(db, campaignIds, since);
  return new Map(
    [...activity].flatMap(([id, each]) => {
      const figures = offerFigures(each);
      return figures ? [[id, figures] as const] : [];
    }),
  );
}
