import type { JoinedCampaignsQuery } from '@callstead/contract/applications';
import { listJoinedCampaigns } from '@callstead/contract/applications-endpoints';
import { growingListQuery } from '../../../api/list-query.ts';

/** Announced as 'campaigns': a pause, new terms and a full cap show at once. */
export const JOINED_LISTS = ['campaigns', 'joined'] as const;

type Query = Omit<JoinedCampaignsQuery, 'after' | 'limit' | 'zone'>;

/** Nothing is asked before the browser has told its zone. */
export const joinedCampaignListQuery = (query: Query, zone: string | null) => ({
  ...growingListQuery({
    queryKey: JOINED_LISTS,
    endpoint: listJoinedCampaigns,
    query: { ...query, zone: zone ?? 'UTC' },
  }),
  enabled: zone !== null,
});
