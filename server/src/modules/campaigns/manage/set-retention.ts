import type { Member } from '@callstead/domain/policy';
import type { WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { aboutCampaign } from './about-campaign.ts';
import { authorizeCampaign } from './authorize.ts';
import { type ManagedCampaign, updateRetention } from './queries.ts';

/** How long people's data are kept holds from the next night on, for what is there too; it is remembered who said so. */
export async function setRetention(
  tx: WithDb,
  actor: Member,
  found: ManagedCampaign,
  personalDataDays: number | null | undefined,
): Promise<void> {
  if (personalDataDays === undefined || personalDataDays === found.personal_data_days) return;
  authorizeCampaign(actor, 'campaign.set-retention', found);
  await updateRetention(tx.db, found.id, personalDataDays);
  await emit(tx, actor, {
    type: 'campaign.set-retention',
    ...aboutCampaign(found),
    before: { personalDataDays: found.personal_data_days },
    after: { personalDataDays },
  });
}
