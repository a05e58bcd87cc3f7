import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { addDimensionSums, addPairSums, listed, ROLLED_COLUMNS } from './sum-queries.ts';
import { clicksIn, differences, factsOf, type Subjects, visitFacts } from './unrolled-queries.ts';

/** Until the transaction ends nobody else changes the sums. */
export async function lockRollups(db: Db): Promise<void> {
  await sql`select 1 from rollup_state for update`.execute(db);
}

const KEPT = ['id', ...ROLLED_COLUMNS];

/** One statement, so that what is added and what is remembered of it are of one moment. */
export async function rollFacts(db: Db, subjects: Subjects): Promise<void> {
  await sql`
    with now as materialized (${factsOf(subjects)}),
         was as materialized (select r.* from rolled_fact r where r.id in (select id from now)),
         change as materialized (${differences(sql`now`, sql`was`)}),
         kept as (
           insert into rolled_fact as k (${listed(KEPT)}) select ${listed(KEPT)} from now
           on conflict (id) do update set
             ${sql.join(ROLLED_COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
           where (${listed(ROLLED_COLUMNS, 'k')}) is distinct from (${listed(ROLLED_COLUMNS, 'excluded')})),
         pairs as (${addPairSums(sql`select * from change`)})
    ${addDimensionSums(sql`select * from change`)}`.execute(db);
}

/** Answers how many batches there were. */
export async function rollClickBatches(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ batches: number }>`
    with taken as materialized (
           delete from click_unrolled where ctid = any (array(select ctid from click_unrolled limit ${most})) returning ids, clicked_at),
         clicked as materialized (${clicksIn(sql`taken`)}),
         pairs as (${addPairSums(sql`select * from clicked`)}),
         dimensions as (${addDimensionSums(sql`select * from clicked`)})
    select count(*) as batches from taken`.execute(db);
  return rows[0]?.batches ?? 0;
}

/** Answers how many quarters of an hour had new visits. */
export async function rollVisits(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ quarters: number }>`
    with more as materialized (
           select campaign_id, starts_at, publisher_id, advertiser_id, form_visits - rolled_visits as form_visits
           from visit_quarter where form_visits <> rolled_visits limit ${most} for update),
         told as (
           update visit_quarter q set rolled_visits = q.rolled_visits + m.form_visits from more m
           where q.campaign_id = m.campaign_id and q.starts_at = m.starts_at and q.publisher_id = m.publisher_id),
         visited as materialized (${visitFacts(sql`(select starts_at as at, campaign_id, publisher_id, advertiser_id, form_visits from more)`)}),
         pairs as (${addPairSums(sql`select * from visited`)}),
         dimensions as (${addDimensionSums(sql`select * from visited`)})
    select count(*) as quarters from more`.execute(db);
  return rows[0]?.quarters ?? 0;
}
