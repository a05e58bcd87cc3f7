import type { CampaignVersion } from '@callstead/domain/campaigns/changed-parts';
import type { CampaignStatus, CapPeriod } from '@callstead/domain/campaigns/terms';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { currentCampaigns, wordPatterns } from '../../campaigns/queries.ts';

/** Campaigns are joined one by one: nobody has so many. */
const MOST_JOINED = 1_000;

type JoinedFilter = { search: string; status: CampaignStatus | undefined };

/** What somebody joined, whatever became of it since; narrow, for a page of it is chosen by what it earned. */
export function listJoined(db: Db, publisherId: string, { search, status }: JoinedFilter) {
  let query = db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .where('application.publisher_id', '=', publisherId)
    .where('application.status', '=', 'approved')
    .where('campaign.status', 'in', ['active', 'paused', 'archived'])
    .select(['campaign.id', 'campaign.public_id', 'campaign.status'])
    .orderBy('campaign.public_id')
    .limit(MOST_JOINED);
  if (status) query = query.where('campaign.status', '=', status);
  for (const pattern of wordPatterns(search)) query = query.where('campaign.search_text', 'like', pattern);
  return query.execute();
}

export const listCampaigns = (db: Db, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : currentCampaigns(db).where('campaign.id', 'in', ids).execute();

export type ReachedCap = { campaign_id: string; period: CapPeriod; reached_at: Date };

/** The caps of these campaigns that are full on their own days, or in those months. */
export async function listReachedCaps(
  db: Db,
  asked: readonly { campaignId: string; day: string }[],
): Promise<ReachedCap[]> {
  const { rows } = await sql<ReachedCap>`
    select r.campaign_id, r.period, r.reached_at
    from unnest(${asked.map((each) => each.campaignId)}::uuid[], ${asked.map((each) => each.day)}::date[])
           as a (campaign_id, day)
    join campaign_cap_reached r on r.campaign_id = a.campaign_id and (
      r.period = 'day' and r.starts_on = a.day or r.period = 'month' and r.starts_on = date_trunc('month', a.day)::date)
    order by r.period desc`.execute(db); // a full month outlasts a full day
  return rows;
}

export type ChangedTerms = { campaignId: string; changedAt: Date; before: CampaignVersion; after: CampaignVersion };

/** Of these campaigns those whose terms are others than they were at that moment, or when this publisher joined them. */
export async function listChangedTerms(
  db: Db,
  publisherId: string,
  ids: readonly string[],
  since: Date,
): Promise<ChangedTerms[]> {
  const { rows } = await sql<ChangedTerms>`
    select c.id as "campaignId", now_.created_at as "changedAt",
           jsonb_build_object('terms', old.terms, 'texts', old.texts) as before,
           jsonb_build_object('terms', now_.terms, 'texts', now_.texts) as after
    from application a
    join campaign c on c.id = a.campaign_id
    join campaign_version now_ on now_.campaign_id = c.id and now_.version = c.current_version
    join lateral (
      select v.version, v.terms, v.texts from campaign_version v
      where v.campaign_id = c.id and v.created_at <= greatest(a.decided_at, ${since})
      order by v.version desc limit 1) old on old.version <> now_.version
    where a.publisher_id = ${publisherId} and a.campaign_id = any (${ids}::uuid[]) and a.status = 'approved'`.execute(
    db,
  );
  return rows;
}
