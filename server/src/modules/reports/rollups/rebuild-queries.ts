import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import {
  COUNT_COLUMNS,
  type Facts,
  insertFineDimensionSums,
  insertFinePairSums,
  listed,
  ROLLED_COLUMNS,
} from './sum-queries.ts';
import { differences, together } from './unrolled-queries.ts';

export type RollupState = { zone: string; filledAt: Date | null };

export async function findRollupState(db: Db): Promise<RollupState> {
  const { zone, filled_at } = await db.selectFrom('rollup_state').selectAll().executeTakeFirstOrThrow();
  return { zone, filledAt: filled_at };
}

/** Nobody else changes the sums meanwhile. First of all in its transaction: what is read then is of one moment after that. */
export async function lockRollupsWhole(db: Db): Promise<void> {
  await sql`lock table rollup_state in exclusive mode`.execute(db);
}

export async function updateState(db: Db, zone: string, now: Date): Promise<void> {
  await sql`update rollup_state set zone = ${zone}, filled_at = ${now}`.execute(db);
}

/** Whoever never rolled begins after what the sums were just made from; one that stands may move on meanwhile, and is left alone. */
export async function insertCursor(db: Db, subscriber: string): Promise<void> {
  await sql`
    insert into event_cursor (subscriber, position)
    select ${subscriber}, (select coalesce(max(position), 0) from event)
    where not exists (select from event_cursor where subscriber = ${subscriber})`.execute(db);
}

/** Clicks of before are forgotten, and only the sums still know them. */
export const firstClickMonth = sql`(
  select coalesce(date_trunc('month', min(clicked_at), 'UTC'), 'infinity') from click)`;

const CLICK_COUNTS = ['clicks', 'unique_clicks', 'outside_clicks'];
const isClicked = sql.join(
  CLICK_COUNTS.map((column) => sql`${sql.ref(column)} <> 0`),
  sql` or `,
);

/** Puts aside what forgotten clicks came to, and takes everything else away. */
export async function emptyRollups(db: Db): Promise<void> {
  const forgotten = sql`starts_at < ${firstClickMonth} and (${isClicked})`;
  await sql`
    create temporary table kept_pair on commit drop as
    select grain, starts_at, campaign_id, publisher_id, advertiser_id, ${listed(CLICK_COUNTS)} from rollup_pair
    where grain in ('quarter', 'hour') and ${forgotten}`.execute(db);
  await sql`
    create temporary table kept_dimension on commit drop as
    select account_id, dimension, grain, starts_at, value, ${listed(CLICK_COUNTS)} from rollup_dimension
    where grain = 'hour' and ${forgotten}`.execute(db);
  for (const table of ['rollup_pair', 'rollup_dimension', 'rolled_fact', 'click_unrolled'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update visit_quarter set rolled_visits = form_visits where rolled_visits <> form_visits`.execute(db);
}

const ARRIVALS = {
  call: 'arrived_at',
  lead: 'arrived_at',
  conversion: 'received_at',
  click: 'clicked_at',
  visit_quarter: 'starts_at',
};

/** Months of UTC from the first with anything to add up to the last. */
export async function listFactMonths(db: Db): Promise<Date[]> {
  const ends = Object.entries(ARRIVALS).map(([table, at]) => ({ table: sql.table(table), at: sql.ref(at) }));
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select least(${sql.join(ends.map(({ table, at }) => sql`(select min(${at}) from ${table})`))}) as first,
           greatest(${sql.join(ends.map(({ table, at }) => sql`(select max(${at}) from ${table})`))}) as last`.execute(
    db,
  );
  const { first, last } = rows[0] ?? { first: null, last: null };
  const months: Date[] = [];
  if (!first || !last) return months;
  for (let month = monthOf(first); month <= last; month = monthOf(month, 1)) months.push(month);
  return months;
}

/** Where a month of UTC begins. */
export const monthOf = (at: Date, later = 0) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1));

type Moments = { from: Date; to: Date };

/** Millions are put in groups: what does not fit in here goes through files. */
export async function allowMemory(db: Db): Promise<void> {
  await sql`set local work_mem = '128MB'`.execute(db);
}

/** All facts of a time as rows say them now, by quarters and hours. */
export async function sumMonth(db: Db, { from, to }: Moments): Promise<void> {
  const KEPT = ['id', ...ROLLED_COLUMNS];
  for (const kind of ['call_fact', 'lead_fact', 'conversion_fact']) {
    await sql`
      insert into rolled_fact (${listed(KEPT)}) select ${listed(KEPT)} from ${sql.table(kind)} f
      where f.at >= ${from} and f.at < ${to}`.execute(db);
  }
  const rolled = differences(
    sql`(select * from rolled_fact where at >= ${from} and at < ${to})`,
    sql`(select * from rolled_fact where false)`,
  );
  const facts = together([rolled, visitorFacts('click_fact', { from, to }), visitorFacts('visit_fact', { from, to })]);
  await insertFinePairSums(facts).execute(db);
  await insertFineDimensionSums(facts).execute(db);
}

const visitorFacts = (kind: string, { from, to }: Moments): Facts => sql`
  select * from ${sql.table(kind)} where at >= ${from} and at < ${to}`;

/** Clicks whose rows are gone stay in the sums, also in those made anew. */
export async function putBackForgottenClicks(db: Db): Promise<void> {
  const put = (table: 'rollup_pair' | 'rollup_dimension', kept: string, key: readonly string[]) =>
    sql`
      insert into ${sql.table(table)} as k (${listed([...key, ...CLICK_COUNTS])}) select ${listed([...key, ...CLICK_COUNTS])} from ${sql.table(kept)}
      on conflict (${listed(key)}) do update set
        ${sql.join(CLICK_COUNTS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`k.${column}`)} + ${sql.ref(`excluded.${column}`)}`))}`.execute(
      db,
    );
  await put('rollup_pair', 'kept_pair', ['grain', 'starts_at', 'campaign_id', 'publisher_id', 'advertiser_id']);
  await put('rollup_dimension', 'kept_dimension', ['account_id', 'dimension', 'grain', 'starts_at', 'value']);
}

const sums = sql.join(COUNT_COLUMNS.map((column) => sql`sum(${sql.ref(column)})`));
const anew = sql`cross join (values ('day'), ('month')) g (coarse)`;

/** Days and months anew, of the finer sums, in the zone that the state names now. */
export async function sumDaysAndMonths(db: Db): Promise<void> {
  const starts = sql`date_trunc(g.coarse, starts_at, (select zone from rollup_state))`;
  for (const table of ['rollup_pair', 'rollup_dimension'])
    await sql`delete from ${sql.table(table)} where grain in ('day', 'month')`.execute(db);
  await sql`
    insert into rollup_pair (grain, starts_at, campaign_id, publisher_id, advertiser_id, ${listed(COUNT_COLUMNS)})
    select g.coarse, ${starts}, campaign_id, publisher_id, advertiser_id, ${sums}
    from rollup_pair ${anew} where grain = 'quarter' group by 1, 2, 3, 4, 5`.execute(db);
  await sql`
    insert into rollup_dimension (account_id, dimension, grain, starts_at, value, ${listed(COUNT_COLUMNS)})
    select account_id, dimension, g.coarse, ${starts}, value, ${sums}
    from rollup_dimension ${anew} where grain = 'hour' group by 1, 2, 3, 4, 5`.execute(db);
}
