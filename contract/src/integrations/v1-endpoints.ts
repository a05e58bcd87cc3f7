import { ById, endpoint, Nothing } from '../endpoint.ts';
import { ApiKey } from './api-keys.ts';
import { WebhookDelivery } from './webhooks.ts';

/** Whose the key is that asks, and what it may. */
export const readCurrentKey = endpoint('GET', '/keys/current', {
  access: 'api-key.use',
  scope: 'none',
  answers: { 200: ApiKey },
});

/** Whoever holds a key can end it, whatever it may do otherwise. */
export const revokeCurrentKey = endpoint('DELETE', '/keys/current', {
  access: 'api-key.use',
  scope: 'none',
  answers: { 204: Nothing },
});

/** Takes an Idempotency-Key. */
export const sendWebhookTest = endpoint('POST', '/webhooks/:id/tests', {
  access: 'webhook.test',
  scope: 'webhooks:write',
  params: ById,
  answers: { 201: WebhookDelivery },
  errors: ['idempotency_mismatch', 'idempotency_running', 'rate_limited'],
});
