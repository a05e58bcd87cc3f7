import { isTimeDimension } from '@callstead/domain/reports/dimensions';
import type { RolledDimension, Stretch } from '@callstead/domain/reports/rollups';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { COUNT_COLUMNS, listed, NOBODY } from '../rollups/sum-queries.ts';
import { type Unrolled, unrolledFacts } from '../rollups/unrolled-queries.ts';
import {
  type FactQuestion,
  type Group,
  type GroupRow,
  grouped,
  groupOf,
  keyName,
  placeOf,
  SUMS,
  sumSource,
} from './fact-queries.ts';

/** So that each stretch is looked up by itself: joined, all sums there are would be read and held against them. */
const stretchRows = (stretches: readonly Stretch[]) => sql`
  (values ${sql.join(stretches.map(({ grain, from, to }) => sql`(${grain}::text, ${from}::timestamptz, ${to}::timestamptz)`))})
  as s (grain, begins, ends)`;

/** What the sums by campaign, publisher and advertiser come to. */
export function sumPairs(
  db: Db,
  question: FactQuestion,
  stretches: readonly Stretch[],
  most: number,
): Promise<Group[]> {
  const { publisherId, advertiserId } = question;
  const known = (column: string) => sql`nullif(${sql.ref(`p.${column}`)}, ${NOBODY}::uuid) as ${sql.ref(column)}`;
  const pairs = sql`
    select p.starts_at as at, ${sql.join(['campaign_id', 'publisher_id', 'advertiser_id'].map(known))}, ${listed(COUNT_COLUMNS, 'p')}
    from ${stretchRows(stretches)}
    cross join lateral (
      select * from rollup_pair where grain = s.grain and starts_at >= s.begins and starts_at < s.ends
        ${publisherId === undefined ? sql`` : sql`and publisher_id = ${publisherId}`}
        ${advertiserId === undefined ? sql`` : sql`and advertiser_id = ${advertiserId}`}
      offset 0) p`;
  return sumSource(db, pairs, { ...question, publisherId: undefined, advertiserId: undefined }, most);
}

/**
 * What an account's sums by one dimension come to: keys are its times, in their order, and the value; null for all there was,
 * where that is wanted, too.
 */
export async function sumDimension(
  db: Db,
  question: FactQuestion,
  wanted: { dimension: RolledDimension | 'total'; values: readonly string[] | undefined; total: boolean },
  stretches: readonly Stretch[],
): Promise<Group[]> {
  const times = question.by.filter(isTimeDimension);
  const account = question.publisherId ?? question.advertiserId ?? NOBODY;
  const keys = [
    ...times.map((dimension) => placeOf(dimension, question.pieces, 'd.starts_at')),
    sql`case when d.dimension = 'total' then null else d.value end`,
  ];
  const ofValues = wanted.values ? sql`and (d.dimension = 'total' or d.value = any (${wanted.values}::text[]))` : sql``;
  const names = [wanted.dimension, ...(wanted.total ? ['total'] : [])];
  const { rows } = await sql<GroupRow>`
    select ${sql.join([...keys.map((key, index) => sql`${key} as ${keyName(index)}`), ...SUMS])}
    from ${stretchRows(stretches)}
    cross join unnest(${names}::text[]) as n (dimension)
    cross join lateral (
      select * from rollup_dimension d
      where d.account_id = ${account} and d.dimension = n.dimension and d.grain = s.grain
        and d.starts_at >= s.begins and d.starts_at < s.ends ${ofValues}
      offset 0) d
    ${grouped(keys.length)}`.execute(db);
  return rows.map((row) => groupOf(row, keys.length));
}

/** What is not in the sums yet, of these stretches. */
export async function sumUnrolled(
  db: Db,
  question: FactQuestion,
  unrolled: Unrolled,
  stretches: readonly Stretch[],
  most: number,
): Promise<Group[]> {
  const facts = unrolledFacts(unrolled);
  if (!facts) return [];
  const within = sql`
    select u.* from (${facts}) u
    where exists (select from ${stretchRows(stretches)} where u.at >= s.begins and u.at < s.ends)`;
  return sumSource(db, within, question, most);
}
