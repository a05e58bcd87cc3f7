import { LEAD_BILLINGS, LEAD_REASONS, LEAD_STATUSES } from '@callstead/domain/leads/lead';
import * as z from 'zod';

const Cents = z.int().nonnegative();

/**
 * What a program sends: `{offerId, affId?, clickId?, pingId?, firstName, lastName, phone, email, zip, state, fields{},
 * consent{text, capturedAt, ip, url, certificateUrl?}, test?}`, as JSON or as a form (`fields.x` or `fields[x]`). Each
 * campaign asks for its own, so it is the domain that reads it, and names everything it cannot read at once.
 */
export const PostLeadRequest = z.record(z.string(), z.unknown());

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
