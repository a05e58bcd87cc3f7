/** `refused` was never dialled; the others are how far the dialled call came. */
export const CALL_STATUSES = [
  'ringing',
  'connected',
  'completed',
  'no_answer',
  'busy',
  'failed',
  'canceled',
  'refused',
] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

export const OUTCOMES = ['qualified', 'unqualified'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why a call did not qualify: exactly one of them. */
export const REASONS = [
  'too_short',
  'duplicate',
  'out_of_geo',
  'closed',
  'over_cap',
  'no_capacity',
  'over_budget',
  'no_balance',
  'blocked',
  'suppressed',
  'anonymous',
  'in_flight',
  'no_target',
  'no_answer',
  'busy',
  'failed',
  'caller_hung_up',
  'not_assigned',
  'publisher_inactive',
  'campaign_inactive',
] as const;
export type Reason = (typeof REASONS)[number];

/** The network ends what it hears nothing of any more. */
export const ENDED_BY = ['caller', 'target', 'network'] as const;
export type EndedBy = (typeof ENDED_BY)[number];

/** `none` is unbilled, `review` waits for an admin. */
export const BILLINGS = ['none', 'held', 'approved', 'paid', 'disputed', 'refused', 'review'] as const;
export type Billing = (typeof BILLINGS)[number];
