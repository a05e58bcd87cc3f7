import type { LeadFilter, LeadListQuery, LeadListResponse } from '@callstead/contract/leads/leads';
import type { CallView } from '@callstead/domain/calls/call-view';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { type Page, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { findCampaignId, findPublisherId } from '../../calls/lists/queries.ts';
import { saleScopeOf } from '../../sale-scope/sale-scope.ts';
import { leadArrivedAt } from '../lead-id.ts';
import type { LeadRow } from '../queries.ts';
import { listSortedLeads, SORTED_KEY, sortedKeyOf } from './newest-queries.ts';
import { presentLeads } from './present.ts';
import { cursorKeyOf, LEAD_KEY, type LeadSelection, listLeads } from './queries.ts';

type Tests = Pick<LeadSelection, 'tests'>;

/** A page of leads. */
export async function readLeads(db: Db, actor: Actor, query: LeadListQuery & Tests): Promise<LeadListResponse> {
  authorize(actor, 'lead.list');
  const { view, selection } = await selectLeads(db, actor, query);
  if (!selection) return { data: [], previous: null, hasMore: false, next: null };
  const { rows, ...neighbours } = await findPage(db, selection, query, view);
  return { data: await presentLeads(db, rows, { view, language: query.language }), ...neighbours };
}

/** Newest first unless told otherwise; oldest first is the same list, walked the other way. */
async function findPage(
  db: Db,
  selection: LeadSelection,
  query: LeadListQuery,
  view: CallView,
): Promise<Page<LeadRow>> {
  const { sort = 'time', direction = 'desc' } = query;
  const limit = query.limit + 1;
  if (sort === 'amount') {
    const request = pageRequestOf(query, SORTED_KEY);
    return pageOf(
      await listSortedLeads(db, selection, { ...request, limit, order: { direction, view } }),
      request,
      sortedKeyOf,
    );
  }
  const request = pageRequestOf(query, LEAD_KEY);
  const forward = request.forward === (direction === 'desc');
  return pageOf(await listLeads(db, selection, { ...request, forward, limit }), request, cursorKeyOf);
}

/** What the list and the file are narrowed to; without a selection nothing can match. */
export async function selectLeads(db: Db, actor: Member, query: LeadFilter & Tests) {
  const { view, ...scope } = await saleScopeOf(db, actor, query);
  const { status, reason, billing, way, tests } = query;
  const selection: LeadSelection = { ...scope, status, reason, billing, way, tests };
  if (query.from) selection.from = new Date(query.from);
  if (query.to) selection.to = new Date(query.to);
  if (query.campaign) selection.campaignId = await findCampaignId(db, query.campaign);
  if (query.campaign && !selection.campaignId) return { view };
  if (query.publisher) {
    const publisherId = await findPublisherId(db, query.publisher);
    if (!publisherId || (scope.publisherId && scope.publisherId !== publisherId)) return { view };
    selection.publisherId = publisherId;
  }
  if (query.search) selection.search = readSearch(query.search);
  return { view, selection };
}

/** By ids alone: whoever could search for a person would learn who it is. */
function readSearch(written: string): LeadSelection['search'] {
  const id = written.trim();
  const arrivedAt = leadArrivedAt(id);
  return arrivedAt ? { by: 'id', id, arrivedAt } : { by: 'click', id };
}
