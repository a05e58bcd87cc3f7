import type { CampaignUse } from '@callstead/domain/clicks/campaign-room';
import type { ClickVerdict } from '@callstead/domain/clicks/click';
import type { ClickParameters } from '@callstead/domain/clicks/click-parameters';
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
  /** What stood in the link, where nobody knows it. */
  asked: string | null;
  campaignId: string | null;
  publisherId: string | null;
  applicationId: string | null;
  subs: ClickParameters['subs'];
  ads: ClickParameters['ads'];
  deepLink: string | null;
  referrerHost: string | null;
  country: string | null;
  state: string | null;
};

/**
 * A whole batch in one round trip, each click once however often it is written: a repeated one finds its row, and its visit with
 * it. Visits are taken in order, so that no two batches wait for each other. A day that was counted already is counted again.
 */
const RECORD_CLICKS = `
  with given as materialized (
    select id, to_timestamp(ms / 1000) as clicked_at, day, verdict, visit, asked, campaign_id, publisher_id, application_id,
           sub1, sub2, sub3, sub4, sub5, source, creative, ads, deep_link, referrer_host, country, state
    from unnest($1::text[], $2::float8[], $3::date[], $4::text[], $5::uuid[], $6::text[], $7::uuid[], $8::uuid[], $9::uuid[],
                $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::jsonb[],
                $18::text[], $19::text[], $20::text[], $21::text[])
      as g (id, ms, day, verdict, visit, asked, campaign_id, publisher_id, application_id,
            sub1, sub2, sub3, sub4, sub5, source, creative, ads, deep_link, referrer_host, country, state)),
  first_visit as (
    insert into click_visit (day, visit) select day, visit from given where visit is not null order by day, visit
    on conflict do nothing returning visit),
  counted_again as (
    delete from click_day_counted c using (select distinct day from given) g where c.day = g.day)
  insert into click (id, clicked_at, day, verdict, is_unique, asked, campaign_id, publisher_id, application_id,
                     sub1, sub2, sub3, sub4, sub5, source, creative, ads, deep_link, referrer_host, country, state)
  select g.id, g.clicked_at, g.day, g.verdict, f.visit is not null, g.asked, g.campaign_id, g.publisher_id, g.application_id,
         g.sub1, g.sub2, g.sub3, g.sub4, g.sub5, g.source, g.creative, g.ads, g.deep_link, g.referrer_host, g.country, g.state
  from given g left join first_visit f on f.visit = g.visit
  on conflict do nothing`;

export async function recordClicks(pool: StatementRunner, clicks: readonly Click[]): Promise<void> {
  const column = <Value>(read: (click: Click) => Value | null | undefined) => columnOf(clicks, read);
  await pool.query({
    name: 'record-clicks',
    text: RECORD_CLICKS,
    values: [
      column(({ id }) => id),
      column(({ clickedMs }) => clickedMs),
      column(({ day }) => day),
      column(({ verdict }) => verdict),
      firstVisits(clicks),
      column(({ asked }) => asked),
      column(({ campaignId }) => campaignId),
      column(({ publisherId }) => publisherId),
      column(({ applicationId }) => applicationId),
      column(({ subs }) => subs.sub1),
      column(({ subs }) => subs.sub2),
      column(({ subs }) => subs.sub3),
      column(({ subs }) => subs.sub4),
      column(({ subs }) => subs.sub5),
      column(({ subs }) => subs.source),
      column(({ subs }) => subs.creative),
      column(({ ads }) => ads && JSON.stringify(ads)),
      column(({ deepLink }) => deepLink),
      column(({ referrerHost }) => referrerHost),
      column(({ country }) => country),
      column(({ state }) => state),
    ],
  });
}

/** Null where no click has it: PostgreSQL fills the column up, and nobody writes and reads so many nothings. */
function columnOf<Value>(clicks: readonly Click[], read: (click: Click) => Value | null | undefined) {
  let isEmpty = true;
  const values = clicks.map((click) => {
    const value = read(click) ?? null;
    if (value !== null) isEmpty = false;
    return value;
  });
  return isEmpty ? null : values;
}

/** Of several clicks of one visit in a batch the first may be unique. */
function firstVisits(clicks: readonly Click[]) {
  const seen = new Set<string>();
  return columnOf(clicks, ({ visit }) => {
    if (visit === null || seen.has(visit)) return null;
    seen.add(visit);
    return visit;
  });
}

export type CampaignDay = { campaignId: string; advertiserId: string; day: string };

/** What of campaigns is used up on that day of theirs, in the order asked. */
export async function readCampaignUse(
  pool: StatementRunner,
  campaigns: readonly CampaignDay[],
): Promise<CampaignUse[]> {
  const { rows } = await pool.query<CampaignUse>({
    name: 'campaign-use',
    text: `
      select coalesce(d.slots, 0) as "daySlots", coalesce(m.slots, 0) as "monthSlots",
             coalesce(d.spent_cents, 0) as "daySpentCents", coalesce(l.spent_cents, 0) as "totalSpentCents",
             coalesce(b.balance_cents - b.floor_cents, 0) as "availableCents"
      from unnest($1::uuid[], $2::uuid[], $3::date[]) with ordinality as g (campaign_id, advertiser_id, day, ord)
      left join campaign_day d on d.campaign_id = g.campaign_id and d.day = g.day
      left join campaign_month m on m.campaign_id = g.campaign_id and m.month = date_trunc('month', g.day)::date
      left join campaign_live l on l.campaign_id = g.campaign_id
      left join ledger_balance b on b.account = 'advertiser:' || g.advertiser_id || ':balance'
      order by g.ord`,
    values: [
      campaigns.map(({ campaignId }) => campaignId),
      campaigns.map(({ advertiserId }) => advertiserId),
      campaigns.map(({ day }) => day),
    ],
  });
  return rows;
}

/** The salt of each day, made by whoever asks first; those of days that are over are thrown away. */
export async function agreeOnSalts(
  pool: StatementRunner,
  proposals: readonly { day: string; salt: string }[],
  today: string,
): Promise<{ day: string; salt: string }[]> {
  await pool.query({ name: 'forget-salts', text: 'delete from click_salt where day < $1::date', values: [today] });
  const { rows } = await pool.query<{ day: string; salt: string }>({
    name: 'agree-on-salts',
    text: `
      insert into click_salt as known (day, salt)
      select day, decode(salt, 'hex') from unnest($1::date[], $2::text[]) as g (day, salt)
      on conflict (day) do update set salt = known.salt
      returning day::text, encode(salt, 'hex') as salt`,
    values: [proposals.map(({ day }) => day), proposals.map(({ salt }) => salt)],
  });
  return rows;
}
