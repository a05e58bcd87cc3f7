import { type ListCount, MOST_COUNTED } from '@callstead/contract/list-summary';
import { type Expression, sql } from 'kysely';
import type { Db } from './database.ts';

/** How many rows a query finds, counted up to MOST_COUNTED: what it costs does not grow with the table. */
export async function boundedCount(db: Db, found: Expression<unknown>): Promise<ListCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${found} as found limit ${MOST_COUNTED + 1}) as counted`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { rows: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
}
