import { assert } from '../assert.ts';

/** Answers to arriving calls are counted by how long they took; those that took longer than all of these, by LONGEST_MS. */
const BOUNDS_MS = [10, 25, 50, 100, 200, 400, 800, 1_500, 3_000, 5_000, 10_000] as const;
export const LONGEST_MS = 60_000;

export const answerBound = (ms: number): number => BOUNDS_MS.find((bound) => ms <= bound) ?? LONGEST_MS;

export type AnswersWithin = { withinMs: number; answers: number };

/** At least so large a share of them took no longer than this; null where there are none. */
export function percentileMs(counted: readonly AnswersWithin[], share: number): number | null {
  assert(share > 0 && share <= 1, 'a share of all answers');
  const total = counted.reduce((sum, { answers }) => sum + answers, 0);
  let seen = 0;
  for (const { withinMs, answers } of counted.toSorted((one, other) => one.withinMs - other.withinMs)) {
    seen += answers;
    if (answers > 0 && seen >= total * share) return withinMs;
  }
  return null;
}
