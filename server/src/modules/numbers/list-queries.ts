import type { ListCount } from '@callstead/contract/list-summary';
import type { NumberSort } from '@callstead/contract/numbers';
import { type NumberState, restedSince } from '@callstead/domain/numbers/number-state';
import { type RawBuilder, sql } from 'kysely';
import { accountsNamed } from '../../db/accounts-named.ts';
import { boundedCount } from '../../db/bounded-count.ts';
import type { Db } from '../../db/database.ts';
import { cursorKeyOf, isBehind, type Keyset, keyParts, orderOf, type Place } from '../../db/keyset.ts';
import { containing } from '../../db/search-pattern.ts';
import { KEY } from '../../http/cursor.ts';
import { findRestDays, numbersInUse } from './queries.ts';

/** No two are the same. */
const NUMBER = { value: sql`tracking_number.number`, type: sql`text`, part: KEY.text };
const text = (value: RawBuilder<unknown>) => ({
  value: sql`coalesce(${value}, '') collate "C"`, // what nobody uses stands together
  type: sql`text collate "C"`,
  part: KEY.text,
});

const ORDERS: Record<NumberSort, Keyset> = {
  number: [NUMBER],
  publisher: [text(sql`account.sort_name`), NUMBER],
  campaign: [text(sql`campaign.public_id`), NUMBER],
  carrier: [text(sql`tracking_number.carrier`), NUMBER],
};

export const numberKey = (sort: NumberSort) => keyParts(ORDERS[sort]);

export type NumberFilter = {
  search: string;
  state: NumberState | undefined;
  /** The application whose visitors borrow them. */
  pool: string | undefined;
  /** Who works with them. */
  publisherId?: string | undefined;
};

export type NumberPage = { sort: NumberSort; place: Place; limit: number };

export async function listNumbers(db: Db, filter: NumberFilter, { sort, place, limit }: NumberPage, now: Date) {
  const keys = ORDERS[sort];
  return fitting(db, filter, restedSince(now, await findRestDays(db)))
    .select(cursorKeyOf(keys).as('cursor_key'))
    .where(isBehind(keys, place))
    .orderBy(orderOf(keys, place))
    .limit(limit)
    .execute();
}

export async function countNumbers(db: Db, filter: NumberFilter, now: Date): Promise<ListCount> {
  return boundedCount(
    db,
    fitting(db, filter, restedSince(now, await findRestDays(db)))
      .clearSelect()
      .select('tracking_number.id'),
  );
}

/** `rested`: what was released before has rested enough. */
function fitting(db: Db, { search, state, pool, publisherId }: NumberFilter, rested: Date) {
  let query = numbersInUse(db);
  if (publisherId) query = query.where('application.publisher_id', '=', publisherId);
  if (pool) query = query.where('application_id', '=', pool).where('is_pooled', '=', true);
  if (state) query = query.where('application_id', state === 'assigned' ? 'is not' : 'is', null);
  if (state === 'resting') query = query.where('released_at', '>', rested);
  if (state === 'available')
    query = query.where((or) => or.or([or('released_at', 'is', null), or('released_at', '<=', rested)]));
  if (search) query = query.where(isAbout(search));
  return query;
}

function isAbout(search: string) {
  const pattern = containing(search);
  const digits = /[a-z]/i.test(search) ? '' : search.replace(/\D/g, '');
  return sql<boolean>`(
    carrier ilike ${pattern} or account.id in ${accountsNamed(search)}
    or account.aff_id ilike ${pattern} or campaign.public_id ilike ${pattern}
    ${digits ? sql`or tracking_number.number like ${`%${digits}%`}` : sql``})`;
}
