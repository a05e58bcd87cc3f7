import { randomUUID } from 'node:crypto';
import type { ClickVerdict } from '@callstead/domain/clicks/click';
import type { ClickParameters } from '@callstead/domain/clicks/click-parameters';
import type { Device } from '@callstead/domain/clicks/device';
import type { StatementRunner } from '../../db/database.ts';

/** A click as it is written; as text it also waits on disk. */
export type Click = {
  id: string;
  clickedMs: number;
  /** Of the network. */
  day: string;
  verdict: ClickVerdict;
  /** Who it was, as a hash; null where nobody is counted. */
  visit: string | null;
  /** It left for a page that is not ours. Undefined in what waited on disk before that was asked. */
  isOutside?: boolean;
  /** What stood in the link, where nobody knows it. */
  asked: string | null;
  campaignId: string | null;
  publisherId: string | null;
  applicationId: string | null;
  /** Undefined in what waited on disk before there were any. */
  savedLinkId?: string | null;
  subs: ClickParameters['subs'];
  ads: ClickParameters['ads'];
  deepLink: string | null;
  referrerHost: string | null;
  country: string | null;
  state: string | null;
  device: Device | null;
};

/** Clicks as they come: one a line, fields between tabs. Visits are taken in order, so that no two writes wait for each other. */
const givenIn = (lines: string) => `
  given as materialized (
    select f[1] as id, to_timestamp(f[2]::float8 / 1000) as clicked_at, f[3]::date as day, f[4] as verdict, f[5]::uuid as visit,
           f[6] as asked, f[7]::uuid as campaign_id, f[8]::uuid as publisher_id, f[9]::uuid as application_id,
           f[10] as sub1, f[11] as sub2, f[12] as sub3, f[13] as sub4, f[14] as sub5, f[15] as source, f[16] as creative,
           f[17]::jsonb as ads, f[18] as deep_link, f[19] as referrer_host, f[20] as country, f[21] as state, f[22] as device,
           f[23]::uuid as saved_link_id, coalesce(f[24]::boolean, false) as is_outside
    from (select string_to_array(line, E'\\t', '') as f from ${lines} as line offset 0) as lines)`;
const FIRST_VISIT = `
  first_visit as (
    insert into click_visit (day, visit) select day, visit from given where visit is not null order by day, visit
    on conflict do nothing returning visit)`;
/** For clicks that are hours old as well: a day that was counted already is counted again. */
const COUNTED_AGAIN = `
  counted_again as (
    delete from click_day_counted c using (select distinct day from given) g where c.day = g.day)`;
const insertClicks = (isUnique: string, join = '') => `
  insert into click (id, clicked_at, day, verdict, is_unique, asked, campaign_id, publisher_id, application_id,
                     sub1, sub2, sub3, sub4, sub5, source, creative, ads, deep_link, referrer_host, country, state, device,
                     saved_link_id, is_outside)
  select g.id, g.clicked_at, g.day, g.verdict, ${isUnique}, g.asked, g.campaign_id, g.publisher_id, g.application_id,
         g.sub1, g.sub2, g.sub3, g.sub4, g.sub5, g.source, g.creative, g.ads, g.deep_link, g.referrer_host, g.country, g.state,
         g.device, g.saved_link_id, g.is_outside
  from given g ${join}`;
/** For the sums of reports: they are made later, and none of it is waited for here. */
const written = (insert: string) => `
  written as (${insert} returning id, clicked_at, verdict, publisher_id)`;
const TELL_ROLLER = `
  insert into click_unrolled (ids, clicked_at)
  select array_agg(id), array_agg(clicked_at) from written where verdict = 'ok' and publisher_id is not null having count(*) > 0`;
const INSERT_CLICKS = insertClicks('u.visit is not null', 'left join first_visit u on u.visit = g.visit');
const GIVEN = givenIn(`string_to_table($1::text, E'\\n')`);
const RECORD_CLICKS = `with ${GIVEN}, ${FIRST_VISIT}, ${written(INSERT_CLICKS)} ${TELL_ROLLER}`;
const RECORD_LATE_CLICKS = `
  with ${GIVEN}, ${FIRST_VISIT}, ${COUNTED_AGAIN}, ${written(`${INSERT_CLICKS} on conflict do nothing`)} ${TELL_ROLLER}`;
const UNIQUE_VIOLATION = '23505';

/**
 * A whole batch in one round trip, each click once however often it is written. Asking for conflicts would cost every
 * click more, and only a batch whose answer was lost has any. Days are counted again for longer than such a batch can take.
 */
export async function recordClicks(pool: StatementRunner, clicks: readonly Click[]): Promise<void> {
  const statement = { name: 'record-clicks', text: RECORD_CLICKS, values: [linesOf(clicks)] };
  await pool.query(statement).catch((error: Error & { code?: string }) => {
    if (error.code !== UNIQUE_VIOLATION) throw error;
    return recordLateClicks(pool, clicks);
  });
}

