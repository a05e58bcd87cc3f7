import type {
  ConversionFilter,
  ConversionListQuery,
  ConversionListResponse,
} from '@callstead/contract/conversions/conversions';
import type { PostbackListQuery, PostbackListResponse } from '@callstead/contract/conversions/postbacks';
import type { CallView } from '@callstead/domain/calls/call-view';
import { type Actor, authorize } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Db } from '../../../db/database.ts';
import { type Page, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { findCampaignId, findPublisherId } from '../../calls/lists/queries.ts';
import { saleScopeOf } from '../../sale-scope/sale-scope.ts';
import type { ConversionRow } from '../queries.ts';
import { listSortedConversions, SORTED_KEY, sortedKeyOf } from './newest-queries.ts';
import { presentConversions, presentPostbacks } from './present.ts';
import { type ConversionSelection, listConversions, listPostbacks, POSTBACK_KEY, RECEIVED_KEY } from './queries.ts';

const NOTHING = { data: [], previous: null, hasMore: false, next: null };

const periodOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from ? new Date(from) : undefined,
  to: to ? new Date(to) : undefined,
});

type Tests = Pick<ConversionSelection, 'tests'>;

/** A page of conversions. */
export async function readConversions(
  db: Db,
  actor: Actor,
  query: ConversionListQuery & Tests,
): Promise<ConversionListResponse> {
  const { view, selection } = await selectConversions(db, actor, query);
  if (!selection) return NOTHING;
  const { rows, ...neighbours } = await findPage(db, selection, query, view);
  return { data: await presentConversions(db, rows, { view, language: query.language }), ...neighbours };
}

/** Newest first unless told otherwise; oldest first is the same list, walked the other way. */
async function findPage(
  db: Db,
  selection: ConversionSelection,
  query: ConversionListQuery,
  view: CallView,
): Promise<Page<ConversionRow>> {
  const { sort = 'time', direction = 'desc' } = query;
  const limit = query.limit + 1;
  if (sort === 'amount') {
    const request = pageRequestOf(query, SORTED_KEY);
    const order = { direction, view };
    return pageOf(await listSortedConversions(db, selection, { ...request, limit, order }), request, sortedKeyOf);
  }
  const request = pageRequestOf(query, RECEIVED_KEY);
  const forward = request.forward === (direction === 'desc');
  const found = await listConversions(db, selection, { ...request, forward, limit });
  return pageOf(found, request, (row) => row.cursorKey);
}

/** What the list and the file are narrowed to; without a selection nothing can match. */
export async function selectConversions(db: Db, actor: Actor, query: ConversionFilter & Tests) {
  authorize(actor, 'conversion.list');
  const { view, ...scope } = await saleScopeOf(db, actor, query);
  const { status, billing, search, tests } = query;
  const selection: ConversionSelection = { ...scope, ...periodOf(query), status, billing, tests };
  if (search) selection.search = { text: search, txids: view !== 'publisher' };
  if (query.campaign) selection.campaignId = await findCampaignId(db, query.campaign);
  if (query.campaign && !selection.campaignId) return { view };
  if (query.publisher) {
    const publisherId = await findPublisherId(db, query.publisher);
    if (!publisherId || (scope.publisherId && scope.publisherId !== publisherId)) return { view };
    selection.publisherId = publisherId;
  }
  return { view, selection };
}

/** Everything that came in for one's campaigns, newest first; for admins everybody's, or those of the account they picked. */
export async function readPostbacks(db: Db, actor: Actor, query: PostbackListQuery): Promise<PostbackListResponse> {
  authorize(actor, 'postback.list');
  const campaignId = query.campaign ? await findCampaignId(db, query.campaign) : undefined;
  if (query.campaign && !campaignId) return NOTHING;
  const { verdict, code, search } = query;
  const selection = {
    advertiserId: viewedAccount(actor, query.account),
    campaignId,
    ...periodOf(query),
    verdict,
    code,
  };
  const request = pageRequestOf(query, POSTBACK_KEY);
  const page = { ...request, limit: query.limit + 1 };
  const found = await listPostbacks(db, { ...selection, search: search || undefined }, page);
  const { rows, ...neighbours } = pageOf(found, request, (row) => row.cursorKey);
  return { data: await presentPostbacks(db, rows, query.language), ...neighbours };
}
