import type { LeadSummary, LeadSummaryQuery } from '@callstead/contract/leads/leads';
import { type Actor, authorize } from '@callstead/domain/policy';
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
import { newestForSums } from './newest-queries.ts';
import type { LeadSelection } from './queries.ts';
import { selectLeads } from './reads.ts';

/** What all leads of a list come to, as far as the viewer may know. */
export async function readLeadSummary(db: Db, actor: Actor, query: LeadSummaryQuery, now: Date): Promise<LeadSummary> {
  authorize(actor, 'lead.list');
  const { view, selection } = await selectLeads(db, actor, query);
  const summed = selection ? await sumLeads(db, selection, query.zone, now) : NOTHING;
  return {
    ...presentSummed(summed, (counts) => counts.leads),
    totals: { accepted: summed.counts.leads, ...amountsOf(summed.counts, 'soldLeads', view) },
  };
}

function sumLeads(db: Db, selection: LeadSelection, zone: string, now: Date): Promise<Summed> {
  const { from, to } = selection;
  return sumList(db, { newest: newestForSums(db, selection), rolled: rolledOf(selection), from, to, zone, now });
}

/** Sums are kept of a side, of its campaigns, and of one property at a time; tests count for nothing there. */
function rolledOf(selection: LeadSelection): Asked['rolled'] {
  const { publisherId, advertiserId, campaignId, search, way, status, reason, tests, billing } = selection;
  if (search || way || status || reason || tests !== undefined || billing === 'sold') return undefined;
  const filters = [...filterBy('campaign', campaignId), ...filterBy('billing', billing)];
  const rowsOf = (counts: Summed['counts']) => counts.leadsIn;
  if (advertiserId === undefined) return { scope: { publisherId }, filters, rowsOf };
  return { scope: { advertiserId }, filters: [...filters, ...filterBy('publisher', publisherId)], rowsOf };
}
