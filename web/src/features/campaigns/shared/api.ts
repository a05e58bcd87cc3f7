import type {
  Campaign,
  CampaignListResponse,
  CampaignVersionsResponse,
  DeleteCampaignResponse,
} from '@callstead/contract/campaigns/managed-campaigns';
import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type CampaignFilter = {
  search?: string | undefined;
  status?: CampaignStatus | undefined;
  category?: string | undefined;
  account?: string | undefined;
};

/** Every key starts with the topic whose announcement makes it ask again. */
const campaignKeys = {
  all: ['campaigns'] as const,
  list: (of: 'advertiser' | 'admin', filter: CampaignFilter) => [...campaignKeys.all, of, filter] as const,
  one: (id: string) => [...campaignKeys.all, 'one', id] as const,
  versions: (id: string) => [...campaignKeys.all, 'versions', id] as const,
};

export const campaignListQuery = (of: 'advertiser' | 'admin', filter: CampaignFilter) =>
  infiniteQueryOptions({
    queryKey: campaignKeys.list(of, filter),
    queryFn: ({ pageParam }) => {
      const set = Object.entries({ ...filter, after: pageParam }).filter(([, value]) => value);
      return request<CampaignListResponse>('GET', `/${of}/campaigns?${new URLSearchParams(set as [string, string][])}`);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.after,
    placeholderData: keepPreviousData, // the list does not blink while somebody types
  });

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKeys.one(id),
    queryFn: () => request<Campaign>('GET', `/advertiser/campaigns/${id}`),
  });

export const campaignVersionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: campaignKeys.versions(id),
    queryFn: ({ pageParam }) =>
      request<CampaignVersionsResponse>(
        'GET',
        `/advertiser/campaigns/${id}/versions${pageParam ? `?after=${pageParam}` : ''}`,
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => last.after,
  });

export type CampaignStep = 'submit' | 'pause' | 'resume' | 'duplicate';

/** Whatever the answer was, lists now show what is true. */
export function useCampaignMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => void queries.invalidateQueries({ queryKey: campaignKeys.all }),
  });
}

export const useStepCampaign = () =>
  useCampaignMutation(({ campaign, step }: { campaign: Campaign; step: CampaignStep }) =>
    request<Campaign>('POST', `/advertiser/campaigns/${campaign.id}/${step}`, {}),
  );

export const useDeleteCampaign = () =>
  useCampaignMutation((campaign: Campaign) =>
    request<DeleteCampaignResponse>('DELETE', `/advertiser/campaigns/${campaign.id}`),
  );
