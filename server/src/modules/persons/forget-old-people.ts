import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type EraseServices, eraseCalls, eraseLeads } from './erase-pieces.ts';
import { callsIn, forgetHistoryIn, listLeadKeysIn } from './erase-queries.ts';

const DAY_MS = 86_400_000;

/** `personalDataDays`: the network's, for campaigns without days of their own. 0: until somebody asks. */
type Options = { now: Date; personalDataDays: number };

/** Callers and people of leads whose days are over, campaign by campaign, each from where it came to the last time. */
export async function forgetOldPeople(services: EraseServices, { now, personalDataDays }: Options): Promise<void> {
  for (const { campaign_id, days, erased_until } of await listRetentions(services.db, personalDataDays)) {
    const to = new Date(now.getTime() - days * DAY_MS);
    const from = erased_until ?? new Date(0);
    if (to <= from) continue; // they were given more days than before
    const span = { campaignId: campaign_id, from, to };
    await eraseCalls(services, { which: callsIn(span), now });
    await eraseLeads(services, { next: (db, limit) => listLeadKeysIn(db, span, limit) });
    await forgetHistoryIn(services.db, span);
    await noteErased(services.db, campaign_id, to);
  }
}

type Retention = { campaign_id: string | null; days: number; erased_until: Date | null };

/** The last of them has no campaign: calls to numbers that are nobody's. */
async function listRetentions(db: Db, networkDays: number): Promise<Retention[]> {
  const { rows } = await sql<Retention>`
    select x.campaign_id, x.days, r.erased_until
    from (select id as campaign_id, coalesce(personal_data_days, ${networkDays}::integer) as days from campaign
          union all select null, ${networkDays}::integer) x
    left join retention_progress r on r.campaign_id is not distinct from x.campaign_id
    where x.days > 0 order by x.campaign_id nulls last`.execute(db);
  return rows;
}

async function noteErased(db: Db, campaignId: string | null, until: Date): Promise<void> {
  await db
    .insertInto('retention_progress')
    .values({ campaign_id: campaignId, erased_until: until })
    .onConflict((conflict) => conflict.column('campaign_id').doUpdateSet({ erased_until: until }))
    .execute();
}
