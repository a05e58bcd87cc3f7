import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type Retention = { campaign_id: string | null; days: number; erased_until: Date | null };

/** The last of them has no campaign: calls to numbers that are nobody's. */
export async function listRetentions(db: Db, networkDays: number): Promise<Retention[]> {
  const { rows } = await sql<Retention>`
    select x.campaign_id, x.days, r.erased_until
    from (select id as campaign_id, coalesce(personal_data_days, ${networkDays}::integer) as days from campaign
          union all select null, ${networkDays}::integer) x
    left join retention_progress r on r.campaign_id is not distinct from x.campaign_id
    where x.days > 0 order by x.campaign_id nulls last`.execute(db);
  return rows;
}

export async function noteErased(db: Db, campaignId: string | null, until: Date): Promise<void> {
  await db
    .insertInto('retention_progress')
    .values({ campaign_id: campaignId, erased_until: until })
    .onConflict((conflict) => conflict.column('campaign_id').doUpdateSet({ erased_until: until }))
    .execute();
}
