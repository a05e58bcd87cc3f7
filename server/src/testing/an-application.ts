import type { ApplicationStatus } from '@callstead/domain/applications/lifecycle';
import type { CampaignType } from '@callstead/domain/campaigns/terms';
import { aCampaign } from './a-campaign.ts';
import type { TestNetwork } from './test-network.ts';

type Sides = { publisherId?: string; advertiserId?: string; status?: ApplicationStatus; type?: CampaignType };

/** Between new people, unless told. */
export async function anApplication(t: Pick<TestNetwork, 'db' | 'anAccount'>, sides: Sides = {}) {
  const campaign = await aCampaign(t.db, sides.advertiserId ?? (await t.anAccount('advertiser')).id, {
    type: sides.type ?? 'call',
  });
  const publisher_id = sides.publisherId ?? (await t.anAccount('publisher')).id;
  const status = sides.status ?? 'pending';
  return t.db
    .insertInto('application')
    .values({ campaign_id: campaign.id, publisher_id, status, decided_at: status === 'pending' ? null : new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
}
