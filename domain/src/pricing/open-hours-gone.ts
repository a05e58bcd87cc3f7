import type { Hours, OpenSpan } from '../campaigns/terms.ts';
import { type ClockStretch, clockStretchesOfDay, localTime } from '../zone-clock.ts';

const MINUTE_MS = 60_000;

/** How much of today's open time in the campaign's zone has gone, in real time: the hour the clocks skip is nobody's. */
export function openHoursGone(hours: Hours, at: Date): { goneMs: number; totalMs: number } {
  const spans = hours.week[localTime(at, hours.zone).day] ?? [];
  let [goneMs, totalMs] = [0, 0];
  for (const stretch of clockStretchesOfDay(at, hours.zone)) {
    for (const span of spans) {
      const { fromMs, toMs } = spanWithin(stretch, span);
      totalMs += Math.max(0, toMs - fromMs);
      goneMs += Math.max(0, Math.min(at.getTime(), toMs) - fromMs);
    }
  }
  return { goneMs, totalMs };
}

/** The moments of a stretch at which the clock shows a time of the span. */
function spanWithin({ startMs, endMs, startMinute }: ClockStretch, span: OpenSpan): { fromMs: number; toMs: number } {
  const momentOf = (minute: number) => startMs + (minute - startMinute) * MINUTE_MS;
  return { fromMs: Math.max(startMs, momentOf(span.from)), toMs: Math.min(endMs, momentOf(span.to)) };
}
