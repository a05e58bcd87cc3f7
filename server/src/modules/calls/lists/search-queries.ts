import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Beginnings of numbers in E.164; of those dialled, and of callers where the viewer may know them. */
export type NumberSearch = { prefixes: readonly string[]; callers: boolean };

type Period = { from?: Date | undefined; to?: Date | undefined };

/** So many calls are looked up one by one; where there are more, a page is full after a short walk through the list. */
const SELDOM = 3_000;

/** Which of both it is cannot be left to the planner's guess (0020_search_calls.sql). */
export async function foundByNumber(db: Db, search: NumberSearch, period: Period) {
  const found = sql.join(
    search.prefixes.map((prefix) => callsByNumber(prefix, search, period)),
    sql` union all `,
  );
  const { rows } = await sql<{ calls: number }>`select count(*) as calls from (${found}) as found`.execute(db);
  const isSeldom = (rows[0]?.calls ?? 0) <= SELDOM;
  return {
    isSeldom,
    condition: isSeldom ? sql<SqlBool>`(call.arrived_at, call.id) in (${found})` : beginsWithAny(search),
  };
}

const callsByNumber = (prefix: string, { callers }: NumberSearch, { from, to }: Period) => sql`
  select arrived_at, id from calls_by_number(${prefix}, ${callers}, ${from ?? '-infinity'}::timestamptz,
    ${to ?? 'infinity'}::timestamptz, ${SELDOM + 1})`;

function beginsWithAny({ prefixes, callers }: NumberSearch): RawBuilder<SqlBool> {
  const numbers = callers ? [sql.ref('call.number'), sql.ref('call.caller')] : [sql.ref('call.number')];
  const matches = prefixes.flatMap((prefix) => numbers.map((number) => sql`${number} like ${beginningWith(prefix)}`));
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
}

export const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
