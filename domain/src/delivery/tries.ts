/** Why something we sent somebody did not arrive. */
export const TRY_FAILURES = ['refused_address', 'unreachable', 'timeout', 'status'] as const;
export type TryFailure = (typeof TRY_FAILURES)[number];

const MINUTE_MS = 60_000;
/** After each failed try, until a day is over. */
const PAUSES_MS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS, 120 * MINUTE_MS];
const LONGEST_PAUSE_MS = 240 * MINUTE_MS;
export const TRYING_MS = 24 * 60 * MINUTE_MS;

type Tried = { tries: number; firstTriedAt: Date; now: Date };

/** Undefined: it was tried long enough. `chance` (0 to 1) spreads those that failed together. */
export function nextTry({ tries, firstTriedAt, now }: Tried, chance: number): Date | undefined {
  if (now.getTime() - firstTriedAt.getTime() >= TRYING_MS) return undefined;
  const pauseMs = PAUSES_MS[tries - 1] ?? LONGEST_PAUSE_MS;
  return new Date(now.getTime() + Math.round(pauseMs * (0.8 + 0.4 * chance)));
}
