import { SALE_KINDS } from '@callstead/domain/sale-kind';
import * as z from 'zod';
import { listOf } from '../list.ts';
import { code } from '../text.ts';
import { page, period, whose } from './exact.ts';

export const DisputesAsked = z.strictObject({
  ...whose,
  ...period,
  /** Of what: each kind is a list of its own. */
  of: z.enum(SALE_KINDS),
  offerId: code(20).optional(),
  affId: code(40).optional(),
  ...page,
});
export type DisputesAsked = z.infer<typeof DisputesAsked>;

const Cents = z.number().int().nullable();

/** What waits for an admin's decision; `GET /v1/{calls, leads or conversions}/{id}` tells why. */
export const DisputeList = listOf(
  z.object({
    of: z.enum(SALE_KINDS),
    /** Of the call, lead or conversion. */
    id: z.string(),
    createdAt: z.iso.datetime(),
    offerId: z.string().nullable(),
    affId: z.string().nullable(),
    priceCents: Cents,
    payoutCents: Cents,
  }),
);
