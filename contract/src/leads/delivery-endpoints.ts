import { ById, endpoint, Nothing } from '../endpoint.ts';
import {
  ByLeadDelivery,
  ByLeadWay,
  LeadDeliveries,
  LeadDelivery,
  LeadDeliveryDetail,
  LeadDeliveryListQuery,
  LeadDeliveryListResponse,
  LeadWays,
  SavedLeadWays,
  SaveLeadWaysRequest,
} from './delivery.ts';
import { ByLeadId } from './leads.ts';

/** How the leads of a campaign reach its advertiser. */
export const readLeadWays = endpoint('GET', '/advertiser/campaigns/:id/lead-ways', {
  access: 'lead-way.read',
  params: ById,
  answers: { 200: LeadWays },
  errors: ['not_offered'],
});

/** All of them at once, in their order; what is left out is removed. */
export const saveLeadWays = endpoint('PUT', '/advertiser/campaigns/:id/lead-ways', {
  access: 'lead-way.edit',
  params: ById,
  body: SaveLeadWaysRequest,
  answers: { 200: SavedLeadWays },
  errors: ['settings_changed', 'not_offered'],
});

/** For a day both secrets sign. */
export const rotateLeadWaySecret = endpoint('POST', '/advertiser/campaigns/:id/lead-ways/:wayId/secrets', {
  access: 'lead-way.rotate',
  params: ByLeadWay,
  answers: { 201: SavedLeadWays },
  errors: ['not_offered'],
});

/** Somebody who does not exist, marked as a test; sent within a second or two, its outcome stands in the log. */
export const sendLeadSample = endpoint('POST', '/advertiser/campaigns/:id/lead-ways/:wayId/samples', {
  access: 'lead-way.test',
  params: ByLeadWay,
  answers: { 201: LeadDelivery },
  errors: ['rate_limited', 'not_offered'],
});

/** Of a campaign, samples among them, the newest first. */
export const listLeadDeliveries = endpoint('GET', '/advertiser/campaigns/:id/lead-deliveries', {
  access: 'lead-delivery.list',
  params: ById,
  query: LeadDeliveryListQuery,
  answers: { 200: LeadDeliveryListResponse },
  errors: ['not_offered'],
});

/** Of one lead, in the order they are sent. */
export const readDeliveriesOfLead = endpoint('GET', '/leads/:id/deliveries', {
  access: 'lead-delivery.list',
  params: ByLeadId,
  answers: { 200: LeadDeliveries },
  errors: ['not_offered'],
});

export const readLeadDelivery = endpoint('GET', '/lead-deliveries/:id', {
  access: 'lead-delivery.list',
  params: ByLeadDelivery,
  answers: { 200: LeadDeliveryDetail },
  errors: ['not_offered'],
});

/** Sent again under the id it has had from the beginning. */
export const replayLeadDelivery = endpoint('POST', '/lead-deliveries/:id/replay', {
  access: 'lead-delivery.replay',
  params: ByLeadDelivery,
  answers: { 204: Nothing },
  errors: ['lead_not_deliverable', 'not_offered'],
});
