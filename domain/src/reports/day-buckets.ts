import { addDays, countDays } from '../calendar-day.ts';
import { localDate, startOfLocalDay } from '../zone-clock.ts';

export type Span = { from: Date; to: Date };

/** The days of a span there, the first and the last counted even where they are cut. */
const firstDayOf = (span: Span, zone: string) => localDate(span.from, zone);
const daysIn = (span: Span, zone: string) =>
  Math.max(1, countDays(firstDayOf(span, zone), localDate(new Date(span.to.getTime() - 1), zone)));

/** Cuts a span where days begin in the zone, into `most` pieces of equal days; an odd rest comes first. */
export function dayBuckets(span: Span, zone: string, most: number): Date[] {
  const days = daysIn(span, zone);
  const size = Math.ceil(days / most);
  const bounds = [span.from];
  for (let day = days % size || size; day < days; day += size) {
    bounds.push(startOfLocalDay(addDays(firstDayOf(span, zone), day), zone));
  }
  return [...bounds, span.to];
}

/** As many days before, and no further into them than the span itself has come: a morning is not held against a day. */
export function spanBefore(span: Span, zone: string, now: Date): Span {
  const from = startOfLocalDay(addDays(firstDayOf(span, zone), -daysIn(span, zone)), zone);
  const goneMs = Math.max(0, Math.min(now.getTime(), span.to.getTime()) - span.from.getTime());
  return { from, to: new Date(Math.min(from.getTime() + goneMs, span.from.getTime())) };
}

/** Today there, from its first moment to tomorrow's. */
export function todayIn(zone: string, now: Date, daysBack = 0): Span {
  const today = localDate(now, zone);
  return {
    from: startOfLocalDay(addDays(today, -daysBack), zone),
    to: startOfLocalDay(addDays(today, 1), zone),
  };
}
