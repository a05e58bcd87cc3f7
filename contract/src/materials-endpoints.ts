import { ById, endpoint, file, Nothing } from './endpoint.ts';
import {
  AddMaterialRequest,
  CampaignMaterials,
  EditMaterialRequest,
  Material,
  MaterialCampaigns,
  MaterialCampaignsQuery,
  OrderMaterialsRequest,
  ReadyMaterialsQuery,
  ReadyMaterialsResponse,
} from './materials.ts';

export const readCampaignMaterials = endpoint('GET', '/advertiser/campaigns/:id/materials', {
  access: 'material.read',
  params: ById,
  answers: { 200: CampaignMaterials },
  errors: ['campaigns_restricted'],
});

export const addMaterial = endpoint('POST', '/advertiser/campaigns/:id/materials', {
  access: 'material.add',
  params: ById,
  body: AddMaterialRequest,
  answers: { 201: Material },
  errors: ['campaigns_restricted', 'campaign_state', 'material_limit'],
});

export const orderMaterials = endpoint('PUT', '/advertiser/campaigns/:id/materials/order', {
  access: 'material.order',
  params: ById,
  body: OrderMaterialsRequest,
  answers: { 204: Nothing },
  errors: ['campaigns_restricted', 'campaign_state', 'campaign_changed'],
});

export const editMaterial = endpoint('PUT', '/advertiser/materials/:id', {
  access: 'material.edit',
  params: ById,
  body: EditMaterialRequest,
  answers: { 200: Material },
  errors: ['campaigns_restricted', 'campaign_state'],
});

export const archiveMaterial = endpoint('POST', '/advertiser/materials/:id/archive', {
  access: 'material.archive',
  params: ById,
  answers: { 200: Material },
  errors: ['campaigns_restricted', 'campaign_state'],
});

export const restoreMaterial = endpoint('POST', '/advertiser/materials/:id/restore', {
  access: 'material.restore',
  params: ById,
  answers: { 200: Material },
  errors: ['campaigns_restricted', 'campaign_state', 'material_limit'],
});

/** For those who look after the campaign, published or not. */
export const previewMaterial = endpoint('GET', '/advertiser/materials/:id/file', {
  access: 'material.read',
  params: ById,
  answers: { 200: file('*/*') },
  errors: ['campaigns_restricted'],
});

/** What publishers can take of the campaigns they were approved for. */
export const listReadyMaterials = endpoint('GET', '/publisher/materials', {
  access: 'material.browse',
  query: ReadyMaterialsQuery,
  answers: { 200: ReadyMaterialsResponse },
});

export const readMaterialCampaigns = endpoint('GET', '/publisher/materials/campaigns', {
  access: 'material.browse',
  query: MaterialCampaignsQuery,
  answers: { 200: MaterialCampaigns },
});
