/** `reverse` puts back what an earlier set did. */
export const CORRECTION_ACTIONS = ['refuse', 'approve', 'reprice', 'reverse'] as const;
export type CorrectionAction = (typeof CORRECTION_ACTIONS)[number];

/** A previewed set has changed nothing yet, and is forgotten if nobody starts it. */
export const CORRECTION_STATUSES = ['previewed', 'running', 'done'] as const;
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number];

/** What becomes of an item of the set; all but `change` leave it as it is. */
export const CORRECTION_VERDICTS = [
  'change',
  'not_billed', // nobody was ever charged for it
  'in_review', // an admin decides about each by itself
  'was_refused', // given back: it has no price any more
  'still_open', // held: its advertiser may dispute it until it is approved by itself
  'already', // it stands so
  'no_balance', // the advertiser cannot pay the rise
  'no_budget', // the campaign's budget leaves no room for it
  'moved_on', // changed since the set that is to be reversed
  'paid_out', // its approval cannot be taken back
] as const;
export type CorrectionVerdict = (typeof CORRECTION_VERDICTS)[number];

/** Of a set with more the preview says so, and nothing is started. */
export const MOST_CORRECTED = 20_000;

/** So long a preview waits for somebody to start it. */
export const PREVIEW_HOURS = 24;
