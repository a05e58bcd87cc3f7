import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import {
  deleteCampaign,
  duplicateCampaign,
  listAllCampaigns,
  listCampaigns,
  listCampaignVersions,
  pauseCampaign,
  readCampaign,
  readCampaignDefaults,
  resumeCampaign,
  submitCampaign,
} from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import type { Category } from '@callstead/domain/campaigns/categories';
import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

export type CampaignFilter = {
  search?: string | undefined;
  status?: CampaignStatus | undefined;
  category?: Category | undefined;
  account?: string | undefined;
};

/** Every key starts with the topic whose announcement makes it ask again. */
const campaignKeys = {
  all: ['campaigns'] as const,
  one: (id: string) => [...campaignKeys.all, 'one', id] as const,
  defaults: () => [...campaignKeys.all, 'defaults'] as const,
  versions: (id: string) => [...campaignKeys.all, 'versions', id] as const,
};

const LISTS = { advertiser: listCampaigns, admin: listAllCampaigns };

export const campaignListQuery = (of: 'advertiser' | 'admin', query: CampaignFilter) =>
  growingListQuery({ queryKey: [...campaignKeys.all, of], endpoint: LISTS[of], query });

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKeys.one(id),
    queryFn: () => call(readCampaign, { params: { id } }),
  });

export const campaignDefaultsQuery = () =>
  queryOptions({ queryKey: campaignKeys.defaults(), queryFn: () => call(readCampaignDefaults) });

export const campaignVersionsQuery = (id: string) => ({
  ...growingListQuery({ queryKey: campaignKeys.versions(id), endpoint: listCampaignVersions, params: { id } }),
  placeholderData: () => undefined, // another campaign's versions are not these
});

const STEPS = {
  submit: submitCampaign,
  pause: pauseCampaign,
  resume: resumeCampaign,
  duplicate: duplicateCampaign,
};
export type CampaignStep = keyof typeof STEPS;

export const useCampaignMutation = <Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) =>
  useInvalidatingMutation(campaignKeys.all, mutationFn);

export const useStepCampaign = () =>
  useCampaignMutation(({ campaign, step }: { campaign: Campaign; step: CampaignStep }) =>
    call(STEPS[step], { params: { id: campaign.id } }),
  );

export const useDeleteCampaign = () =>
  useCampaignMutation((campaign: Campaign) => call(deleteCampaign, { params: { id: campaign.id } }));
