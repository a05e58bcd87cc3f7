import type { FirstSteps } from '@callstead/contract/reports/dashboards';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { PLAYED_SID } from '../../../telephony/port.ts';
import { type DayCount, titleIn } from '../queries.ts';

/** Campaigns are made one by one: nobody has joined so many. */
const MOST_JOINED = 500;

/** What somebody joined, as it stands now, with the number of calls. */
export function listJoinedCampaigns(db: Db, publisherId: string) {
  return db
    .selectFrom('application')
    .innerJoin('campaign_with_terms as campaign', 'campaign.id', 'application.campaign_id')
    .leftJoin('tracking_number', (own) =>
      own.onRef('tracking_number.application_id', '=', 'application.id').on('tracking_number.is_pooled', '=', false),
    )
    .where('application.publisher_id', '=', publisherId)
    .where('application.status', '=', 'approved')
    .select([
      'campaign.id',
      'campaign.public_id',
      'campaign.type',
      'campaign.status',
      'campaign.taken_when as takenWhen',
      'campaign.terms',
      'tracking_number.number',
    ])
    .select(titleIn('en').as('title_en'))
    .select(titleIn('es').as('title_es'))
    .orderBy('campaign.public_id')
    .limit(MOST_JOINED)
    .execute();
}

export type JoinedCampaignRow = Awaited<ReturnType<typeof listJoinedCampaigns>>[number];

/** What these campaigns count on their own days and in those months, as `findDayCount` tells of one. */
export async function listDayCounts(
  db: Db,
  asked: readonly { campaignId: string; day: string }[],
): Promise<Map<string, Omit<DayCount, 'spentCents'>>> {
  const ids = asked.map(({ campaignId }) => campaignId);
  const { rows } = await sql<{ id: string } & Record<'day' | 'month' | 'dayInFlight' | 'monthInFlight', number>>`
    with asked as (
      select campaign_id, day, date_trunc('month', day)::date as month
      from unnest(${ids}::uuid[], ${asked.map(({ day }) => day)}::date[]) as a (campaign_id, day)
    ), live as (
      select campaign_id, day, month from call_live where campaign_id = any (${ids}::uuid[])
      union all
      select campaign_id, day, month from lead_live where campaign_id = any (${ids}::uuid[]))
    select a.campaign_id as id, coalesce(d.slots, 0) as day, coalesce(m.slots, 0) as month,
           (select count(*) from live l where l.campaign_id = a.campaign_id and l.day = a.day) as "dayInFlight",
           (select count(*) from live l where l.campaign_id = a.campaign_id and l.month = a.month) as "monthInFlight"
    from asked a
    left join campaign_day d on d.campaign_id = a.campaign_id and d.day = a.day
    left join campaign_month m on m.campaign_id = a.campaign_id and m.month = a.month`.execute(db);
  return new Map(
    rows.map(({ id, day, month, dayInFlight, monthInFlight }) => [
      id,
      { day: { slots: day, inFlight: dayInFlight }, month: { slots: month, inFlight: monthInFlight } },
    ]),
  );
}

type Steps = Omit<FirstSteps, 'hasPaymentMethod'>;

/** Undefined once something has come that was no test. */
export async function findFirstSteps(db: Db, publisherId: string): Promise<Steps | undefined> {
  const { rows } = await sql<Steps & { came: boolean }>`
    select exists (select from call_fact where publisher_id = ${publisherId})
             or exists (select from lead where publisher_id = ${publisherId} and not is_test) as came,
           exists (select from application where publisher_id = ${publisherId} and status <> 'withdrawn') as applied,
           exists (select from application where publisher_id = ${publisherId} and status = 'approved') as joined,
           exists (select from call where publisher_id = ${publisherId} and call_sid like ${sql.lit(`${PLAYED_SID}%`)})
             or exists (select from lead where publisher_id = ${publisherId} and is_test)
             or exists (select from visit_quarter where publisher_id = ${publisherId}) as tested`.execute(db);
  const [found] = rows;
  if (!found || found.came) return undefined;
  return { applied: found.applied, joined: found.joined, tested: found.tested };
}
