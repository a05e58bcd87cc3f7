import { APPLICATION_STATUSES } from '@callstead/domain/applications/lifecycle';
import * as z from 'zod';
import {
  ApplyRequest,
  DecideRequest,
  OwnApplication,
  Application as Presented,
  ReasonRequest,
} from '../applications.ts';
import { listOf } from '../list.ts';
import { code } from '../text.ts';
import { page, whose } from './exact.ts';

export const ApplicationsAsked = z.strictObject({
  ...whose,
  status: z.enum(APPLICATION_STATUSES).optional(),
  offerId: code(20).optional(),
  ...page,
});
export type ApplicationsAsked = z.infer<typeof ApplicationsAsked>;

/** What an approval hands over, for the publisher. */
const Handed = OwnApplication.pick({ trackingLink: true, pageScript: true, form: true });

/** One publisher's request to work for one offer; each side sees what concerns it, the rest is null. */
export const Application = Presented.pick({
  id: true,
  status: true,
  message: true,
  reason: true,
  createdAt: true,
  trackingNumber: true,
  waitsForNumber: true,
}).extend({
  offerId: z.string(),
  /** Who asks: for advertisers and admins. */
  applicant: Presented.shape.applicant.nullable(),
  /** Agreed with this publisher; the share is for the publisher and admins. */
  ownTerms: z
    .object({ shareBasisPoints: z.number().int().nullable(), priceCents: z.number().int().nullable() })
    .nullable(),
  ...Handed.shape,
});
export type Application = z.infer<typeof Application>;
export const ApplicationList = listOf(Application);

export const Apply = ApplyRequest.strict();
export const DecideApplication = DecideRequest.strict();
export const Reason = ReasonRequest.strict();
