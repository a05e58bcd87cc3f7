/** How a figure compares with the one before, for a sentence. */
export type Comparison =
  | { kind: 'same' }
  | { kind: 'fromNothing' }
  | { kind: 'up' | 'down'; percent: number }
  /** Nobody reads '2667 %'. */
  | { kind: 'times'; times: number }
  | { kind: 'manyTimes' };

const TOLD_IN_TIMES = 10;
export const MOST_TIMES = 100;

/** No percentage tells how much more than nothing something is. */
export function compare(now: number, before: number): Comparison {
  if (before === 0) return now > 0 ? { kind: 'fromNothing' } : { kind: 'same' };
  const times = Math.round(now / before);
  if (times > MOST_TIMES) return { kind: 'manyTimes' };
  if (times >= TOLD_IN_TIMES) return { kind: 'times', times };
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  if (percent === 0) return { kind: 'same' };
  return { kind: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) };
}
