import { ById, endpoint, Nothing } from '../endpoint.ts';
import {
  ByDelivery,
  CreatedWebhook,
  ReplayRequest,
  ReplayResponse,
  SetWebhookStateRequest,
  WebhookDelivery,
  WebhookDeliveryListResponse,
  WebhookEndpoint,
  WebhookListQuery,
  WebhookListResponse,
  WebhookRequest,
} from './webhooks.ts';

/** Those of one's own account, the newest first. */
export const listWebhooks = endpoint('GET', '/webhooks', {
  access: 'webhook.list',
  query: WebhookListQuery,
  answers: { 200: WebhookListResponse },
  errors: ['not_offered'],
});

export const createWebhook = endpoint('POST', '/webhooks', {
  access: 'webhook.create',
  body: WebhookRequest,
  answers: { 201: CreatedWebhook },
  errors: ['not_offered', 'integration_limit'],
});

export const editWebhook = endpoint('PUT', '/webhooks/:id', {
  access: 'webhook.edit',
  params: ById,
  body: WebhookRequest,
  answers: { 200: WebhookEndpoint },
  errors: ['not_offered'],
});

export const setWebhookState = endpoint('PUT', '/webhooks/:id/state', {
  access: 'webhook.edit',
  params: ById,
  body: SetWebhookStateRequest,
  answers: { 200: WebhookEndpoint },
  errors: ['not_offered'],
});

export const rotateWebhookSecret = endpoint('POST', '/webhooks/:id/secrets', {
  access: 'webhook.rotate',
  params: ById,
  answers: { 201: CreatedWebhook },
  errors: ['not_offered'],
});

export const deleteWebhook = endpoint('DELETE', '/webhooks/:id', {
  access: 'webhook.delete',
  params: ById,
  answers: { 204: Nothing },
  errors: ['not_offered'],
});

export const testWebhook = endpoint('POST', '/webhooks/:id/tests', {
  access: 'webhook.test',
  params: ById,
  answers: { 201: WebhookDelivery },
  errors: ['not_offered', 'rate_limited'],
});

export const listWebhookDeliveries = endpoint('GET', '/webhooks/:id/deliveries', {
  access: 'webhook.read',
  params: ById,
  query: WebhookListQuery,
  answers: { 200: WebhookDeliveryListResponse },
  errors: ['not_offered'],
});

/** Sent again under the id it has had from the beginning. */
export const replayWebhookDelivery = endpoint('POST', '/webhooks/:id/deliveries/:deliveryId/replay', {
  access: 'webhook.replay',
  params: ByDelivery,
  answers: { 204: Nothing },
  errors: ['not_offered'],
});

/** All that failed of a span of time. */
export const replayFailedDeliveries = endpoint('POST', '/webhooks/:id/replays', {
  access: 'webhook.replay',
  params: ById,
  body: ReplayRequest,
  answers: { 200: ReplayResponse },
  errors: ['not_offered'],
});
