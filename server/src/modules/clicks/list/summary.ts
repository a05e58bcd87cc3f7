import type { ClickSummary, ClickSummaryQuery } from '@callstead/contract/clicks';
import type { Actor } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { NOTHING, presentSummed, sumList } from '../../reports/summary/list-summary.ts';
import { newestForSums } from './queries.ts';
import { selectClicks } from './reads.ts';

/** What all clicks of a list come to. Sums hold those alone that count, so that beyond what is counted the newest speak. */
export async function readClickSummary(
  db: Db,
  actor: Actor,
  query: ClickSummaryQuery,
  now: Date,
): Promise<ClickSummary> {
  const { selection } = selectClicks(actor, query, now);
  const summed = selection
    ? await sumList(db, { newest: newestForSums(selection), ...periodOf(selection), zone: query.zone, now })
    : NOTHING;
  const { clicks: counted, uniqueClicks: unique } = summed.counts;
  return { ...presentSummed(summed, (counts) => counts.clicks), totals: { counted, unique } };
}

const periodOf = ({ from, to }: { from: Date; to: Date | undefined }) => ({ from, to });
