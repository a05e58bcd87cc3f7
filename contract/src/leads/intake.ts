import { LEAD_BILLINGS, LEAD_REASONS, LEAD_STATUSES } from '@callstead/domain/leads/lead';
import * as z from 'zod';

const Cents = z.int().nonnegative();

/**
 * What a program sends, as JSON or as a form (`fields.x` or `fields[x]`). Each campaign asks for its own, so it is the domain
 * that reads it, and names everything it cannot read at once.
 */
export const PostLeadRequest = z.record(z.string(), z.unknown());
export const PingLeadRequest = z.record(z.string(), z.unknown());

const OwnFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A post as programs are told to write it. */
export const LeadPost = z.object({
  offerId: z.string(),
  affId: z.string().optional(),
  clickId: z.string().optional(),
  pingId: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  zip: z.string().optional(),
  state: z.string().optional(),
  fields: OwnFields.optional(),
  consent: z
    .object({
      text: z.string(),
      capturedAt: z.iso.datetime(),
      ip: z.string(),
      url: z.string(),
      certificateUrl: z.string().optional(),
    })
    .optional(),
  test: z.boolean().optional(),
});

/** A ping as programs are told to write it: nothing of a person. */
export const LeadPingPost = z.object({
  offerId: z.string(),
  zip: z.string().optional(),
  state: z.string().optional(),
  fields: OwnFields.optional(),
});

export const PostedLeadAnswer = z.object({
  id: z.string(),
  status: z.enum(LEAD_STATUSES),
  /** Why it was rejected. */
  reason: z.enum(LEAD_REASONS).nullable(),
  payoutCents: Cents,
  /** Where the campaign wants the person to go on. */
  redirectUrl: z.string().optional(),
});
export type PostedLeadAnswer = z.infer<typeof PostedLeadAnswer>;

export const PingAnswer = z.union([
  z.object({ pingId: z.string(), bidCents: Cents, expiresAt: z.iso.datetime() }),
  z.object({ bidCents: z.literal(0), reason: z.enum([...LEAD_REASONS, 'no_price']) }),
]);

/** Where a lead stands now; the amounts are those of whose key it is. */
export const LeadStanding = z.object({
  id: z.string(),
  offerId: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(LEAD_STATUSES),
  reason: z.enum(LEAD_REASONS).nullable(),
  billing: z.enum(LEAD_BILLINGS),
  payoutCents: Cents.optional(),
  priceCents: Cents.optional(),
  clickId: z.string().nullable(),
  test: z.boolean(),
});
