import {
  type CampaignActivity,
  OFFER_FIGURES_DAYS,
  type OfferFigures,
  offerFigures,
} from '@callstead/domain/reports/campaign-activity';
import type { Db } from '../../db/database.ts';
import { sumActivity, sumVisits } from './activity-queries.ts';

const NOTHING: CampaignActivity = { incoming: 0, clickless: 0, sold: 0, payoutCents: 0 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Of the last thirty days, today included; none for a campaign to which too little came. */
export async function readOfferFigures(db: Db, campaignIds: readonly string[]): Promise<Map<string, OfferFigures>> {
  const since = new Date(Date.now() - OFFER_FIGURES_DAYS * DAY_MS).toISOString().slice(0, 10);
  const [activity, visits] = await Promise.all([
    sumActivity(db, campaignIds, since),
    sumVisits(db, campaignIds, since),
  ]);
  return new Map(
    campaignIds.flatMap((id) => {
      const figures = offerFigures(activity.get(id) ?? NOTHING, visits.get(id));
      return figures ? [[id, figures] as const] : [];
    }),
  );
}
