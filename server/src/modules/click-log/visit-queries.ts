import type { StatementRunner } from '../../db/database.ts';

/** Somebody looks at a form of ours. */
export type FormVisit = {
  at: Date;
  /** Of the network. */
  day: string;
  /** Who it was, as a hash that is good for a day. */
  visit: string;
  campaignId: string;
  publisherId: string;
  advertiserId: string;
};

/** Each visitor of a form once a day: the key decides that, whatever the process. */
export async function recordFormVisits(pool: StatementRunner, visits: readonly FormVisit[]): Promise<void> {
  await pool.query({
    name: 'record-form-visits',
    text: `
      with given as materialized (
        select distinct on (g.day, g.visit) g.* from jsonb_to_recordset($1) as g (
          at timestamptz, day date, visit uuid, "campaignId" uuid, "publisherId" uuid, "advertiserId" uuid)
        order by g.day, g.visit, g.at),
      first_visit as (
        insert into click_visit (day, visit) select day, visit from given order by day, visit
        on conflict do nothing returning day, visit)
      insert into visit_quarter as q (campaign_id, starts_at, publisher_id, advertiser_id, form_visits)
      select g."campaignId", date_bin('15 minutes', g.at, 'epoch'), g."publisherId", g."advertiserId", count(*)
      from given g join first_visit using (day, visit)
      group by 1, 2, 3, 4 order by 1, 2, 3
      on conflict (campaign_id, starts_at, publisher_id) do update set form_visits = q.form_visits + excluded.form_visits`,
    values: [JSON.stringify(visits)],
  });
}
