import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { optional, Phone, paragraph } from '../text.ts';

export const BlockCallerRequest = z.object({
  number: Phone,
  reason: optional(paragraph()),
  /** Whose calls it must not reach: an admin may name an advertiser, or nobody for the whole network. */
  advertiserId: z.uuid().nullish(),
});

export const BlockedCaller = z.object({
  id: z.uuid(),
  /** Masked; null once its owner was erased. */
  number: z.string().nullable(),
  reason: z.string().nullable(),
  /** Null: blocked on the whole network. */
  advertiserId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type BlockedCaller = z.infer<typeof BlockedCaller>;

export const BlockedCallerListQuery = z.object({
  account: z.uuid().optional().catch(undefined),
  ...listParams(100),
});
export const BlockedCallerListResponse = listOf(BlockedCaller);
