import type { Pricing } from '../campaigns/terms.ts';

/** What an advertiser says of a conversion. `pending` may still be changed, `approved` only disputed. */
export const REPORTED_STATUSES = ['approved', 'pending', 'rejected'] as const;
export type ReportedStatus = (typeof REPORTED_STATUSES)[number];

/** Why nobody is charged for a conversion; the last three wait for money or an admin (`review`). */
export const UNBILLED_REASONS = [
  'information', // its campaign is not paid by conversion
  'test',
  'rejected',
  'no_price', // a percentage of nothing
  'over_cap',
  'over_budget',
  'no_balance',
] as const;
export type UnbilledReason = (typeof UNBILLED_REASONS)[number];

export const REVIEW_REASONS = ['over_cap', 'over_budget', 'no_balance'] as const satisfies readonly UnbilledReason[];
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** What a conversion is reported for. */
export const CONVERSION_SOURCES = ['click', 'call', 'lead'] as const;
export type ConversionSource = (typeof CONVERSION_SOURCES)[number];

/** What happened to a conversion, in the order it did. */
export const CONVERSION_STEPS = [
  'received',
  'booked', // charged, and held for the publisher
  'changed', // its amount or status, by a later postback
  'approved',
  'disputed',
  'refused',
  'paid',
  'put_back', // its payout came back
  'repriced', // its price was corrected
  'reinstated', // a correction was taken back
] as const;
export type ConversionStep = (typeof CONVERSION_STEPS)[number];

/** How long a click, call or lead can be reported unless its campaign says otherwise, and at most. */
const USUAL_LOOK_BACK_DAYS = 30;
export const LONGEST_LOOK_BACK_DAYS = 365;
export const lookBackDaysOf = (pricing: Pricing): number =>
  ('lookBackDays' in pricing ? pricing.lookBackDays : undefined) ?? USUAL_LOOK_BACK_DAYS;

/** How long one that waits for money is booked by itself. */
export const REVIEW_DAYS = 30;

/** What is kept of a step: amounts of both sides, of which each is shown its own. */
export type ConversionEventData = {
  status?: ReportedStatus;
  reason?: UnbilledReason | null;
  amountCents?: number | null;
  priceCents?: number;
  payoutCents?: number;
  /** What somebody wrote. */
  note?: string | null;
};
