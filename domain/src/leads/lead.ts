import type { Billing } from '../calls/call.ts';

/** `pending`: it counts only once its delivery was accepted. */
export const LEAD_STATUSES = ['accepted', 'pending', 'rejected', 'duplicate'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Why a lead was rejected: exactly one of them. Programs read them. */
export const LEAD_REASONS = [
  'invalid_phone',
  'invalid_email',
  'missing_field',
  'out_of_geo',
  'closed',
  'over_cap',
  'over_budget',
  'no_balance',
  'blocked',
  'suppressed',
  'no_consent',
  'campaign_inactive',
  'not_approved',
  'undeliverable',
] as const;
export type LeadReason = (typeof LEAD_REASONS)[number];

/** Why one was not taken, for whoever counts them: that somebody had asked before is a reason, too. */
export const UNTAKEN_REASONS = [...LEAD_REASONS, 'duplicate'] as const;
export type UntakenReason = (typeof UNTAKEN_REASONS)[number];

/** How a lead came in. */
export const LEAD_WAYS = ['form', 'api', 'import'] as const;
export type LeadWay = (typeof LEAD_WAYS)[number];

/** Why an advertiser returns a lead: that is its dispute. */
export const RETURN_REASONS = [
  'wrong_number',
  'not_interested',
  'outside_area',
  'duplicate_elsewhere',
  'fake',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What happened to a lead, in the order it did. */
export const LEAD_STEPS = [
  'received',
  'accepted', // charged, and held for the publisher
  'rejected', // its delivery was
  'approved',
  'returned',
  'refused',
  'paid',
  'put_back', // its payout came back
  'repriced', // its price was corrected
  'reinstated', // a correction was taken back
] as const;
export type LeadStep = (typeof LEAD_STEPS)[number];

/** Nothing of a lead waits for an admin's review: it is rejected instead. */
export const LEAD_BILLINGS = [
  'none',
  'held',
  'approved',
  'paid',
  'disputed',
  'refused',
] as const satisfies readonly Billing[];
export type LeadBilling = (typeof LEAD_BILLINGS)[number];

/** So long a delivery is tried. */
export const DELIVERY_HOURS = 24;

/** So long a bid is promised. */
export const PING_SECONDS = 60;

/** What is kept of a step. */
export type LeadEventData = {
  status?: LeadStatus;
  reason?: LeadReason | null;
  returned?: ReturnReason;
  /** What somebody wrote. */
  note?: string | null;
  /** What it cost and earned, and does since: of a correction. */
  before?: LeadAmounts;
  after?: LeadAmounts;
};

export type LeadAmounts = { priceCents: number; payoutCents: number };

/** What an advertiser holds against a lead, and how it was decided. */
export type LeadReturn = {
  by: string;
  at: string;
  reason: ReturnReason;
  note: string | null;
  decision: { billing: Billing; by: string; at: string; reason: string | null } | null;
};
