import type { OfferFigures } from '@callstead/domain/reports/offer-figures';
import type { WithDb } from '../../../db/database.ts';
import { readOfferFigures } from '../../reports/offer-figures.ts';
import { type ListedFigures, listListed, updateListedFigures } from './queries.ts';

const AT_ONCE = 500;

/** Writes beside every open campaign what it has earned lately, so that the catalogue can be sorted by it. */
export async function refreshListing({ db }: WithDb): Promise<void> {
  let ids: string[] = [];
  do {
    ids = await listListed(db, ids.at(-1), AT_ONCE);
    const found = await readOfferFigures(db, ids);
    const figures = ids.map((id) => listedFigures(id, found.get(id)));
    await updateListedFigures(db, figures);
  } while (ids.length === AT_ONCE);
}

const POINTS = 10_000;

const pointsOf = (rate: number | null | undefined) => (rate == null ? null : Math.round(rate * POINTS));

const listedFigures = (campaignId: string, earned: OfferFigures | undefined): ListedFigures => ({
  campaignId,
  epcCents: earned?.epcCents ?? null,
  approvalPoints: pointsOf(earned?.approvalRate),
  disputePoints: pointsOf(earned?.disputeRate),
  shortPoints: pointsOf(earned?.shortRate),
});
