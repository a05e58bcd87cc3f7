import type { RateLimits } from '../../http/rate-limits.ts';

export const NOT_SPENT = {
  ...{ isSpent: false, isFirstRefused: false, retryAfterSeconds: 0, left: 1, points: 1, windowSeconds: 1 },
};

/** Months pass in seconds here: what is counted by the clock on the wall counts for nobody. */
export const NO_LIMITS: RateLimits = {
  attempt: async () => NOT_SPENT,
  spend: async () => undefined,
  giveBack: async () => undefined,
};
