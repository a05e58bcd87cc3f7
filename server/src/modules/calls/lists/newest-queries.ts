import type { CallSort } from '@callstead/contract/calls/call-filters';
import { MOST_COUNTED } from '@callstead/contract/list-summary';
import type { CallView } from '@callstead/domain/calls/call-view';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type CursorKey, KEY, type KeyPart, type PageRequest } from '../../../http/cursor.ts';
import { MOST_WALKED, NO_VALUE } from '../../reports/summary/quarter-queries.ts';
import {
  type CallSelection,
  type Calls,
  hasBillingIndex,
  isCommon,
  LISTED,
  type ListedCall,
  lookedUp,
  selected,
} from './queries.ts';

/**
 * The newest calls that can fit, by one index, and which of them do. However many there are in the network, no more than so
 * many are looked at: two conditions at once have no index, and walking for both would never end.
 */
async function newestCalls(db: Db, selection: CallSelection) {
  const { conditions, isSeldom } = await lookedUp(db, selection);
  const leading = leadingPart(selection, isSeldom);
  let walked = selected(db.selectFrom('call').select([...LISTED, 'call.rare_reason']), leading);
  if (isSeldom) for (const condition of conditions) walked = walked.where(condition);
  if (!hasBillingIndex(leading)) walked = walked.orderBy('call.arrived_at', 'desc');
  return {
    walked: walked.orderBy('call.id', 'desc').limit(MOST_WALKED),
    fitting: (calls: Calls) => conditions.reduce((all, each) => all.where(each), selected(calls, selection)),
  };
}

/** Whose they are leads furthest; among everybody's, what is seldom. */
function leadingPart(selection: CallSelection, isSeldom: boolean): CallSelection {
  const { from, to, tests, search, publisherId, advertiserId, campaignId, reason, status } = selection;
  const always: CallSelection = { from, to, tests };
  if (search?.by === 'id') return { ...always, search };
  if (isSeldom) return always;
  if (publisherId) return { ...always, publisherId };
  if (advertiserId) return { ...always, advertiserId };
  if (campaignId) return { ...always, campaignId };
  if (reason && !isCommon(reason)) return { ...always, reason };
  if (status && LED_STATUSES.includes(status)) return { ...always, status };
  return hasBillingIndex(selection) ? { ...always, billing: selection.billing } : always;
}

const LED_STATUSES: readonly string[] = ['ringing', 'connected', 'busy', 'failed'];

export type CallOrder = { by: Exclude<CallSort, 'time'>; direction: 'asc' | 'desc'; view: CallView };

/** The value and id of the row a page begins after. */
export const SORTED_KEY: readonly KeyPart[] = [KEY.amount, KEY.text];

/** Sorting by the other side's amount would tell it. */
const sortedBy = ({ by, direction, view }: CallOrder): RawBuilder<number> => {
  const column = by === 'talkSeconds' ? 'talk_seconds' : view === 'publisher' ? 'payout_cents' : 'price_cents';
  return sql<number>`coalesce(${sql.ref(`call.${column}`)}, ${sql.lit(NO_VALUE[direction])})::bigint`;
};

export type SortedCall = ListedCall & { value: number };

/** The newest that fit, by something else than their time. */
export async function listSortedCalls(
  db: Db,
  selection: CallSelection,
  { order, forward, from, limit }: PageRequest & { order: CallOrder },
): Promise<SortedCall[]> {
  const { walked, fitting } = await newestCalls(db, selection);
  const found = fitting(callsIn(db, walked).selectAll('call') as unknown as Calls)
    .orderBy('call.arrived_at', 'desc')
    .limit(MOST_COUNTED);
  const direction = forward === (order.direction === 'desc') ? 'desc' : 'asc';
  let query = callsIn(db, found).select([...LISTED, sortedBy(order).as('value')]);
  if (from) query = query.where(beyond(order, from, direction));
  return query.orderBy('value', direction).orderBy('call.id', direction).limit(limit).execute();
}

const callsIn = (db: Db, found: Calls) => db.selectFrom(found.as('call')) as unknown as ReturnType<typeof fromCalls>;
const fromCalls = (db: Db) => db.selectFrom('call');

const beyond = (order: CallOrder, [value = '', id = '']: CursorKey, direction: 'asc' | 'desc') =>
  sql<SqlBool>`(${sortedBy(order)}, call.id) ${direction === 'desc' ? sql`<` : sql`>`} (${value}::bigint, ${id})`;

export const sortedKeyOf = ({ value, id }: SortedCall): CursorKey => [String(value), id];

/** As a list is added up (reports/summary): what was walked, and what of it fits. */
export async function newestForSums(db: Db, selection: CallSelection) {
  const { walked, fitting } = await newestCalls(db, selection);
  const found = fitting(db.selectFrom(sql`walked`.as('call')) as unknown as Calls)
    .select(['call.arrived_at as at'])
    .select('call.id');
  return { walked: sql`${walked}`, found: sql`${found}` };
}
