/** How a figure compares with the one before, for a sentence. */
export type Comparison = { direction: 'up' | 'down' | 'flat'; percent: number | null };

/** Null where there was nothing before: no percentage tells how much more than nothing something is. */
export function compare(now: number, before: number): Comparison {
  if (before === 0) return { direction: now > 0 ? 'up' : 'flat', percent: now > 0 ? null : 0 };
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'flat';
  return { direction, percent: Math.abs(percent) };
}
