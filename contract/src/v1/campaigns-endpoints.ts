import { endpoint } from '../endpoint.ts';
import {
  ByTarget,
  Campaign,
  CampaignList,
  CampaignsAsked,
  CreateCampaignAsked,
  EditedCampaign,
  EditedTarget,
  NewCampaign,
} from './campaigns.ts';
import { ByOfferId } from './offers.ts';

/** An advertiser's own; all of them, or those of one account, for admins. */
export const listCampaigns = endpoint('GET', '/campaigns', {
  access: 'campaign.list',
  scope: 'campaigns:read',
  query: CampaignsAsked,
  answers: { 200: CampaignList },
});

export const readCampaign = endpoint('GET', '/campaigns/:id', {
  access: 'campaign.read',
  scope: 'campaigns:read',
  params: ByOfferId,
  answers: { 200: Campaign },
});

/** A draft, or with `submit` one that is sent for review. */
export const createCampaign = endpoint('POST', '/campaigns', {
  access: 'campaign.create',
  scope: 'campaigns:write',
  query: CreateCampaignAsked,
  body: NewCampaign,
  answers: { 201: Campaign },
  errors: ['idempotency_mismatch', 'idempotency_running'],
});

/** `version` is the one the change was made from. */
export const editCampaign = endpoint('PUT', '/campaigns/:id', {
  access: 'campaign.edit',
  scope: 'campaigns:write',
  params: ByOfferId,
  body: EditedCampaign,
  answers: { 200: Campaign },
  errors: ['campaign_changed', 'campaign_state'],
});

export const submitCampaign = endpoint('POST', '/campaigns/:id/submit', {
  access: 'campaign.submit',
  scope: 'campaigns:write',
  params: ByOfferId,
  answers: { 200: Campaign },
  errors: ['campaign_state', 'idempotency_mismatch', 'idempotency_running'],
});

export const pauseCampaign = endpoint('POST', '/campaigns/:id/pause', {
  access: 'campaign.pause',
  scope: 'campaigns:write',
  params: ByOfferId,
  answers: { 200: Campaign },
  errors: ['campaign_state', 'idempotency_mismatch', 'idempotency_running'],
});

export const resumeCampaign = endpoint('POST', '/campaigns/:id/resume', {
  access: 'campaign.resume',
  scope: 'campaigns:write',
  params: ByOfferId,
  answers: { 200: Campaign },
  errors: ['campaign_state', 'idempotency_mismatch', 'idempotency_running'],
});

/** One destination of `terms.targets`: from now on, and without the version that whole edits ask for. */
export const editTarget = endpoint('PATCH', '/campaigns/:id/targets/:targetId', {
  access: 'campaign.edit',
  scope: 'campaigns:write',
  params: ByTarget,
  body: EditedTarget,
  answers: { 200: Campaign },
  errors: ['campaign_state'],
});
