import { REPORTED_STATUSES } from '@callstead/domain/conversions/conversion';
import * as z from 'zod';
import { shortText } from '../text.ts';

const Said = shortText(250).optional();

/** What an advertiser's system reports; one of the three ids. */
export const PostbackParameters = z.object({
  /** The campaign's token, unless it comes as `Authorization: Bearer`. */
  token: Said,
  click_id: Said,
  call_id: Said,
  lead_id: Said,
  /** `approved` unless told. */
  status: z.enum(REPORTED_STATUSES).optional(),
  /** A decimal in the network's currency, '49.90'; required where a percentage is paid. */
  amount: Said,
  txid: Said,
  currency: Said,
});

export const PostbackAccepted = z.object({ accepted: z.literal(true), conversionId: z.string() });

const Told = z.record(shortText(40), z.unknown()).optional();

/** What a page says of its visitor. */
export const LeaseRequest = z.object({
  offerId: shortText(20),
  affId: shortText(20),
  clickId: shortText(40).optional(),
  page: shortText(2000).optional(),
  referrer: shortText(2000).optional(),
  subs: Told,
  utm: Told,
  /** The one it has: renewed while the page is seen. */
  leaseId: shortText(40).optional(),
});

/** Without a lease the number is the publisher's fixed one. */
export const Lease = z.object({
  leaseId: z.string().nullable(),
  number: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
