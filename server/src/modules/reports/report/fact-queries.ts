import { COUNTS, type Counts, FACT_COUNTS, NO_COUNTS } from '@callstead/domain/reports/counts';
import type { Span } from '@callstead/domain/reports/day-buckets';
import {
  type Dimension,
  FACT_DIMENSIONS,
  type FactDimension,
  isTimeDimension,
  type TimeDimension,
} from '@callstead/domain/reports/dimensions';
import type { TimePieces } from '@callstead/domain/reports/time-pieces';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { columnOf } from '../rollups/sum-queries.ts';

/** Each dimension has a column of its name, but those that are ids. */
const COLUMNS = {
  ...(Object.fromEntries(FACT_DIMENSIONS.map((name) => [name, name])) as Record<FactDimension, string>),
  campaign: 'campaign_id',
  publisher: 'publisher_id',
  advertiser: 'advertiser_id',
  referrerHost: 'referrer_host',
} as const satisfies Record<FactDimension, string>;

/** What of a dimension is looked at; null stands for what is not known. */
export type FactFilter = { dimension: FactDimension; values: readonly (string | null)[] };

export type FactQuestion = {
  publisherId?: string | undefined;
  advertiserId?: string | undefined;
  by: readonly Dimension[];
  filters: readonly FactFilter[];
  pieces: TimePieces;
  /** Whether hours at the cap are asked for, too. */
  hasCaps?: boolean;
};

/** `keys` in the order of `by`: of a time dimension the place of its value, of any other the value itself. */
export type Group = { keys: (string | number | null)[]; counts: Counts };

/** What rows come to. No more than `most` and one: whoever asked sees that there are more. */
export function sumFacts(db: Db, question: FactQuestion, spans: readonly Span[], most: number): Promise<Group[]> {
  const within = spans.map(({ from, to }) => sql<SqlBool>`(at >= ${from} and at < ${to})`);
  const facts = sql`select * from report_fact where ${sql.join(within, sql` or `)}`;
  return sumSource(db, facts, question, most, question.hasCaps ? [...SUMS, CAP_QUARTERS] : SUMS);
}

/** The same for anything that has the columns of facts. */
export async function sumSource(
  db: Db,
  facts: RawBuilder<unknown>,
  question: FactQuestion,
  most: number,
  sums: readonly RawBuilder<unknown>[] = SUMS,
): Promise<Group[]> {
  const { by, pieces } = question;
  const keys = by.map((dimension) => keyOf(dimension, pieces));
  const { rows } = await sql<GroupRow>`
    select ${sql.join([...keys.map((key, index) => sql`${key} as ${keyName(index)}`), ...sums])}
    from (${facts}) f where ${sql.join([sql`true`, ...conditionsOf(question)], sql` and `)}
    ${grouped(keys.length)} limit ${most + 1}`.execute(db);
  return rows.map((row) => groupOf(row, by.length));
}

export type GroupRow = Record<string, string | number | null>;

export const keyName = (index: number) => sql.ref(`k${index}`);
export const grouped = (keys: number) =>
  keys > 0 ? sql`group by ${sql.join(Array.from({ length: keys }, (_, index) => sql.lit(index + 1)))}` : sql``;

export const SUMS = FACT_COUNTS.map(
  (name) => sql`coalesce(sum(${sql.ref(columnOf(name))}), 0)::bigint as ${sql.ref(name)}`,
);

export const quarterOf = sql`date_bin('15 minutes', at, 'epoch')`;

/** Quarters of an hour in which a cap turned something away: each of a campaign once. */
const CAP_QUARTERS = sql`
  count(distinct (${quarterOf}, campaign_id)) filter (where turned_away > 0 and campaign_id is not null) as "capQuarters"`;

function keyOf(dimension: Dimension, pieces: TimePieces): RawBuilder<unknown> {
  return isTimeDimension(dimension) ? placeOf(dimension, pieces, 'at') : sql`${columnFor(dimension)}::text`;
}

/** The place of a moment among the values of a dimension. */
export function placeOf(dimension: TimeDimension, pieces: TimePieces, at: string): RawBuilder<unknown> {
  if (pieces.offsets) return placeByClock(dimension, minutesOf(pieces, pieces.offsets, at));
  const places = `{${pieces.of.get(dimension)?.places.join(',') ?? ''}}`;
  const sinceEpoch = sql`floor(${secondsOf(at)} * 1000)::bigint`;
  return sql`(${places}::integer[])[width_bucket(${sinceEpoch}, ${startsOf(pieces)}::bigint[])]`;
}

/** Since 1970, and no decimal as `extract` gives: of thousands of hours reckoning with those took half of the time. */
const secondsOf = (at: string) => sql`date_part('epoch', ${sql.ref(at)})`;

/** Minutes since 1970, as the clocks there count them. */
function minutesOf(pieces: TimePieces, offsets: readonly number[], at: string): RawBuilder<unknown> {
  const ahead = sql`(${offsets}::integer[])[width_bucket(${sql.ref(at)}, ${pieces.starts}::timestamptz[])]`;
  return sql`(floor(${secondsOf(at)} / 60)::bigint + ${ahead})`;
}

/** The hour of the day, or the day of the week: 1 January 1970 was a Thursday. */
const placeByClock = (dimension: TimeDimension, minutes: RawBuilder<unknown>) =>
  dimension === 'hourOfDay' ? sql`(${minutes} % 1440 / 60)::integer` : sql`((${minutes} / 1440 + 3) % 7)::integer`;

/** As one text: the hours of a year are thousands, and each of several questions is asked with them. */
function startsOf(pieces: TimePieces): string {
  const known = writtenStarts.get(pieces);
  if (known !== undefined) return known;
  const written = `{${pieces.starts.map((start) => start.getTime()).join(',')}}`;
  writtenStarts.set(pieces, written);
  return written;
}
const writtenStarts = new WeakMap<TimePieces, string>();

/** What a campaign is about is asked of it, whatever else holds its id. */
const columnFor = (dimension: FactDimension) =>
  dimension === 'category'
    ? sql`(select k.category from campaign k where k.id = f.campaign_id)`
    : sql.ref(COLUMNS[dimension]);

function conditionsOf({ publisherId, advertiserId, filters }: FactQuestion): RawBuilder<SqlBool>[] {
  return [
    ...(publisherId === undefined ? [] : [sql<SqlBool>`publisher_id = ${publisherId}`]),
    ...(advertiserId === undefined ? [] : [sql<SqlBool>`advertiser_id = ${advertiserId}`]),
    ...filters.map(conditionOf),
  ];
}

function conditionOf({ dimension, values }: FactFilter): RawBuilder<SqlBool> {
  const column = columnFor(dimension);
  const known = values.filter((value) => value !== null);
  const type = COLUMNS[dimension].endsWith('_id') ? sql`uuid[]` : sql`text[]`;
  const isKnown = sql<SqlBool>`${column} = any (${known}::${type})`;
  return known.length < values.length ? sql<SqlBool>`(${isKnown} or ${column} is null)` : isKnown;
}

export function groupOf(row: GroupRow, depth: number): Group {
  const keys: Group['keys'] = [];
  for (let index = 0; index < depth; index += 1) keys.push(row[`k${index}`] ?? null);
  const counts = { ...NO_COUNTS };
  for (const name of COUNTS) counts[name] = Number(row[name] ?? 0);
  return { keys, counts };
}
