/** Enough to look like talk, few enough to tell apart on a phone. */
export const BAR_COUNT = 140;
/** Silence still shows where the line runs. */
const LEAST = 0.015;

/** The heights of one channel, 0 to 1; `loudest` is that of all channels, so that both are drawn to one scale. */
export function barHeights(peaks: readonly number[], loudest: number): number[] {
  if (peaks.length === 0) return [];
  return Array.from({ length: BAR_COUNT }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BAR_COUNT);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BAR_COUNT));
    return Math.max(LEAST, Math.max(...peaks.slice(from, to)) / Math.max(1, loudest));
  });
}

const GAP = 0.3;

/** One path for all bars of a channel, above or below the middle line at `0`. */
export function barPath(heights: readonly number[], direction: 'up' | 'down'): string {
  const sign = direction === 'up' ? -1 : 1;
  return heights
    .map((height, bar) => `M${round(bar + GAP / 2)} 0h${1 - GAP}v${round(sign * height)}h${GAP - 1}z`)
    .join('');
}

const round = (value: number) => Math.round(value * 1000) / 1000;
