import type { Tx } from '../../../services.ts';
import { pauseByNetwork } from './move-campaign.ts';
import { listActiveCampaignsForUpdate } from './queries.ts';

/** All that an advertiser has running, by the network itself; publishers are told as of any pause. Answers how many. */
export async function pauseCampaignsOf(tx: Tx, advertiserId: string, reason: string): Promise<number> {
  const active = await listActiveCampaignsForUpdate(tx.db, advertiserId);
  for (const campaign of active) await pauseByNetwork(tx, campaign, reason);
  return active.length;
}
