/** When a publisher's sales are paid: on the 1st, on Mondays, or on Mondays once they are N days old. */
export const TERM_SCHEDULES = ['monthly', 'weekly', 'net'] as const;
export type TermSchedule = (typeof TERM_SCHEDULES)[number];

/** What asked for a run: the 1st, a Monday, an admin, who takes everybody who is due by then, or a publisher for themselves. */
export const RUN_SCHEDULES = ['monthly', 'weekly', 'by_hand', 'early'] as const;
export type RunSchedule = (typeof RUN_SCHEDULES)[number];

/** Proposed: a live preview that binds nobody. Freezing: approved, its payouts are being made. Frozen: they stand and never change their amount. */
export const RUN_STATUSES = ['proposed', 'freezing', 'frozen', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Failed: it never left. Returned: it left and the bank sent it back. */
export const PAYOUT_STATUSES = ['frozen', 'sent', 'failed', 'returned'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Whether a publisher is paid in a run and, if not, why: the first reason that applies, in this order. */
export const PAYOUT_VERDICTS = [
  'on_hold',
  'negative',
  'below_threshold',
  'no_method',
  'tax_form_missing',
  'excluded',
  'pays',
] as const;
export type PayoutVerdict = (typeof PAYOUT_VERDICTS)[number];

/** Of a run that was frozen also: approved, but no longer what was approved when their turn came. */
export const RUN_VERDICTS = [...PAYOUT_VERDICTS, 'changed'] as const;
export type RunVerdict = (typeof RUN_VERDICTS)[number];

/** Where the money of an earning came from: paid ahead, lent to the advertiser, or taken back by a bank since. */
export const FUNDED_MARKS = ['prepaid', 'credit', 'charged_back'] as const;
export type FundedMark = (typeof FUNDED_MARKS)[number];
