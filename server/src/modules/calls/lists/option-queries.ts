import type { Language } from '@callstead/domain/identity/account';
import { type Db, executeRaw } from '../../../db/database.ts';
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
  const { publisherId = null, advertiserId = null, search, language, limit } = wanted;
  const found = await executeRaw(
    db,
    `select c.public_id, coalesce(nullif(c.texts -> $1 ->> 'title', ''), c.public_id) as title
     from campaign_with_terms c
     where exists (select from campaign_live l where l.campaign_id = c.id)
       and ($2::uuid is null or c.advertiser_id = $2)
       and ($3::uuid is null or exists
         (select from application a where a.campaign_id = c.id and a.publisher_id = $3))
       and ($4 = '%%' or fold_accents(c.public_id || ' ' || coalesce(c.texts -> $1 ->> 'title', '')) like fold_accents($4))
     order by c.updated_at desc, c.id limit $5`,
    [language, advertiserId, publisherId, containing(search), limit],
  );
  return found.rows as { public_id: string; title: string }[];
}

/** Publishers who were approved for one of the campaigns. An advertiser knows them by their affId only. */
export async function listPublisherOptions(db: Db, wanted: Wanted): Promise<{ aff_id: string; full_name: string }[]> {
  const { publisherId = null, advertiserId = null, search, limit } = wanted;
  const found = await executeRaw(
    db,
    `select p.aff_id, p.full_name
     from profile p
     where p.aff_id is not null and ($2::uuid is null or p.id = $2)
       and exists (select from application a join campaign c on c.id = a.campaign_id
                   where a.publisher_id = p.id and a.decided_at is not null
                     and ($1::uuid is null or c.advertiser_id = $1))
       and ($3 = '%%' or p.aff_id ilike $3
            or ($1::uuid is null and fold_accents(p.full_name) like fold_accents($3)))
     order by p.created_at desc, p.id limit $4`,
    [advertiserId, publisherId, containing(search), limit],
  );
  return found.rows as { aff_id: string; full_name: string }[];
}
