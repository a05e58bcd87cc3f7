import type { ConversionSummary, ConversionSummaryQuery } from '@callstead/contract/conversions/conversions';
import type { Actor } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { amountsOf, NOTHING, presentSummed, sumList } from '../../reports/summary/list-summary.ts';
import { newestForSums } from './newest-queries.ts';
import { selectConversions } from './reads.ts';

/** What all conversions of a list come to. Sums hold those alone that were sold, so that beyond what is counted the newest speak. */
export async function readConversionSummary(
  db: Db,
  actor: Actor,
  query: ConversionSummaryQuery,
  now: Date,
): Promise<ConversionSummary> {
  const { view, selection } = await selectConversions(db, actor, query);
  const summed = selection
    ? await sumList(db, {
        ...{ newest: newestForSums(db, selection), from: selection.from, to: selection.to },
        ...{ zone: query.zone, now },
      })
    : NOTHING;
  return {
    ...presentSummed(summed, (counts) => counts.sold),
    totals: { sold: summed.counts.sold, ...amountsOf(summed.counts, 'sold', view) },
  };
}
