import { ById, endpoint } from '../endpoint.ts';
import {
  ActivateCampaignsRequest,
  ActivateCampaignsResponse,
  AdminUpdateCampaignRequest,
  Campaign,
  CampaignDefaults,
  CampaignListQuery,
  CampaignListResponse,
  CampaignVersionsQuery,
  CampaignVersionsResponse,
  CreateCampaignQuery,
  CreateCampaignRequest,
  DeleteCampaignResponse,
  ReviewCampaignRequest,
  SetShareRequest,
  UpdateCampaignRequest,
} from './managed-campaigns.ts';

export const readCampaignDefaults = endpoint('GET', '/advertiser/campaign-defaults', {
  access: 'campaign.list',
  answers: { 200: CampaignDefaults },
  errors: ['campaigns_restricted'],
});

export const listCampaigns = endpoint('GET', '/advertiser/campaigns', {
  access: 'campaign.list',
  query: CampaignListQuery,
  answers: { 200: CampaignListResponse },
  errors: ['campaigns_restricted'],
});

export const createCampaign = endpoint('POST', '/advertiser/campaigns', {
  access: 'campaign.create',
  query: CreateCampaignQuery,
  body: CreateCampaignRequest,
  answers: { 201: Campaign },
  errors: ['campaigns_restricted'],
});

export const readCampaign = endpoint('GET', '/advertiser/campaigns/:id', {
  access: 'campaign.read',
  params: ById,
  answers: { 200: Campaign },
  errors: ['campaigns_restricted'],
});

export const updateCampaign = endpoint('PUT', '/advertiser/campaigns/:id', {
  access: 'campaign.edit',
  params: ById,
  body: UpdateCampaignRequest,
  answers: { 200: Campaign },
  errors: ['campaigns_restricted', 'campaign_changed', 'campaign_state'],
});

export const deleteCampaign = endpoint('DELETE', '/advertiser/campaigns/:id', {
  access: 'campaign.delete',
  params: ById,
  answers: { 200: DeleteCampaignResponse },
  errors: ['campaigns_restricted', 'campaign_state'],
});

export const listCampaignVersions = endpoint('GET', '/advertiser/campaigns/:id/versions', {
  access: 'campaign.read',
  params: ById,
  query: CampaignVersionsQuery,
  answers: { 200: CampaignVersionsResponse },
  errors: ['campaigns_restricted'],
});

export const duplicateCampaign = endpoint('POST', '/advertiser/campaigns/:id/duplicate', {
  access: 'campaign.duplicate',
  params: ById,
  answers: { 201: Campaign },
  errors: ['campaigns_restricted'],
});

export const submitCampaign = endpoint('POST', '/advertiser/campaigns/:id/submit', {
  access: 'campaign.submit',
  params: ById,
  answers: { 200: Campaign },
  errors: ['campaigns_restricted', 'campaign_state'],
});

export const pauseCampaign = endpoint('POST', '/advertiser/campaigns/:id/pause', {
  access: 'campaign.pause',
  params: ById,
  answers: { 200: Campaign },
  errors: ['campaigns_restricted', 'campaign_state'],
});

export const resumeCampaign = endpoint('POST', '/advertiser/campaigns/:id/resume', {
  access: 'campaign.resume',
  params: ById,
  answers: { 200: Campaign },
  errors: ['campaigns_restricted', 'campaign_state'],
});

export const listAllCampaigns = endpoint('GET', '/admin/campaigns', {
  access: 'campaign.list-all',
  query: CampaignListQuery,
  answers: { 200: CampaignListResponse },
});

export const updateAnyCampaign = endpoint('PUT', '/admin/campaigns/:id', {
  access: 'campaign.edit-any',
  params: ById,
  body: AdminUpdateCampaignRequest,
  answers: { 200: Campaign },
  errors: ['campaign_changed', 'campaign_state'],
});

export const setCampaignShare = endpoint('PUT', '/admin/campaigns/:id/share', {
  access: 'campaign.set-share',
  params: ById,
  body: SetShareRequest,
  answers: { 200: Campaign },
  errors: ['campaign_changed', 'campaign_state'],
});

export const reviewCampaign = endpoint('POST', '/admin/campaigns/:id/review', {
  access: 'campaign.activate',
  params: ById,
  body: ReviewCampaignRequest,
  answers: { 200: Campaign },
  errors: ['campaign_changed', 'campaign_state'],
});

export const activateCampaigns = endpoint('POST', '/admin/campaigns/activations', {
  access: 'campaign.activate',
  body: ActivateCampaignsRequest,
  answers: { 200: ActivateCampaignsResponse },
});
