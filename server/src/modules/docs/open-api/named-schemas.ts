import { ApiKey } from '@callstead/contract/integrations/api-keys';
import { WebhookDelivery } from '@callstead/contract/integrations/webhooks';
import { PingAnswer, PostedLeadAnswer } from '@callstead/contract/leads/intake';
import { Report } from '@callstead/contract/reports/report';
import { Application } from '@callstead/contract/v1/applications';
import { Call, ExplainedCall } from '@callstead/contract/v1/calls';
import { Campaign } from '@callstead/contract/v1/campaigns';
import { Click } from '@callstead/contract/v1/clicks';
import { Conversion, ExplainedConversion } from '@callstead/contract/v1/conversions';
import { ExplainedLead, Lead } from '@callstead/contract/v1/leads';
import { Balance, Entry } from '@callstead/contract/v1/ledger';
import { Link } from '@callstead/contract/v1/links';
import { HeldNumber } from '@callstead/contract/v1/numbers';
import { Offer } from '@callstead/contract/v1/offers';
import { Lease, PostbackAccepted } from '@callstead/contract/v1/outside';
import { PayoutStatement } from '@callstead/contract/v1/payouts';
import type * as z from 'zod';

/** What has a name of its own in the document, and so in every client made from it. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ApiKey,
  Application,
  Balance,
  Call,
  Campaign,
  Click,
  Conversion,
  Entry,
  ExplainedCall,
  ExplainedConversion,
  ExplainedLead,
  Lead,
  LeadPing: PingAnswer,
  Lease,
  Link,
  Offer,
  PayoutStatement,
  PostbackAccepted,
  PostedLead: PostedLeadAnswer,
  Report,
  TrackingNumber: HeldNumber,
  WebhookDelivery,
};
