import { ApiKey } from '@callstead/contract/integrations/api-keys';
import { WebhookDelivery } from '@callstead/contract/integrations/webhooks';
import { LeadStanding, PingAnswer, PostedLeadAnswer } from '@callstead/contract/leads/intake';
import type * as z from 'zod';

/** What has a name of its own in the document, and so in every client made from it. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ApiKey,
  Lead: LeadStanding,
  LeadPing: PingAnswer,
  PostedLead: PostedLeadAnswer,
  WebhookDelivery,
};
