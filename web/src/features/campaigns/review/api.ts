import type { ReviewCampaignRequest } from '@callstead/contract/campaigns/managed-campaigns';
import {
  activateCampaigns,
  reviewCampaign,
  setCampaignShare,
} from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import { call } from '../../../api/call.ts';
import { useCampaignMutation } from '../shared/api.ts';

export const useReviewCampaign = (id: string) =>
  useCampaignMutation((review: ReviewCampaignRequest) => call(reviewCampaign, { params: { id }, body: review }));

export const useSetShare = (id: string) =>
  useCampaignMutation((share: { version: number; publisherShareBasisPoints: number }) =>
    call(setCampaignShare, { params: { id }, body: share }),
  );

export const useActivateCampaigns = () =>
  useCampaignMutation((ids: readonly string[]) => call(activateCampaigns, { body: { ids: [...ids] } }));
