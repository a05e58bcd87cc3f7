import { TRY_FAILURES } from '@callstead/domain/delivery/tries';
import { DELIVERY_STATES, ENDPOINT_STATES, WEBHOOK_TYPES } from '@callstead/domain/integrations/webhook';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { fieldError, requiredText } from '../text.ts';

const Moment = z.iso.datetime();

/** Where it goes to, and of what; the server says whether it sends to such an address. */
export const WebhookRequest = z.object({
  url: requiredText(2000),
  types: z.array(z.enum(WEBHOOK_TYPES)).min(1, fieldError('required')).max(WEBHOOK_TYPES.length),
});
export type WebhookRequest = z.infer<typeof WebhookRequest>;

export const SetWebhookStateRequest = z.object({ state: z.enum(['active', 'paused']) });
export type SetWebhookStateRequest = z.infer<typeof SetWebhookStateRequest>;

export const WebhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  types: z.array(z.enum(WEBHOOK_TYPES)),
  /** `failing`: paused by the network after a day without a success. */
  state: z.enum(ENDPOINT_STATES),
  failingSince: Moment.nullable(),
  /** Until then the secret before this one signs, too. */
  previousSecretUntil: Moment.nullable(),
  createdAt: Moment,
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** With the secret, `whsec_…`, which no other answer holds. */
export const CreatedWebhook = z.object({ secret: z.string(), endpoint: WebhookEndpoint });
export type CreatedWebhook = z.infer<typeof CreatedWebhook>;

export const WebhookListQuery = z.object({ ...listParams(25) });
export type WebhookListQuery = z.infer<typeof WebhookListQuery>;
export const WebhookListResponse = listOf(WebhookEndpoint);

export const WebhookDelivery = z.object({
  id: z.uuid(),
  /** What `webhook-id` says in every try. */
  eventId: z.string(),
  type: z.string(),
  object: z.string(),
  objectId: z.string(),
  state: z.enum(DELIVERY_STATES),
  happenedAt: Moment,
  nextTryAt: Moment.nullable(),
  /** The newest first. */
  tries: z.array(
    z.object({
      at: Moment,
      durationMs: z.number().int(),
      /** Null: nobody answered. */
      status: z.number().int().nullable(),
      failure: z.enum(TRY_FAILURES).nullable(),
      /** What was sent, with its secrets hidden; null: it is not kept any more, or somebody in it was erased. */
      request: z.object({ method: z.string(), url: z.string(), body: z.string().nullable() }).nullable(),
      /** Its first 2 kB. */
      answer: z.string().nullable(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
export const WebhookDeliveryListResponse = listOf(WebhookDelivery);

export const ByDelivery = z.object({ id: z.uuid(), deliveryId: z.uuid() });

/** What happened from one moment on and before another. */
export const ReplayRequest = z
  .object({ from: Moment, to: Moment })
  .refine(({ from, to }) => from < to, { path: ['to'], ...fieldError('ends_before_start') });
export type ReplayRequest = z.infer<typeof ReplayRequest>;
export const ReplayResponse = z.object({ deliveries: z.number().int() });
