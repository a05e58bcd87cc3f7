import type { CallSummary, CallSummaryQuery } from '@callstead/contract/calls/calls';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Counts } from '@callstead/domain/reports/counts';
import type { Db } from '../../../db/database.ts';
import {
  type Asked,
  amountsOf,
  filterBy,
  NOTHING,
  presentSummed,
  type Summed,
  sumList,
} from '../../reports/summary/list-summary.ts';
import { saleScopeOf } from '../../sale-scope/sale-scope.ts';
import { newestForSums } from './newest-queries.ts';
import type { CallSelection } from './queries.ts';
import { selectCalls } from './selection.ts';

/** What all calls of a list come to, as far as the viewer may know. */
export async function readCallSummary(db: Db, actor: Actor, query: CallSummaryQuery, now: Date): Promise<CallSummary> {
  authorize(actor, 'call.list');
  const scope = await saleScopeOf(db, actor, query);
  const selection = await selectCalls(db, scope, query);
  const summed = selection ? await sumCalls(db, selection, query.zone, now) : NOTHING;
  const { qualified, talkSeconds } = summed.counts;
  return {
    ...presentSummed(summed, (counts) => counts.qualified),
    totals: { qualified, talkSeconds, ...amountsOf(summed.counts, 'soldCalls', scope.view) },
  };
}

async function sumCalls(db: Db, selection: CallSelection, zone: string, now: Date): Promise<Summed> {
  const { from, to } = selection;
  const newest = { kind: 'call' as const, ...(await newestForSums(db, selection)) };
  return sumList(db, { newest, rolled: rolledOf(selection), from, to, zone, now });
}

/** Sums are kept of a side, of its campaigns, and of one property at a time; tests count for nothing there. */
function rolledOf(selection: CallSelection): Asked['rolled'] {
  const { publisherId, advertiserId, campaignId, search, way, status, tests, outcome, reason, billing } = selection;
  if (search || way || status || tests !== undefined || billing === 'sold') return undefined;
  const filters = [
    ...filterBy('campaign', campaignId),
    ...filterBy('outcome', outcome),
    ...filterBy('reason', reason),
    ...filterBy('billing', billing),
  ];
  const rowsOf = (counts: Counts) => counts.incoming;
  if (advertiserId === undefined) return { scope: { publisherId }, filters, rowsOf };
  return { scope: { advertiserId }, filters: [...filters, ...filterBy('publisher', publisherId)], rowsOf };
}
