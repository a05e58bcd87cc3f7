import { randomUUID } from 'node:crypto';
import { seenOf } from '../../modules/leads/delivery/present.ts';
import { aLeadDelivery, aLeadWay } from '../a-lead-way.ts';
import { aLeadCampaign, postLead } from '../lead-world.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import { ADMINS, ADVERTISERS, APPROVED_ADVERTISERS, type Entry } from './entry.ts';

const refusal: Entry['refusal'] = (visitor, whose) =>
  ADVERTISERS.includes(visitor) && whose === 'another' ? 'not_found' : undefined;

const campaignOf = async (t: TestNetwork, advertiserId?: string) => {
  const campaign = await aLeadCampaign(t, advertiserId ? { advertiserId } : {});
  return { campaign, way: await aLeadWay(t, campaign.campaignId) };
};
const bareOf = async (t: TestNetwork, advertiserId?: string) => ({
  id: (await aLeadCampaign(t, advertiserId ? { advertiserId } : {})).campaignId,
});
const wayOf = async (t: TestNetwork, advertiserId?: string) => {
  const { campaign, way } = await campaignOf(t, advertiserId);
  return { id: campaign.campaignId, wayId: way.id };
};
const deliveryOf = async (t: TestNetwork, advertiserId?: string) => {
  const { campaign, way } = await campaignOf(t, advertiserId);
  return { id: await aLeadDelivery(t, campaign.campaignId, way.id) };
};
const leadOf = async (t: TestNetwork, advertiserId?: string) => {
  const { campaign } = await campaignOf(t, advertiserId);
  return { id: (await postLead(t, campaign)).id };
};

const about = (made: (t: TestNetwork, advertiserId?: string) => Promise<Record<string, string>>): Entry => ({
  may: [...ADMINS, ...APPROVED_ADVERTISERS],
  refusal,
  rows: {
    own: async (t, { profile }: Person) => (profile.type === 'advertiser' ? made(t, profile.id) : undefined),
    another: (t) => made(t),
    missing: () => ({ id: randomUUID(), wayId: randomUUID() }),
  },
});
const CAMPAIGN = '/api/advertiser/campaigns/:id';

export const leadDeliveryMatrix: Record<string, Entry> = {
  [`GET ${CAMPAIGN}/lead-ways`]: about(wayOf),
  [`PUT ${CAMPAIGN}/lead-ways`]: { ...about(bareOf), body: { seen: seenOf([]), ways: [] } },
  [`POST ${CAMPAIGN}/lead-ways/:wayId/secrets`]: { ...about(wayOf), answers: 201 },
  [`POST ${CAMPAIGN}/lead-ways/:wayId/samples`]: { ...about(wayOf), answers: 201 },
  [`GET ${CAMPAIGN}/lead-deliveries`]: about(wayOf),
  'GET /api/leads/:id/deliveries': about(leadOf),
  'GET /api/lead-deliveries/:id': about(deliveryOf),
  'POST /api/lead-deliveries/:id/replay': { ...about(deliveryOf), answers: 204 },
};