/** A click that is there already finds its row, and its visit with it. */
export async function recordLateClicks(pool: StatementRunner, clicks: readonly Click[]): Promise<void> {
  await pool.query({ name: 'record-late-clicks', text: RECORD_LATE_CLICKS, values: [linesOf(clicks)] });
}

/** As durable as rows, for a fiftieth of what they cost: visitors of a busy moment need not wait for the rest. */
export async function keepBatch(pool: StatementRunner, clicks: readonly Click[]): Promise<void> {
  const text = 'insert into click_batch (id, lines) values ($1, $2)';
  await pool.query({ name: 'keep-click-batch', text, values: [randomUUID(), clicks.map(lineOf).join('\n')] });
}

/**
 * Two batches, or two clicks of one, may hold the same visit: its first click is unique, if no other was there before. The
 * index is asked for each visit: a join that looks which are new is planned in the morning, when there are none, and by noon reads all of
 * the day for every batch.
 */
const UNIQUE_CLICK = `
  visitor as materialized (
    select distinct on (day, visit) day, visit, id from given where visit is not null order by day, visit, id),
  first_visit as (
    insert into click_visit (day, visit) select day, visit from visitor order by day, visit on conflict do nothing returning visit),
  unique_click as (select id from visitor where visit in (select visit from first_visit))`;
const spread = (conflicts: string) => `with
  taken as (
    delete from click_batch where id in (
      select id from click_batch order by taken_at limit $1 for update skip locked) returning lines),
  ${givenIn(`taken, string_to_table(taken.lines, E'\\n')`)},
  ${UNIQUE_CLICK}, ${COUNTED_AGAIN},
  ${written(`${insertClicks('g.id in (select id from unique_click)', IN_ORDER_OF_INDEXES)} ${conflicts}`)},
  told as (${TELL_ROLLER})
  select count(*) as batches from taken`;
/** Neighbours in the indexes are written one after the other: their pages are at hand then. */
const IN_ORDER_OF_INDEXES = 'order by g.campaign_id, g.publisher_id';
const SPREAD = spread('');
const SPREAD_LATE = spread('on conflict do nothing');

/** Makes rows of some batches, all or nothing, each once whoever else is at it. Answers how many it found. */
export async function spreadSome(pool: StatementRunner, most: number): Promise<number> {
  const { rows } = await pool.query<Spread>({ name: 'spread-late-clicks', text: SPREAD_LATE, values: [most] });
  return rows[0]?.batches ?? 0;
}

/** The same without asking every click whether it is there already; not in a transaction, which would end with the first that is. */
export async function spreadFresh(pool: StatementRunner, most: number): Promise<number> {
  const { rows } = await pool
    .query<Spread>({ name: 'spread-clicks', text: SPREAD, values: [most] })
    .catch((error: Error & { code?: string }) => {
      if (error.code !== UNIQUE_VIOLATION) throw error;
      return { rows: [] };
    });
  return rows[0]?.batches ?? spreadSome(pool, most);
}

type Spread = { batches: number };

/** Until those who are making rows of batches have made them: a batch that was taken lets nobody share it before. */
export async function awaitTakenBatches(pool: StatementRunner): Promise<void> {
  const text = 'select 1 from click_batch order by id for key share';
  await pool.query({ name: 'await-taken-click-batches', text, values: [] });
}

/** Of several of one visit the first may be unique. */
function linesOf(clicks: readonly Click[]): string {
  const seen = new Set<string>();
  const lines = clicks.map((click) => {
    const { visit } = click;
    if (visit === null) return lineOf(click);
    if (seen.has(visit)) return lineOf({ ...click, visit: null });
    seen.add(visit);
    return lineOf(click);
  });
  return lines.join('\n');
}

/**
 * Fields between tabs, as one text: a fifth of what twenty arrays cost both sides. Nothing a click says holds a tab or a line
 * break (`parameterText`), and JSON writes them otherwise.
 */
function lineOf(click: Click): string {
  const { subs, ads } = click;
  const known = `${click.id}\t${click.clickedMs}\t${click.day}\t${click.verdict}\t${click.visit ?? ''}\t${click.asked ?? ''}\t${click.campaignId ?? ''}\t${click.publisherId ?? ''}\t${click.applicationId ?? ''}`;
  const said = `${subs.sub1 ?? ''}\t${subs.sub2 ?? ''}\t${subs.sub3 ?? ''}\t${subs.sub4 ?? ''}\t${subs.sub5 ?? ''}\t${subs.source ?? ''}\t${subs.creative ?? ''}`;
  const around = `${ads ? JSON.stringify(ads) : ''}\t${click.deepLink ?? ''}\t${click.referrerHost ?? ''}\t${click.country ?? ''}\t${click.state ?? ''}\t${click.device ?? ''}\t${click.savedLinkId ?? ''}\t${click.isOutside ? 't' : ''}`;
  return `${known}\t${said}\t${around}`;
}
