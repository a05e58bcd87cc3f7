import type { AdoptOffersRequest } from '@callstead/contract/campaigns/catalogue';
import { adoptOffers, readCatalogue } from '@callstead/contract/campaigns/catalogue-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useCampaignMutation } from '../shared/api.ts';

/** Below 'campaigns': what somebody adopts is one of them from then on. */
export const catalogueQuery = queryOptions({
  queryKey: ['campaigns', 'catalogue'],
  queryFn: () => call(readCatalogue),
});

export const useAdoptOffers = () => useCampaignMutation((body: AdoptOffersRequest) => call(adoptOffers, { body }));
