import type { PublisherCampaignsQuery } from '@callstead/contract/applications';
import { listPublisherCampaigns } from '@callstead/contract/applications-endpoints';
import { growingListQuery } from '../../../api/list-query.ts';

type Query = Omit<PublisherCampaignsQuery, 'after' | 'limit'>;

/** Announced as 'campaigns': a decision about the own request shows at once. */
export const CAMPAIGN_LISTS = ['campaigns', 'publisher'] as const;

export const publisherCampaignListQuery = (query: Query) =>
  growingListQuery({ queryKey: CAMPAIGN_LISTS, endpoint: listPublisherCampaigns, query });
