import type { CampaignUse } from '@callstead/domain/clicks/campaign-room';
import type { StatementRunner } from '../../db/database.ts';

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
