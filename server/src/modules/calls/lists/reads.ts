import type {
  CallListQuery,
  CallListResponse,
  CallOptionsQuery,
  CallOptionsResponse,
  LiveCallsQuery,
  LiveCallsResponse,
} from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { type Page, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { saleScopeOf } from '../../sale-scope/sale-scope.ts';
import { listSortedCalls, SORTED_KEY, sortedKeyOf } from './newest-queries.ts';
import { listCampaignOptions, listPublisherOptions } from './option-queries.ts';
import { CALL_KEY } from './page-cursor.ts';
import { presentCalls, presentLiveCalls } from './present.ts';
import {
  type CallSelection,
  countLiveCalls,
  cursorKeyOf,
  type ListedCall,
  listCalls,
  listLiveCalls,
} from './queries.ts';
import { selectCalls } from './selection.ts';

/** A page of calls. */
export async function readCalls(
  db: Db,
  actor: Actor,
  query: CallListQuery & Pick<CallSelection, 'tests'>,
): Promise<CallListResponse> {
  authorize(actor, 'call.list');
  const scope = await saleScopeOf(db, actor, query);
  const selection = await selectCalls(db, scope, query);
  if (!selection) return { data: [], previous: null, hasMore: false, next: null };
  const { rows, ...neighbours } = await findPage(db, selection, query, scope.view);
  return { data: await presentCalls(db, rows, { ...query, view: scope.view }), ...neighbours };
}

/** Newest first unless told otherwise. */
async function findPage(
  db: Db,
  selection: CallSelection,
  query: CallListQuery,
  view: CallView,
): Promise<Page<ListedCall>> {
  const { sort: by = 'time', direction = 'desc' } = query;
  if (by === 'time') return findPageByTime(db, selection, query, direction);
  const request = pageRequestOf(query, SORTED_KEY);
  const order = { by, direction, view };
  const found = await listSortedCalls(db, selection, { ...request, limit: query.limit + 1, order });
  return pageOf(found, request, sortedKeyOf);
}

/** Oldest first is the same list, walked the other way. */
async function findPageByTime(db: Db, selection: CallSelection, query: CallListQuery, direction: 'asc' | 'desc') {
  const request = pageRequestOf(query, CALL_KEY);
  const forward = request.forward === (direction === 'desc');
  const found = await listCalls(db, selection, { ...request, forward, limit: query.limit + 1 });
  return pageOf(found, request, cursorKeyOf);
}

/** A ticker shows no more; how many there are is told. */
const LIVE_SHOWN = 100;

export async function readLiveCalls(db: Db, actor: Actor, query: LiveCallsQuery): Promise<LiveCallsResponse> {
  authorize(actor, 'call.list');
  const { view, ...scope } = await saleScopeOf(db, actor, query);
  const [total, rows] = await Promise.all([countLiveCalls(db, scope), listLiveCalls(db, scope, LIVE_SHOWN)]);
  const calls = await presentLiveCalls(db, rows, { ...query, view });
  return { now: new Date().toISOString(), total, calls };
}

const OPTIONS_SHOWN = 50;

/** What the filters offer: campaigns that have had calls, and who sent them. */
export async function readCallOptions(db: Db, actor: Actor, query: CallOptionsQuery): Promise<CallOptionsResponse> {
  authorize(actor, 'call.list');
  const { view, ...scope } = await saleScopeOf(db, actor, query);
  const wanted = { ...scope, search: query.search, language: query.language, limit: OPTIONS_SHOWN };
  const [campaigns, publishers] = await Promise.all([
    listCampaignOptions(db, wanted),
    view === 'publisher' ? [] : listPublisherOptions(db, wanted),
  ]);
  return {
    campaigns: campaigns.map(({ public_id: id, title }) => ({ id, title })),
    publishers: publishers.map(({ aff_id: affId, full_name }) => ({
      affId,
      name: view === 'admin' ? full_name : null,
    })),
  };
}
