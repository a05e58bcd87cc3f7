import type { EventType } from '@callstead/domain/events/event';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momentOfId } from '../../../db/sortable-id.ts';
import { COUNT_COLUMNS, type Facts, listed, noCounts, ROLLED_COLUMNS, ROLLED_COUNTS } from './sum-queries.ts';

/** Those after which a call, lead or conversion counts for something else; a payout moves all it paid. */
export const ROLLED_EVENTS = [
  'call.arrived',
  'call.refused',
  'call.connected',
  'call.target-failed',
  'call.ended',
  'call.approved',
  'call.dispute',
  'call.decide',
  'call.corrected',
  'conversion.accepted',
  'conversion.changed',
  'conversion.approved',
  'conversion.dispute',
  'conversion.decide',
  'conversion.corrected',
  'lead.accepted',
  'lead.pending',
  'lead.rejected',
  'lead.approved',
  'lead.return',
  'lead.decide',
  'lead.corrected',
  'payout.mark-sent',
  'payout.mark-failed',
] as const satisfies readonly EventType[];

/** What an event is about, with the moment it lies at; conversions are found by their id alone. */
export type Subjects = { ids: string[]; moments: Date[] };

export function subjectsOf(ids: Iterable<string>): Subjects {
  const found = [...new Set(ids)].map((id) => ({ id, at: momentIn(id) }));
  return { ids: found.map(({ id }) => id), moments: found.map(({ at }) => at) };
}

const momentIn = (id: string) => momentOfId('call', id) ?? momentOfId('lead', id) ?? new Date(0);

/** Sales that stand, or stood, in these payouts. */
export async function listPaidSales(db: Db, payoutIds: readonly string[]): Promise<string[]> {
  if (payoutIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct coalesce(call_id, lead_id, conversion_id) as id from payout_line
    where (payout_id = any (${payoutIds}::uuid[]) or freed_from = any (${payoutIds}::uuid[]))
      and coalesce(call_id, lead_id, conversion_id) is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** What is newer than the sums: whatever something happened to, and whether anybody came. */
export type Unrolled = { subjects: Subjects; clicks: boolean; visits: boolean };

export async function findUnrolled(db: Db, subscriber: string): Promise<Unrolled> {
  return { ...(await findNewVisitors(db)), subjects: await listUnrolledSubjects(db, subscriber) };
}

export async function findNewVisitors(db: Db): Promise<Pick<Unrolled, 'clicks' | 'visits'>> {
  const { rows } = await sql<{ clicks: boolean; visits: boolean }>`
    select exists (select from click_unrolled) as clicks,
           exists (select from visit_quarter where form_visits <> rolled_visits) as visits`.execute(db);
  return rows[0] ?? { clicks: false, visits: false };
}

/** Of all that happened since the roller's position, and of what has no position yet. */
async function listUnrolledSubjects(db: Db, subscriber: string): Promise<Subjects> {
  const { rows } = await sql<{ type: string; id: string }>`
    select subject_type as type, subject_id as id from event
    where position > coalesce((select position from event_cursor where subscriber = ${subscriber}), 0)
      and type = any (${ROLLED_EVENTS}::text[])
    union
    select subject_type, subject_id from event_inbox where type = any (${ROLLED_EVENTS}::text[])`.execute(db);
  const paid = await listPaidSales(
    db,
    rows.flatMap(({ type, id }) => (type === 'payout' ? [id] : [])),
  );
  return subjectsOf([...paid, ...rows.flatMap(({ type, id }) => (type === 'payout' ? [] : [id]))]);
}

const FACT_KINDS = ['call_fact', 'lead_fact'] as const;
const keptColumns = ['id', ...ROLLED_COLUMNS];

/** The facts of these as they stand now, and of the conversions that count by what these are. */
export const factsOf = ({ ids, moments }: Subjects): Facts => sql`
  ${sql.join(
    FACT_KINDS.map(
      (kind) => sql`
        select ${listed(keptColumns, 'f')}
        from unnest(${ids}::text[], ${moments}::timestamptz[]) as u (id, at)
        join ${sql.table(kind)} f on f.at = u.at and f.id = u.id`,
    ),
    sql` union all `,
  )}
  union all
  select ${listed(keptColumns, 'f')} from conversion_fact f
  where f.id in (
    select c.id from conversion c where c.source_id = any (${ids}::text[])
    union
    select o.id from conversion c join conversion o on o.source_id = c.source_id where c.id = any (${ids}::text[]))`;

/** What facts say now, less what is in the sums. */
export const differences = (now: Facts, was: Facts): Facts => sql`
  select ${listed(ROLLED_COLUMNS)}, null::text as device, ${noCounts(ofVisitors)} from ${now} n
  union all
  select ${listed(ROLLED_COLUMNS.filter((column) => !ROLLED_COUNTS.includes(column)))},
         ${sql.join(ROLLED_COUNTS.map((column) => sql`-${sql.ref(column)}`))}, null, ${noCounts(ofVisitors)} from ${was} w`;

const ofVisitors = COUNT_COLUMNS.filter((column) => !ROLLED_COUNTS.includes(column));

const clickColumns = ['at', 'campaign_id', 'publisher_id', 'advertiser_id', 'state', 'country', 'source', 'device'];

/** Clicks by batches of their keys. */
export const clicksIn = (batches: Facts): Facts => sql`
  select ${listed(clickColumns, 'f')}, null::text as number, null::text as target, null::text as reason, null::text as billing,
         null::text as outcome, ${listed(COUNT_COLUMNS, 'f')}
  from ${batches} b, unnest(b.ids, b.clicked_at) as u (id, at)
  join click_fact f on f.at = u.at and f.id = u.id`;

/** So many more visits as `visits` says. */
export const visitFacts = (visits: Facts): Facts => sql`
  select v.at, v.campaign_id, v.publisher_id, v.advertiser_id, null::text as state, null::text as country, null::text as source,
         null::text as device, null::text as number, null::text as target, null::text as reason, null::text as billing,
         null::text as outcome, v.form_visits, ${noCounts(COUNT_COLUMNS.filter((column) => column !== 'form_visits'))}
  from ${visits} v`;

const FACT_COLUMNS = [...ROLLED_COLUMNS, 'device', ...ofVisitors];

/** Everything that is not in the sums yet, and what is there in its place, taken off; without it there is nothing. */
export function unrolledFacts({ subjects, clicks, visits }: Unrolled): Facts | undefined {
  const parts: Facts[] = [];
  if (subjects.ids.length > 0) parts.push(changeOf(subjects));
  if (clicks) parts.push(clicksIn(sql`click_unrolled`));
  if (visits) parts.push(visitFacts(UNROLLED_VISITS));
  if (parts.length === 0) return undefined;
  return together(parts);
}

/** Facts of several kinds as one relation. */
export const together = (parts: readonly Facts[]): Facts =>
  sql.join(
    parts.map((part) => sql`select ${listed(FACT_COLUMNS)} from (${part}) as part`),
    sql` union all `,
  );

const changeOf = (subjects: Subjects): Facts => sql`
  with now as materialized (${factsOf(subjects)}),
       was as (select r.* from rolled_fact r where r.id in (select id from now))
  ${differences(sql`now`, sql`was`)}`;

const UNROLLED_VISITS = sql`(
  select starts_at as at, campaign_id, publisher_id, advertiser_id, form_visits - rolled_visits as form_visits
  from visit_quarter where form_visits <> rolled_visits)`;
