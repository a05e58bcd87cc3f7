import { LANGUAGES } from '@callstead/domain/identity/account';
import { ACCEPT_BY } from '@callstead/domain/leads/delivery/judge-answer';
import { BODY_KINDS } from '@callstead/domain/leads/delivery/template';
import {
  HTTP_METHODS,
  LEAD_DELIVERY_STATES,
  LEAD_TRY_FAILURES,
  MOST_HEADERS,
  MOST_RECIPIENTS,
  MOST_WAYS,
  WAY_KINDS,
} from '@callstead/domain/leads/delivery/way';
import { COUNTED_WHEN } from '@callstead/domain/leads/form';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { code, fieldError, requiredText, shortText, text } from '../text.ts';

const Moment = z.iso.datetime();
const Address = requiredText(500);

const AcceptRule = z.object({
  by: z.enum(ACCEPT_BY),
  text: shortText(200),
  path: shortText(200),
  reasonPath: shortText(200),
});

const Common = { decides: z.boolean() };
const EmailWay = z.object({
  kind: z.literal('email'),
  to: z
    .array(z.email(fieldError('email_invalid')).max(254))
    .min(1, fieldError('required'))
    .max(MOST_RECIPIENTS, fieldError('too_large')),
});
const HTTP = { kind: z.literal('http'), method: z.enum(HTTP_METHODS), bodyKind: z.enum(BODY_KINDS) };
const Written = { template: requiredText(10_000), accept: AcceptRule };

/** One way as it is set. An id names one that is there already; without one it is new. */
const WayRequest = z.discriminatedUnion('kind', [
  EmailWay.extend({ ...Common, id: z.uuid().nullable() }),
  z.object({
    ...{ ...Common, id: z.uuid().nullable(), kind: z.literal('webhook') },
    /** One of the account's own; null: the address is this campaign's. */
    endpointId: z.uuid().nullable(),
    url: shortText(500),
  }),
  z.object({
    ...{ ...Common, ...HTTP, ...Written, id: z.uuid().nullable(), url: Address },
    /** A secret value that is null stays what it is. */
    headers: z
      .array(
        z.object({
          name: requiredText(100),
          value: text().max(2_000, fieldError('too_long')).nullable(),
          isSecret: z.boolean(),
        }),
      )
      .max(MOST_HEADERS, fieldError('too_large')),
  }),
]);
export type LeadWayRequest = z.infer<typeof WayRequest>;

export const SaveLeadWaysRequest = z.object({
  /** What `readLeadWays` said: nobody overwrites unseen what another has saved meanwhile. */
  seen: code(100),
  /** In the order they are sent. */
  ways: z.array(WayRequest).max(MOST_WAYS, fieldError('too_large')),
});
export type SaveLeadWaysRequest = z.infer<typeof SaveLeadWaysRequest>;

const Kept = { ...Common, id: z.uuid() };
const LeadWay = z.discriminatedUnion('kind', [
  z.object({ ...Kept, kind: z.literal('email'), to: z.array(z.string()) }),
  z.object({
    ...{ ...Kept, kind: z.literal('webhook'), endpointId: z.uuid().nullable(), url: z.string() },
    previousSecretUntil: Moment.nullable(),
  }),
  z.object({
    ...{ ...Kept, ...HTTP, url: z.string(), template: z.string(), accept: AcceptRule },
    /** Of a secret one the value is null. */
    headers: z.array(z.object({ name: z.string(), value: z.string().nullable(), isSecret: z.boolean() })),
  }),
]);
export type LeadWay = z.infer<typeof LeadWay>;

export const LeadWays = z.object({
  campaign: z.object({ id: z.uuid(), publicId: z.string(), titles: z.record(z.enum(LANGUAGES), z.string()) }),
  seen: z.string(),
  /** `delivered`: a lead counts once the way that decides has accepted it. */
  countedWhen: z.enum(COUNTED_WHEN),
  ways: z.array(LeadWay),
  /** Names that `{field.…}` knows today. */
  fields: z.array(z.string()),
  /** Webhooks of the account, to choose from. */
  endpoints: z.array(z.object({ id: z.uuid(), url: z.string() })),
});
export type LeadWays = z.infer<typeof LeadWays>;

/** The only answers that hold a secret, `whsec_…`. */
export const SavedLeadWays = z.object({
  setup: LeadWays,
  secrets: z.array(z.object({ wayId: z.uuid(), secret: z.string() })),
});
export type SavedLeadWays = z.infer<typeof SavedLeadWays>;

export const LeadDelivery = z.object({
  /** What its receiver knows it by, in every try. */
  id: z.string(),
  kind: z.enum(WAY_KINDS),
  /** A host, or how many mailboxes. */
  target: z.string(),
  decides: z.boolean(),
  /** Null: a sample. */
  leadId: z.string().nullable(),
  state: z.enum(LEAD_DELIVERY_STATES),
  createdAt: Moment,
  nextTryAt: Moment.nullable(),
  /** The newest first. */
  tries: z.array(
    z.object({
      at: Moment,
      durationMs: z.number().int(),
      status: z.number().int().nullable(),
      failure: z.enum(LEAD_TRY_FAILURES).nullable(),
      /** Its first 2 kB; null: none, or gone with the person. */
      answer: z.string().nullable(),
      /** What the receiver says as reason. */
      reason: z.string().nullable(),
    }),
  ),
});
export type LeadDelivery = z.infer<typeof LeadDelivery>;

/** Put together as it would be sent now; null: the person is erased, or the way is gone. Secret values are not shown. */
export const LeadDeliveryDetail = LeadDelivery.extend({
  request: z
    .object({ method: z.string(), target: z.string(), headers: z.record(z.string(), z.string()), body: z.string() })
    .nullable(),
});
export type LeadDeliveryDetail = z.infer<typeof LeadDeliveryDetail>;

export const LeadDeliveryListQuery = z.object({ ...listParams(25) });
export type LeadDeliveryListQuery = z.infer<typeof LeadDeliveryListQuery>;
export const LeadDeliveryListResponse = listOf(LeadDelivery);

export const LeadDeliveries = z.object({ deliveries: z.array(LeadDelivery) });
export type LeadDeliveries = z.infer<typeof LeadDeliveries>;

export const ByLeadWay = z.object({ id: z.uuid(), wayId: z.uuid() });
/** `dlv_…` */
export const ByLeadDelivery = z.object({ id: code(60) });
