import { MOST_COUNTED } from '@callstead/contract/list-summary';
import type { CallView } from '@callstead/domain/calls/call-view';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type CursorKey, KEY, type KeyPart, type PageRequest } from '../../../http/cursor.ts';
import { MOST_WALKED, NO_VALUE } from '../../reports/summary/quarter-queries.ts';
import type { LeadRow } from '../queries.ts';
import { type LeadSelection, type Leads, selected } from './queries.ts';

/** The newest leads that can fit, by one index: no more than so many are looked at, however many there are. */
const walkedLeads = (db: Db, wanted: LeadSelection): Leads =>
  selected(db.selectFrom('lead').selectAll(), leadingPart(wanted))
    .orderBy('arrived_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_WALKED);

/** Whose they are leads furthest. */
function leadingPart({ from, to, tests, search, publisherId, advertiserId, campaignId }: LeadSelection): LeadSelection {
  const always: LeadSelection = { from, to, tests };
  if (search) return { ...always, search };
  if (publisherId) return { ...always, publisherId };
  if (advertiserId) return { ...always, advertiserId };
  return campaignId ? { ...always, campaignId } : always;
}

export type LeadOrder = { direction: 'asc' | 'desc'; view: CallView };

/** The value and id of the row a page begins after. */
export const SORTED_KEY: readonly KeyPart[] = [KEY.amount, KEY.text];

/** Sorting by the other side's amount would tell it. */
function amountIn({ direction, view }: LeadOrder): RawBuilder<number> {
  const column = view === 'publisher' ? 'payout_cents' : 'price_cents';
  const isPriced = sql`lead.billing <> 'none' or lead.status = 'pending'`;
  return sql<number>`(case when ${isPriced} then ${sql.ref(`lead.${column}`)} else ${sql.lit(NO_VALUE[direction])} end)::bigint`;
}

export type SortedLead = LeadRow & { value: number };

/** The newest that fit, by their amount. */
export function listSortedLeads(
  db: Db,
  wanted: LeadSelection,
  { order, forward, from, limit }: PageRequest & { order: LeadOrder },
): Promise<SortedLead[]> {
  const found = selected(leadsIn(db, walkedLeads(db, wanted)).selectAll('lead'), wanted)
    .orderBy('arrived_at', 'desc')
    .limit(MOST_COUNTED);
  const direction = forward === (order.direction === 'desc') ? 'desc' : 'asc';
  let query = leadsIn(db, found).selectAll('lead').select(amountIn(order).as('value'));
  if (from) query = query.where(beyond(order, from, direction));
  return query.orderBy('value', direction).orderBy('lead.id', direction).limit(limit).execute();
}

const fromLeads = (db: Db) => db.selectFrom('lead');
const leadsIn = (db: Db, found: Leads) => db.selectFrom(found.as('lead')) as unknown as ReturnType<typeof fromLeads>;

const beyond = (order: LeadOrder, [value = '', id = '']: CursorKey, direction: 'asc' | 'desc') =>
  sql<SqlBool>`(${amountIn(order)}, lead.id) ${direction === 'desc' ? sql`<` : sql`>`} (${value}::bigint, ${id})`;

export const sortedKeyOf = ({ value, id }: SortedLead): CursorKey => [String(value), id];

/** As a list is added up (reports/summary): what was walked, and what of it fits. */
export function newestForSums(db: Db, wanted: LeadSelection) {
  const found = selected(db.selectFrom(sql`walked`.as('lead')) as unknown as Leads, wanted)
    .select('lead.arrived_at as at')
    .select('lead.id');
  return { kind: 'lead' as const, walked: sql`${walkedLeads(db, wanted)}`, found: sql`${found}` };
}
