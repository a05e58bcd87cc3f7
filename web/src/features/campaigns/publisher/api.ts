import type { PublisherCampaignsResponse } from '@callstead/contract/applications';
import type { Category } from '@callstead/domain/campaigns/categories';
import type { Language } from '@callstead/domain/identity/account';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type CampaignFilter = {
  search: string;
  category: Category | undefined;
  account: string | undefined;
  language: Language;
};

/** Announced as 'campaigns': a decision about the own request shows at once. */
export const CAMPAIGN_LISTS = ['campaigns', 'publisher'] as const;

export const campaignListQuery = (filter: CampaignFilter) =>
  infiniteQueryOptions({
    queryKey: [...CAMPAIGN_LISTS, filter],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ search: filter.search, language: filter.language });
      if (filter.category) query.set('category', filter.category);
      if (filter.account) query.set('account', filter.account);
      if (pageParam) query.set('after', pageParam);
      return request<PublisherCampaignsResponse>('GET', `/publisher/campaigns?${query}`);
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.after,
    placeholderData: keepPreviousData, // the cards do not blink while somebody types
  });
