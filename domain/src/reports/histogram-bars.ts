import { localDate } from '../zone-clock.ts';
import { dayBuckets, type Span } from './day-buckets.ts';

/** A drawing of a list's width shows no more. */
const MOST_BARS = 62;
const HOUR_MS = 3_600_000;

/** Where the bars of a span begin, and where the last one ends: hours of one day, else days, or as many of them together as fit. */
export function histogramBounds(span: Span, zone: string): Date[] {
  if (span.to <= span.from) return [span.from];
  const isOneDay = localDate(span.from, zone) === localDate(new Date(span.to.getTime() - 1), zone);
  return isOneDay ? hourBounds(span) : dayBuckets(span, zone, MOST_BARS);
}

function hourBounds({ from, to }: Span): Date[] {
  const bounds: Date[] = [];
  for (let ms = from.getTime(); ms < to.getTime(); ms += HOUR_MS) bounds.push(new Date(ms));
  return [...bounds, to];
}
