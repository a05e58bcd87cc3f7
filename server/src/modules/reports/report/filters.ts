import type { ReportQuestion } from '@callstead/contract/reports/report';
import { FACT_DIMENSIONS, type FactDimension } from '@callstead/domain/reports/dimensions';
import type { Db } from '../../../db/database.ts';
import type { FactFilter } from './fact-queries.ts';
import { listCampaignIds, listPublisherIds } from './label-queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names that facts hold no ids of lead to those ids; whatever is nothing of ours finds nothing. */
const IDS: Partial<Record<FactDimension, (db: Db, names: readonly string[]) => Promise<string[]>>> = {
  campaign: listCampaignIds,
  publisher: listPublisherIds,
  advertiser: async (_, ids) => ids.filter((id) => UUID.test(id)),
};

export const filteredBy = (question: ReportQuestion): FactDimension[] =>
  FACT_DIMENSIONS.filter((dimension) => question[dimension] !== undefined);

export function readFilters(db: Db, question: ReportQuestion): Promise<FactFilter[]> {
  return Promise.all(
    filteredBy(question).map(async (dimension) => ({
      dimension,
      values: await valuesOf(db, dimension, question[dimension] ?? []),
    })),
  );
}

/** Nothing between two commas stands for what is not known. */
async function valuesOf(db: Db, dimension: FactDimension, asked: readonly string[]): Promise<(string | null)[]> {
  const known = asked.filter((value) => value !== '');
  const ids = IDS[dimension];
  const values = ids && known.length > 0 ? await ids(db, known) : known;
  return known.length < asked.length ? [...values, null] : values;
}
