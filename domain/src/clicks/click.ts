/** What became of a click, as its publisher reads it. */
export const CLICK_VERDICTS = [
  'ok',
  'unknown',
  'not_approved',
  'inactive',
  'closed',
  'full',
  'bot',
  'prefetch',
] as const;
export type ClickVerdict = (typeof CLICK_VERDICTS)[number];

/** Whether a click stands in anybody's figures: a person followed a link that leads somewhere. */
export const isCounted = (verdict: ClickVerdict): boolean => verdict === 'ok';
