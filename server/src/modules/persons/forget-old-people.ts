import { type EraseServices, eraseCalls, eraseLeads } from './erase-pieces.ts';
import { callsIn, forgetHistoryIn, listLeadKeysIn } from './erase-queries.ts';
import { listRetentions, noteErased } from './retention-queries.ts';

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
