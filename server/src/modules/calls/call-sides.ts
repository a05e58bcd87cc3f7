import type { CallFacts } from '@callstead/domain/events/event';

type Sides = { publisher_id: string | null; advertiser_id: string | null; campaign_id: string | null };

/** Whose call it is: for the policy table, and for whom its events concern. */
export const sidesOf = ({ publisher_id, advertiser_id, campaign_id }: Sides): CallFacts => ({
  publisherId: publisher_id,
  advertiserId: advertiser_id,
  campaignId: campaign_id,
});
