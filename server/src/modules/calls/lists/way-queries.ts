import type { WayFilter } from '@callstead/contract/calls/call-filters';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type Way = Partial<Record<WayFilter, string>>;
type Scope = { publisherId?: string | undefined; from?: Date | undefined; to?: Date | undefined };

/** Each has an index (0065_ways_of_calls.sql). */
const COLUMNS: Readonly<Record<WayFilter, RawBuilder<string>>> = {
  clickId: sql`click_id`,
  sub1: sql`sub1`,
  sub2: sql`sub2`,
  sub3: sql`sub3`,
  sub4: sql`sub4`,
  sub5: sql`sub5`,
  source: sql`source`,
  creative: sql`creative`,
  referrerHost: sql`attribution ->> 'referrerHost'`,
};

/** So many calls are looked up one by one; where there are more, a page is full after a short walk through the list. */
const SELDOM = 3_000;

/** What calls that came this way have in common. Among everybody's a seldom value is looked up, so that nothing is walked for it. */
export async function cameBy(db: Db, way: Way, scope: Scope) {
  const each = Object.entries(way).map(([name, value]) => sql<SqlBool>`${COLUMNS[name as WayFilter]} = ${value}`);
  if (scope.publisherId !== undefined) return { isSeldom: false, conditions: each };
  for (const one of each) {
    const found = callsWhere(one, scope);
    const { rows } = await sql<{ calls: number }>`select count(*) as calls from (${found}) as found`.execute(db);
    if ((rows[0]?.calls ?? 0) > SELDOM) continue;
    return { isSeldom: true, conditions: [sql<SqlBool>`(call.arrived_at, call.id) in (${found})`, ...each] };
  }
  return { isSeldom: false, conditions: each };
}

const callsWhere = (condition: RawBuilder<SqlBool>, { from, to }: Scope) => sql`
  select arrived_at, id from call
  where ${condition} and arrived_at >= ${from ?? '-infinity'}::timestamptz and arrived_at < ${to ?? 'infinity'}::timestamptz
  limit ${SELDOM + 1}`;
