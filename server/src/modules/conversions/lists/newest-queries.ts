import { MOST_COUNTED } from '@callstead/contract/list-summary';
import type { CallView } from '@callstead/domain/calls/call-view';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type CursorKey, KEY, type KeyPart, type PageRequest } from '../../../http/cursor.ts';
import { MOST_WALKED, NO_VALUE } from '../../reports/summary/quarter-queries.ts';
import type { ConversionRow } from '../queries.ts';
import { type ConversionSelection, type Conversions, selected } from './queries.ts';

/** The newest conversions that can fit, by one index: no more than so many are looked at, however many there are. */
const walkedConversions = (db: Db, wanted: ConversionSelection): Conversions =>
  selected(db.selectFrom('conversion').selectAll(), leadingPart(wanted))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_WALKED);

/** Whose they are leads furthest. */
function leadingPart(wanted: ConversionSelection): ConversionSelection {
  const { from, to, tests, search, publisherId, advertiserId, campaignId } = wanted;
  const always: ConversionSelection = { from, to, tests };
  if (search) return { ...always, search };
  if (publisherId) return { ...always, publisherId };
  if (advertiserId) return { ...always, advertiserId };
  return campaignId ? { ...always, campaignId } : always;
}

export type ConversionOrder = { direction: 'asc' | 'desc'; view: CallView };

/** The value and id of the row a page begins after. */
export const SORTED_KEY: readonly KeyPart[] = [KEY.amount, KEY.text];

/** Sorting by the other side's amount would tell it. */
function amountIn({ direction, view }: ConversionOrder): RawBuilder<number> {
  const column = view === 'publisher' ? 'payout_cents' : 'price_cents';
  return sql<number>`(case when conversion.billing <> 'none' then ${sql.ref(`conversion.${column}`)}
    else ${sql.lit(NO_VALUE[direction])} end)::bigint`;
}

type SortedConversion = ConversionRow & { value: number };

/** The newest that fit, by their amount. */
export function listSortedConversions(
  db: Db,
  wanted: ConversionSelection,
  { order, forward, from, limit }: PageRequest & { order: ConversionOrder },
): Promise<SortedConversion[]> {
  const found = selected(conversionsIn(db, walkedConversions(db, wanted)).selectAll('conversion'), wanted)
    .orderBy('received_at', 'desc')
    .limit(MOST_COUNTED);
  const direction = forward === (order.direction === 'desc') ? 'desc' : 'asc';
  let query = conversionsIn(db, found).selectAll('conversion').select(amountIn(order).as('value'));
  if (from) query = query.where(beyond(order, from, direction));
  return query.orderBy('value', direction).orderBy('conversion.id', direction).limit(limit).execute();
}

const fromConversions = (db: Db) => db.selectFrom('conversion');
const conversionsIn = (db: Db, found: Conversions) =>
  db.selectFrom(found.as('conversion')) as unknown as ReturnType<typeof fromConversions>;

const beyond = (order: ConversionOrder, [value = '', id = '']: CursorKey, direction: 'asc' | 'desc') =>
  sql<SqlBool>`(${amountIn(order)}, conversion.id) ${direction === 'desc' ? sql`<` : sql`>`} (${value}::bigint, ${id})`;

export const sortedKeyOf = ({ value, id }: SortedConversion): CursorKey => [String(value), id];

/** As a list is added up (reports/summary): what was walked, and what of it fits. */
export function newestForSums(db: Db, wanted: ConversionSelection) {
  const found = selected(db.selectFrom(sql`walked`.as('conversion')) as unknown as Conversions, wanted)
    .select('conversion.received_at as at')
    .select('conversion.id');
  return { kind: 'conversion' as const, walked: sql`${walkedConversions(db, wanted)}`, found: sql`${found}` };
}
