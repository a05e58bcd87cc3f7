import type { CampaignTexts } from '@callstead/domain/campaigns/terms';
import { foldAccents } from '@callstead/domain/fold-accents';
import type { Language } from '@callstead/domain/identity/account';
import { type RawBuilder, sql } from 'kysely';
import { accountsNamed } from '../../../db/accounts-named.ts';
import type { Db } from '../../../db/database.ts';
import { containing } from '../../../db/search-pattern.ts';

export type ListedPool = {
  id: string;
  /** Of the last change: the list is sorted by it. */
  changed_micros: number;
  size: number;
  hold_minutes: number;
  hosts: string[];
  public_id: string;
  texts: Record<Language, Pick<CampaignTexts, 'title'>>;
  aff_id: string | null;
  name: string;
  numbers: number;
  in_use: number;
  resting: number;
  visitors_7: number;
  ran_empty_7: number;
  visitors_30: number;
  ran_empty_30: number;
  /** Of the time advice is given by. */
  busiest_hour: number;
  minutes_each: number | null;
};

type PoolFilter = { search: string; after: readonly string[] | undefined; limit: number };

/** What was changed last stands first. */
export function listPools(db: Db, { search, after, limit }: PoolFilter, times: UseTimes): Promise<ListedPool[]> {
  const [micros, id] = after ?? [];
  const behind = sql`(pool.updated_at, pool.application_id)
    < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;
  const asked = [sql`true`, ...(after ? [behind] : []), ...(search ? [isAbout(search)] : [])];
  return readPools(db, sql.join(asked, sql` and `), limit, times);
}

export async function findPool(db: Db, applicationId: string, times: UseTimes): Promise<ListedPool | undefined> {
  const [found] = await readPools(db, sql`pool.application_id = ${applicationId}`, 1, times);
  return found;
}

const isAbout = (search: string) => sql`(
  application.publisher_id in ${accountsNamed(search)} or publisher.aff_id ilike ${containing(search)}
  or campaign.public_id ilike ${containing(search)}
  or application.campaign_id in (
    select c.id from campaign c where c.search_text like ${containing(foldAccents(search))}))`;

/** From when on the use of a pool is counted. */
export type UseTimes = { now: Date; week: Date; fortnight: Date; month: Date };

/** The pools first, then for each what its leases and hours say. */
async function readPools(db: Db, condition: RawBuilder<unknown>, limit: number, times: UseTimes) {
  const { now, week, fortnight, month } = times;
  const { rows } = await sql<ListedPool>`
    select p.*, used.*, did.*,
           (select count(*)::integer from tracking_number n where n.application_id = p.id and n.is_pooled) as numbers
    from (
      select pool.application_id as id, (extract(epoch from pool.updated_at) * 1000000)::bigint as changed_micros, pool.size,
             pool.hold_minutes, pool.hosts, campaign.public_id, campaign.texts, publisher.aff_id, publisher.name
      from number_pool pool join application on application.id = pool.application_id
      join campaign_with_terms campaign on campaign.id = application.campaign_id
      join account publisher on publisher.id = application.publisher_id
      where ${condition} order by pool.updated_at desc, pool.application_id desc limit ${limit}) as p
    cross join lateral (
      select count(*) filter (where l.leased_until > ${now})::integer as in_use,
             count(*) filter (where l.leased_until <= ${now} and l.free_at > ${now})::integer as resting,
             (extract(epoch from avg(l.free_at - l.leased_at) filter (where l.free_at <= ${now})) / 60)::float8 as minutes_each
      from number_lease l where l.application_id = p.id and l.free_at > ${fortnight}) as used
    cross join lateral (
      select coalesce(sum(h.visitors) filter (where h.hour >= ${week}), 0)::integer as visitors_7,
             coalesce(sum(h.ran_empty) filter (where h.hour >= ${week}), 0)::integer as ran_empty_7,
             coalesce(sum(h.visitors), 0)::integer as visitors_30, coalesce(sum(h.ran_empty), 0)::integer as ran_empty_30,
             coalesce(max(h.visitors) filter (where h.hour >= ${fortnight}), 0)::integer as busiest_hour
      from number_pool_hour h where h.application_id = p.id and h.hour >= ${month}) as did
    order by p.changed_micros desc, p.id desc`.execute(db);
  return rows;
}
