import { type CountName, FACT_COUNTS } from '@callstead/domain/reports/counts';
import { ROLLED_DIMENSIONS } from '@callstead/domain/reports/rollups';
import { type RawBuilder, sql } from 'kysely';

/** A relation with the columns of facts: what is added up. */
export type Facts = RawBuilder<unknown>;

/** 'uniqueClicks' → 'unique_clicks' */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const COUNT_COLUMNS: readonly string[] = FACT_COUNTS.map(columnOf);

/** Clicks and visits come another way: of a single call, lead or conversion these are always none. */
const OF_VISITORS: readonly CountName[] = ['clicks', 'uniqueClicks', 'outsideClicks', 'formVisits'];
export const ROLLED_COUNTS: readonly string[] = FACT_COUNTS.filter((name) => !OF_VISITORS.includes(name)).map(columnOf);

/** What of a fact the sums are made from: every change of one of these changes them. */
const SIDES = ['campaign_id', 'publisher_id', 'advertiser_id'];
const VALUES = ROLLED_DIMENSIONS.filter((name) => name !== 'device'); // of clicks alone
export const ROLLED_COLUMNS: readonly string[] = ['at', ...SIDES, ...VALUES, ...ROLLED_COUNTS];

export const listed = (columns: readonly string[], alias?: string) =>
  sql.join(columns.map((column) => sql.ref(alias ? `${alias}.${column}` : column)));

/** Stands for nobody, and for the network as a whole: a key has no nulls. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
const nobody = sql`${sql.lit(NOBODY)}::uuid`;
const zone = sql`(select zone from rollup_state)`;

const sums = (alias: string) =>
  sql.join(COUNT_COLUMNS.map((column) => sql`sum(${sql.ref(`${alias}.${column}`)}) as ${sql.ref(column)}`));
const isAnything = (alias: string) =>
  sql.join(
    COUNT_COLUMNS.map((column) => sql`sum(${sql.ref(`${alias}.${column}`)}) <> 0`),
    sql` or `,
  );

const PAIR_KEY = ['grain', 'starts_at', ...SIDES];
const DIMENSION_KEY = ['account_id', 'dimension', 'grain', 'starts_at', 'value'];

type Grain = 'quarter' | 'hour' | 'day' | 'month';
/** The finest sums hold all the others. */
const FINE: readonly Grain[] = ['quarter', 'hour'];
const EVERY: readonly Grain[] = [...FINE, 'day', 'month'];

const startOf = (grain: Grain, moment: string) =>
  ({
    quarter: sql.ref(moment),
    hour: sql`date_trunc('hour', ${sql.ref(moment)}, 'UTC')`,
    day: sql`date_trunc('day', ${sql.ref(moment)}, ${zone})`,
    month: sql`date_trunc('month', ${sql.ref(moment)}, ${zone})`,
  })[grain];
const startsIn = (grains: readonly Grain[], moment: string) =>
  sql.join(grains.map((grain) => sql`(${sql.lit(grain)}, ${startOf(grain, moment)})`));

/** Facts by campaign, publisher and advertiser, in each grain. */
export const pairSums = (facts: Facts, grains = EVERY): RawBuilder<unknown> => sql`
  select g.grain, g.starts_at, b.campaign_id, b.publisher_id, b.advertiser_id, ${sums('b')}
  from (
    select date_bin('15 minutes', f.at, 'epoch') as quarter, coalesce(f.campaign_id, ${nobody}) as campaign_id,
           coalesce(f.publisher_id, ${nobody}) as publisher_id, coalesce(f.advertiser_id, ${nobody}) as advertiser_id, ${sums('f')}
    from (${facts}) f group by 1, 2, 3, 4) b
  cross join lateral (values ${startsIn(grains, 'b.quarter')}) g (grain, starts_at)
  group by 1, 2, 3, 4, 5 having ${isAnything('b')}`;

/** Facts of each account by each dimension, and in all. */
export const dimensionSums = (facts: Facts, grains = EVERY): RawBuilder<unknown> => sql`
  select a.account_id, b.dimension, g.grain, g.starts_at, b.value, ${sums('b')}
  from (
    select date_trunc('hour', f.at, 'UTC') as hour, f.publisher_id, f.advertiser_id, v.dimension, v.value, ${sums('f')}
    from (${facts}) f
    cross join lateral (values ('total', ''),
      ${sql.join(ROLLED_DIMENSIONS.map((name) => sql`(${sql.lit(name)}, ${sql.ref(`f.${name}`)})`))}) v (dimension, value)
    where v.value is not null group by 1, 2, 3, 4, 5) b
  cross join lateral (values (${nobody}), (b.publisher_id), (b.advertiser_id)) a (account_id)
  cross join lateral (values ${startsIn(
    grains.filter((grain) => grain !== 'quarter'),
    'b.hour',
  )}) g (grain, starts_at)
  where a.account_id is not null
  group by 1, 2, 3, 4, 5 having ${isAnything('b')}`;

/** Rows are locked in one order by all. */
const inserted = (table: string, key: readonly string[], found: RawBuilder<unknown>) => sql`
  insert into ${sql.table(table)} as k (${listed([...key, ...COUNT_COLUMNS])})
  select ${listed([...key, ...COUNT_COLUMNS], 's')} from (${found}) s order by ${listed(key, 's')}`;

const added = (table: string, key: readonly string[], found: RawBuilder<unknown>) => sql`
  ${inserted(table, key, found)}
  on conflict (${listed(key)}) do update set
    ${sql.join(COUNT_COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`k.${column}`)} + ${sql.ref(`excluded.${column}`)}`))}`;

export const addPairSums = (facts: Facts) => added('rollup_pair', PAIR_KEY, pairSums(facts));
export const addDimensionSums = (facts: Facts) => added('rollup_dimension', DIMENSION_KEY, dimensionSums(facts));

/** Of a time that has none yet, by quarters and hours alone: asking each row whether it is there would cost as much again. */
export const insertFinePairSums = (facts: Facts) => inserted('rollup_pair', PAIR_KEY, pairSums(facts, FINE));
export const insertFineDimensionSums = (facts: Facts) =>
  inserted('rollup_dimension', DIMENSION_KEY, dimensionSums(facts, FINE));

/** A column that these facts have nothing in. */
export const noCounts = (columns: readonly string[]) => sql.join(columns.map((column) => sql`0 as ${sql.ref(column)}`));
