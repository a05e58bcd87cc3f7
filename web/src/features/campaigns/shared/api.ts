import type {
  Campaign,
  CampaignListResponse,
  CampaignVersionsResponse,
  DeleteCampaignResponse,
} from '@callstead/contract/campaigns/managed-campaigns';
import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { growingListQuery } from '../../../api/list-query.ts';
import { request } from '../../../api/request.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

export type CampaignFilter = {
  search?: string | undefined;
  status?: CampaignStatus | undefined;
  category?: string | undefined;
  account?: string | undefined;
};

/** Every key starts with the topic whose announcement makes it ask again. */
const campaignKeys = {
  all: ['campaigns'] as const,
  one: (id: string) => [...campaignKeys.all, 'one', id] as const,
  versions: (id: string) => [...campaignKeys.all, 'versions', id] as const,
};

export const campaignListQuery = (of: 'advertiser' | 'admin', query: CampaignFilter) =>
  growingListQuery<CampaignListResponse>({ queryKey: [...campaignKeys.all, of], path: `/${of}/campaigns`, query });

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

export const useCampaignMutation = <Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) =>
  useInvalidatingMutation(campaignKeys.all, mutationFn);

export const useStepCampaign = () =>
  useCampaignMutation(({ campaign, step }: { campaign: Campaign; step: CampaignStep }) =>
    request<Campaign>('POST', `/advertiser/campaigns/${campaign.id}/${step}`, {}),
  );

export const useDeleteCampaign = () =>
  useCampaignMutation((campaign: Campaign) =>
    request<DeleteCampaignResponse>('DELETE', `/advertiser/campaigns/${campaign.id}`),
  );
