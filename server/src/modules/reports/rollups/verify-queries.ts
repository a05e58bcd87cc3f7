import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { firstClickMonth } from './rebuild-queries.ts';
import { COUNT_COLUMNS, dimensionSums, type Facts, listed, pairSums } from './sum-queries.ts';
import { type Unrolled, unrolledFacts } from './unrolled-queries.ts';

type Moments = { from: Date; to: Date };
type Sums = Record<string, number | string>;
export type Difference = { rollup: string; key: string; count: string; expected: number; found: number };

const KEYS = {
  rollup_pair: ['grain', 'starts_at', 'campaign_id', 'publisher_id', 'advertiser_id'],
  rollup_dimension: ['account_id', 'dimension', 'grain', 'starts_at', 'value'],
};
const CLICK_COUNTS = ['clicks', 'unique_clicks', 'outside_clicks'];
const MOST_SHOWN = 100;

/** Where sums, with what is not in them yet, are other than what rows come to. Forgotten clicks are no difference. */
export async function listDifferences(db: Db, unrolled: Unrolled, { from, to }: Moments): Promise<Difference[]> {
  const within = (facts: Facts, bucket: RawBuilder<unknown>) =>
    sql`select * from (${facts}) x where ${bucket} >= ${from} and ${bucket} < ${to}`;
  const rows = sql`select * from report_fact where at >= ${from}::timestamptz - interval '1 hour' and at < ${to}::timestamptz + interval '1 hour'`;
  const quarter = sql`date_bin('15 minutes', x.at, 'epoch')`;
  const hour = sql`date_trunc('hour', x.at, 'UTC')`;
  const tail = unrolledFacts(unrolled);
  const pairs = {
    expected: pairSums(within(rows, quarter)),
    tail: tail && pairSums(within(tail, quarter)),
  };
  const dimensions = {
    expected: dimensionSums(within(rows, hour)),
    tail: tail && dimensionSums(within(tail, hour)),
  };
  return [
    ...(await compare(db, 'rollup_pair', pairs, { from, to })),
    ...(await compare(db, 'rollup_dimension', dimensions, { from, to })),
  ];
}

async function compare(
  db: Db,
  rollup: keyof typeof KEYS,
  { expected, tail }: { expected: RawBuilder<unknown>; tail: RawBuilder<unknown> | undefined },
  { from, to }: Moments,
): Promise<Difference[]> {
  const key = KEYS[rollup];
  const isOther = COUNT_COLUMNS.map((column) => {
    const differs = sql`coalesce(${sql.ref(`e.${column}`)}, 0) <> coalesce(${sql.ref(`a.${column}`)}, 0)`;
    return CLICK_COUNTS.includes(column) ? sql`(starts_at >= ${firstClickMonth} and ${differs})` : differs;
  });
  const { rows } = await sql<{ key: Sums; expected: Sums | null; found: Sums | null; isForgotten: boolean }>`
    with e as (${expected}),
         a as (
           select ${listed(key)}, ${sql.join(COUNT_COLUMNS.map((column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`))}
           from (select ${listed([...key, ...COUNT_COLUMNS])} from ${sql.table(rollup)} where starts_at >= ${from} and starts_at < ${to}
                 ${tail ? sql`union all select ${listed([...key, ...COUNT_COLUMNS])} from (${tail}) t` : sql``}) s group by ${listed(key)})
    select jsonb_build_object(${sql.join(key.flatMap((column) => [sql`${sql.lit(column)}`, sql.ref(column)]))}) as key,
           to_jsonb(e) as expected, to_jsonb(a) as found, starts_at < ${firstClickMonth} as "isForgotten"
    from e full join a using (${listed(key)}) where ${sql.join(isOther, sql` or `)} limit ${MOST_SHOWN}`.execute(db);
  return rows.flatMap((row) => differencesIn(rollup, row));
}

type Compared = { key: Sums; expected: Sums | null; found: Sums | null; isForgotten: boolean };

function differencesIn(rollup: string, { key, expected, found, isForgotten }: Compared): Difference[] {
  const counts = isForgotten ? COUNT_COLUMNS.filter((column) => !CLICK_COUNTS.includes(column)) : COUNT_COLUMNS;
  return counts.flatMap((count) => {
    const [should, is] = [Number(expected?.[count] ?? 0), Number(found?.[count] ?? 0)];
    return should === is ? [] : [{ rollup, key: Object.values(key).join(' '), count, expected: should, found: is }];
  });
}
