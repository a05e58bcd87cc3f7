import { BILLINGS } from '@callstead/domain/calls/call';
import { APPEAL_OUTCOMES, APPEAL_SIDES } from '@callstead/domain/disputes/appeal';
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

export const ByDisputedSale = z.object({ of: z.enum(SALE_KINDS), id: code(40) });

const At = z.iso.datetime();

/** What was said of it stands in the panels alone: it may name people. */
export const ReadDispute = z.object({
  of: z.enum(SALE_KINDS),
  id: z.string(),
  openedAt: At,
  billing: z.enum(BILLINGS),
  /** By when the network decides; null once it has. */
  decideBy: At.nullable(),
  decision: z.object({ at: At, billing: z.enum(BILLINGS), reason: z.string().nullable() }).nullable(),
  /** The second look at the decision, asked for once by whoever lost. */
  appeal: z
    .object({
      side: z.enum(APPEAL_SIDES),
      at: At,
      decideBy: At,
      decidedAt: At.nullable(),
      outcome: z.enum(APPEAL_OUTCOMES).nullable(),
      reason: z.string().nullable(),
      /** What it costs and earns since, where a part was given: each side reads its own. */
      part: z.object({ priceCents: Cents, payoutCents: Cents }).nullable(),
    })
    .nullable(),
  /** Until when whoever asks may appeal, in their panel. */
  appealBy: At.nullable(),
});
