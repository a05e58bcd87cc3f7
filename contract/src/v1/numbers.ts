import { NUMBER_STATES } from '@callstead/domain/numbers/number-state';
import * as z from 'zod';
import { listOf } from '../list.ts';
import { TrackingNumber } from '../numbers.ts';
import { page, whose } from './exact.ts';

export const NumbersAsked = z.strictObject({ ...whose, state: z.enum(NUMBER_STATES).optional(), ...page });
export type NumbersAsked = z.infer<typeof NumbersAsked>;

/** A tracking number; what nobody holds is for admins. */
export const HeldNumber = TrackingNumber.pick({
  id: true,
  number: true,
  state: true,
  assignedAt: true,
  releasedAt: true,
  restsUntil: true,
}).extend({
  /** Lent to visitors of the publisher's pages. */
  pooled: z.boolean(),
  offerId: z.string().nullable(),
  affId: z.string().nullable(),
});
export type HeldNumber = z.infer<typeof HeldNumber>;
export const NumberList = listOf(HeldNumber);
