import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type Moments = { from: Date; to: Date };

/** Days with clicks that were not counted since, and the last ones anyway. */
export async function listDaysToCount(db: Db, { before, againFrom }: { before: string; againFrom: string }) {
  const { rows } = await sql<{ day: string }>`
    select d.day::date::text as day
    from generate_series((select (min(clicked_at) - interval '1 day')::date from click), ${before}::date - 1, interval '1 day') as d (day)
    where exists (select from click k where k.clicked_at >= d.day - interval '1 day' and k.clicked_at < d.day + interval '2 days')
      and (d.day >= ${againFrom}::date or not exists (select from click_day_counted c where c.day = d.day::date))
    order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

/** A day's clicks as they stand now, instead of what was counted before. */
export async function countClicksOf(db: Db, day: string, { from, to }: Moments, now: Date): Promise<void> {
  await sql`
    insert into click_day_counted (day, counted_at) values (${day}::date, ${now})
    on conflict (day) do update set counted_at = excluded.counted_at`.execute(db);
  await sql`delete from click_day where day = ${day}::date`.execute(db);
  await sql`
    insert into click_day (day, campaign_id, publisher_id, verdict, clicks, unique_clicks)
    select day, campaign_id, publisher_id, verdict, count(*), count(*) filter (where is_unique)
    from click where clicked_at >= ${from} and clicked_at < ${to} and day = ${day}::date group by 1, 2, 3, 4`.execute(
    db,
  );
  await sql`delete from saved_link_day where day = ${day}::date`.execute(db);
  await sql`
    insert into saved_link_day (saved_link_id, day, clicks, unique_clicks)
    select saved_link_id, day, count(*), count(*) filter (where is_unique)
    from click
    where clicked_at >= ${from} and clicked_at < ${to} and day = ${day}::date
      and saved_link_id is not null and verdict = 'ok'
    group by 1, 2`.execute(db);
}

export async function dropClickMonths(
  db: Db,
  { clicksBefore, visitsBefore }: { clicksBefore: Date; visitsBefore: string },
): Promise<void> {
  await sql`select drop_click_months(${clicksBefore}, ${visitsBefore}::date)`.execute(db);
}
