import { type Counts, NO_COUNTS } from '@callstead/domain/reports/counts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

type Row = { id: string; disputed: number; everCharged: number; connected: number; shortCalls: number };

/** What each sent in the days of the network that began after a moment, as far as it is in the sums: what published rates need. */
export async function sumPublishers(
  db: Db,
  ids: readonly string[],
  after: Date,
): Promise<{ id: string; counts: Counts; shortCalls: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select account_id as id, sum(disputed) filter (where dimension = 'total')::int as disputed,
           sum(ever_charged) filter (where dimension = 'total')::int as "everCharged",
           sum(connected) filter (where dimension = 'total')::int as connected,
           coalesce(sum(incoming) filter (where dimension = 'reason'), 0)::int as "shortCalls"
    from rollup_dimension
    where account_id = any (${ids}::uuid[]) and grain = 'day' and starts_at > ${after}
      and (dimension = 'total' or (dimension = 'reason' and value = 'too_short'))
    group by 1`.execute(db);
  return rows.map(({ id, shortCalls, ...counts }) => ({ id, shortCalls, counts: { ...NO_COUNTS, ...counts } }));
}
