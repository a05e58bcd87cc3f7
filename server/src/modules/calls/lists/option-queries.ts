import type { Language } from '@callstead/domain/identity/account';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { containing } from '../../../db/search-pattern.ts';

type Wanted = {
  publisherId?: string | undefined;
  advertiserId?: string | undefined;
  search: string;
  language: Language;
  limit: number;
};

/** Campaigns that have had calls, those changed last first; a publisher's are the ones they applied to. */
export async function listCampaignOptions(db: Db, wanted: Wanted): Promise<{ public_id: string; title: string }[]> {
  const { publisherId, advertiserId, search, language, limit } = wanted;
  const title = sql`c.texts -> ${language}::text ->> 'title'`;
  const found = await sql<{ public_id: string; title: string }>`
    select c.public_id, coalesce(nullif(${title}, ''), c.public_id) as title
    from campaign_with_terms c
    where exists (select from campaign_live l where l.campaign_id = c.id)
      and ${advertiserId ? sql`c.advertiser_id = ${advertiserId}` : sql`true`}
      and ${publisherId ? sql`exists (select from application a where a.campaign_id = c.id and a.publisher_id = ${publisherId})` : sql`true`}
      and ${search ? sql`fold_accents(c.public_id || ' ' || coalesce(${title}, '')) like fold_accents(${containing(search)})` : sql`true`}
    order by c.updated_at desc, c.id limit ${limit}`.execute(db);
  return found.rows;
}

/** Publishers who were approved for one of the campaigns. An advertiser knows them by their affId only. */
export async function listPublisherOptions(db: Db, wanted: Wanted): Promise<{ aff_id: string; full_name: string }[]> {
  const { publisherId, advertiserId, search, limit } = wanted;
  const pattern = containing(search);
  const byName = advertiserId ? sql`false` : sql`fold_accents(p.name) like fold_accents(${pattern})`;
  const found = await sql<{ aff_id: string; full_name: string }>`
    select p.aff_id, p.name as full_name
    from account p
    where p.aff_id is not null and ${publisherId ? sql`p.id = ${publisherId}` : sql`true`}
      and exists (select from application a join campaign c on c.id = a.campaign_id
                  where a.publisher_id = p.id and a.decided_at is not null
                    and ${advertiserId ? sql`c.advertiser_id = ${advertiserId}` : sql`true`})
      and ${search ? sql`(p.aff_id ilike ${pattern} or ${byName})` : sql`true`}
    order by p.created_at desc, p.id limit ${limit}`.execute(db);
  return found.rows;
}
