import type { CallFacts } from '@callstead/domain/events/event';
import type { ConversionRow } from './queries.ts';

type Sides = Pick<ConversionRow, 'publisher_id' | 'advertiser_id' | 'campaign_id'>;

/** Whose conversion it is: for the policy table, and for whom its events concern. */
export const sidesOf = ({ publisher_id, advertiser_id, campaign_id }: Sides) =>
  ({ publisherId: publisher_id, advertiserId: advertiser_id, campaignId: campaign_id }) satisfies CallFacts;

export const aboutConversion = ({ id, advertiser_id }: Pick<ConversionRow, 'id' | 'advertiser_id'>) => ({
  subject: { type: 'conversion' as const, id, name: id },
  accountId: advertiser_id,
});
