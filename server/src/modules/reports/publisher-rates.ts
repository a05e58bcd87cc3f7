import { QUALITY_DAYS, type QualityRates, qualityRates } from '@callstead/domain/reports/quality-rates';
import type { Db } from '../../db/database.ts';
import { sumPublishers } from './report/publisher-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of the last thirty days, of everything they sent; of somebody who sent nothing there is none. They may be seconds old. */
export async function readPublisherRates(db: Db, ids: readonly string[]): Promise<Map<string, QualityRates>> {
  const sums = await sumPublishers(db, ids, new Date(Date.now() - QUALITY_DAYS * DAY_MS));
  return new Map(sums.map(({ id, counts, shortCalls }) => [id, qualityRates(counts, shortCalls)]));
}
