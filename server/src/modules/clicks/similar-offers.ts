import type { StatementRunner } from '../../db/database.ts';
import { inTime } from '../../db/in-time.ts';
import { listSimilarOffers, type SimilarOffer } from './page-queries.ts';

const SHOWN = 6;
const KEPT_MS = 30_000;
const READ_MS = 400;

export type SimilarOffers = (category: string | null) => Promise<readonly SimilarOffer[]>;

/** Anybody can ask for links that lead nowhere, as often as they like: one answer serves all of them for a while. */
export function createSimilarOffers(pool: StatementRunner): SimilarOffers {
  const known = new Map<string, { offers: readonly SimilarOffer[]; readAt: number }>();
  return async (category) => {
    const last = known.get(category ?? '');
    if (last && Date.now() - last.readAt < KEPT_MS) return last.offers;
    const read = await inTime(listSimilarOffers(pool, category, SHOWN), READ_MS).catch(() => undefined);
    if (!read) return last?.offers ?? []; // a page without them is still a way on
    known.set(category ?? '', { offers: read.result, readAt: Date.now() });
    return read.result;
  };
}
