import type { Terms } from '@callstead/domain/campaigns/terms';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { DEMO_SPARED_ADVERTISER } from '../../db/settings.ts';

export type Watcher = { userId: string; accountId: string };

/** Long enough for a slow page to come again, and not so long that anything is played for nobody. */
const WATCHES_SECONDS = 60;
const MINUTE = sql`make_interval(secs => ${sql.lit(WATCHES_SECONDS)})`;

/** Whoever comes first begins at the beginning: with a call, at once. */
export async function startWatching(db: Db, { userId, accountId }: Watcher): Promise<void> {
  await sql`
    update live_demo set happened = 0, next_at = now()
    where not exists (select from live_demo_watcher where watches_until > now())`.execute(db);
  await sql`
    insert into live_demo_watcher (user_id, account_id, watches_until) values (${userId}, ${accountId}, now() + ${MINUTE})
    on conflict (user_id) do update set account_id = excluded.account_id, watches_until = excluded.watches_until`.execute(
    db,
  );
}

export async function stopWatching(db: Db, { userId }: Watcher): Promise<void> {
  await db.deleteFrom('live_demo_watcher').where('user_id', '=', userId).execute();
}

/** False when it was over before. */
export async function watchOn(db: Db, { userId }: Watcher): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update live_demo_watcher set watches_until = now() + ${MINUTE}
    where user_id = ${userId} and watches_until > now()`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function isWatching(db: Db, { userId }: Watcher): Promise<boolean> {
  const { rows } = await sql`
    select from live_demo_watcher where user_id = ${userId} and watches_until > now()`.execute(db);
  return rows.length > 0;
}

/** `turn`: which thing is ours to play; null when somebody else played, or it is not time yet. */
type Claim = { isWatched: boolean; turn: number | null };

/** Of any number of processes one gets each turn. */
export async function claimTurn(db: Db, pauseMs: number): Promise<Claim> {
  const { rows } = await sql<Claim>`
    with watched as (select exists (select from live_demo_watcher where watches_until > now()) as yes),
    claimed as (
      update live_demo set happened = happened + 1, next_at = now() + make_interval(secs => ${pauseMs / 1000}::float8)
      where next_at <= now() and (select yes from watched) returning happened)
    select (select yes from watched) as "isWatched", (select happened from claimed) as turn`.execute(db);
  return rows[0] ?? { isWatched: false, turn: null };
}

/** What a publisher promotes: by its number, its link, or its form. */
export type DemoLine = {
  campaignId: string;
  offerId: string;
  affId: string;
  type: 'call' | 'lead';
  terms: Terms;
  number: string | null;
  /** It is of somebody who watches. */
  isOwn: boolean;
  /** Somebody watches who sees the whole network. */
  isForAll: boolean;
};

/** The advertiser whose figures are told beforehand is left alone until she watches herself. */
export async function listDemoLines(db: Db): Promise<DemoLine[]> {
  const { rows } = await sql<DemoLine>`
    with watching as (select account_id from live_demo_watcher where watches_until > now())
    select c.id as "campaignId", c.public_id as "offerId", p.aff_id as "affId", c.type, c.terms, n.number,
           a.publisher_id in (table watching) or c.advertiser_id in (table watching) as "isOwn",
           exists (select from watching join account on account.id = account_id where account.type = 'admin') as "isForAll"
    from application a
    join campaign_with_terms c on c.id = a.campaign_id
    join account p on p.id = a.publisher_id
    left join tracking_number n on n.application_id = a.id and not n.is_pooled
    where a.status = 'approved' and c.status = 'active' and p.status = 'approved' and p.aff_id is not null
      and (c.advertiser_id in (table watching)
        or not exists (select from setting
          where name = ${DEMO_SPARED_ADVERTISER} and value = c.advertiser_id::text))
    order by c.public_id, p.aff_id`.execute(db);
  return rows;
}
