import type { CampaignActivity, CampaignVisits } from '@callstead/domain/reports/campaign-activity';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { PLAYED_SID } from '../../telephony/port.ts';
import { arrivalOf } from '../calls/call-id.ts';

export type CountedCall = { campaignId: string; day: string; payoutCents: number; isClickless: boolean };

/** Calls that count for their campaign, by id: a test never does. */
export async function listCountedCalls(db: Db, ids: readonly string[]): Promise<Map<string, CountedCall>> {
  const keys = [...new Set(ids)].flatMap((id) => {
    const arrivedAt = arrivalOf(id);
    return arrivedAt ? [{ id, arrivedAt }] : [];
  });
  const { rows } = await sql<CountedCall & { id: string }>`
    select c.id, c.campaign_id as "campaignId", to_char(c.arrived_at at time zone 'UTC', 'YYYY-MM-DD') as day,
           c.click_id is null as "isClickless",
           -- What it was sold for: a correction since tells of itself.
           coalesce((select sum(p.amount_cents) from ledger_entry e join ledger_posting p on p.entry_id = e.id
                     where e.source_key = 'call:' || c.id || ':qualified' and p.to_account like 'publisher:%')::bigint,
                    c.payout_cents, 0) as "payoutCents"
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (id text, "arrivedAt" timestamptz)
    join call c on c.arrived_at = k."arrivedAt" and c.id = k.id
    where c.campaign_id is not null
      -- A decision is long, and only what somebody placed from a screen can be a test.
      and case when c.call_sid like ${`${PLAYED_SID}%`}
            then coalesce((c.decision -> 'simulated' ->> 'test')::boolean, false) else false end is false`.execute(db);
  return new Map(rows.map(({ id, ...call }) => [id, call]));
}

type ActivityChange = CampaignActivity & { campaignId: string; day: string; position: number };

/** Adds what is not in a day yet. */
export async function addActivity(db: Db, changes: readonly ActivityChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into campaign_activity as k (campaign_id, day, incoming, clickless, sold, payout_cents, position)
    select b."campaignId", b.day, sum(b.incoming), sum(b.clickless), sum(b.sold), sum(b."payoutCents"), max(b.position)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as b (
           "campaignId" uuid, day date, incoming integer, clickless integer, sold integer, "payoutCents" bigint, position bigint)
    left join campaign_activity a on a.campaign_id = b."campaignId" and a.day = b.day
    where a.position is null or a.position < b.position
    group by 1, 2 order by 1, 2
    on conflict (campaign_id, day) do update
      set incoming = k.incoming + excluded.incoming, clickless = k.clickless + excluded.clickless, sold = k.sold + excluded.sold,
          payout_cents = k.payout_cents + excluded.payout_cents, position = excluded.position`.execute(db);
}

/** What came to each campaign after a day; none for those nothing came to. */
export async function sumActivity(
  db: Db,
  campaignIds: readonly string[],
  since: string,
): Promise<Map<string, CampaignActivity>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaign_activity')
    .select('campaign_id')
    .select(sql<number>`sum(incoming)::integer`.as('incoming'))
    .select(sql<number>`sum(clickless)::integer`.as('clickless'))
    .select(sql<number>`sum(sold)::integer`.as('sold'))
    .select(sql<number>`sum(payout_cents)::bigint`.as('payoutCents'))
    .where('campaign_id', 'in', campaignIds)
    .where('day', '>', since)
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map(({ campaign_id, ...activity }) => [campaign_id, activity]));
}

/** Who came to each campaign after a day. */
export async function sumVisits(
  db: Db,
  campaignIds: readonly string[],
  since: string,
): Promise<Map<string, CampaignVisits>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('visit_quarter')
    .select('campaign_id')
    .select(sql<number>`sum(unique_clicks)::integer`.as('uniqueClicks'))
    .select(sql<number>`sum(form_visits)::integer`.as('formVisits'))
    .select(sql<number>`sum(outside_clicks)::integer`.as('outsideClicks'))
    .where('campaign_id', 'in', campaignIds)
    .where('starts_at', '>=', sql<Date>`(${since}::date + 1)::timestamp at time zone 'UTC'`)
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map(({ campaign_id, ...visits }) => [campaign_id, visits]));
}
