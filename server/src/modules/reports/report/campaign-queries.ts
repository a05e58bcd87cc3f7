import type { Counts } from '@callstead/domain/reports/counts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type GroupRow, groupOf, SUMS } from './fact-queries.ts';

/** What came to each campaign in the days of the network that began after a moment, as far as it is in the sums. */
export async function sumCampaigns(db: Db, ids: readonly string[], after: Date): Promise<Map<string, Counts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<GroupRow>`
    select campaign_id::text as k0, ${sql.join(SUMS)} from rollup_pair
    where campaign_id = any (${ids}::uuid[]) and grain = 'day' and starts_at > ${after} group by 1`.execute(db);
  return new Map(rows.map((row) => [`${row.k0}`, groupOf(row, 1).counts]));
}

/** How many of those calls were too short, of the same days. */
export async function countShortCalls(db: Db, ids: readonly string[], after: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; calls: number }>`
    select campaign_id as id, count(*)::int as calls from rolled_fact
    where campaign_id = any (${ids}::uuid[]) and reason = 'too_short'
      and at >= (select min(starts_at) from rollup_pair where grain = 'day' and starts_at > ${after})
    group by 1`.execute(db);
  return new Map(rows.map(({ id, calls }) => [id, calls]));
}
