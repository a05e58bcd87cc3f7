import type {
  ActivateCampaignsResponse,
  Campaign,
  ReviewCampaignRequest,
} from '@callstead/contract/campaigns/managed-campaigns';
import { request } from '../../../api/request.ts';
import { useCampaignMutation } from '../shared/api.ts';

export const useReviewCampaign = (id: string) =>
  useCampaignMutation((review: ReviewCampaignRequest) =>
    request<Campaign>('POST', `/admin/campaigns/${id}/review`, review),
  );

export const useSetShare = (id: string) =>
  useCampaignMutation((share: { version: number; publisherShareBasisPoints: number }) =>
    request<Campaign>('PUT', `/admin/campaigns/${id}/share`, share),
  );

export const useActivateCampaigns = () =>
  useCampaignMutation((ids: readonly string[]) =>
    request<ActivateCampaignsResponse>('POST', '/admin/campaigns/activations', { ids }),
  );
