import { addDays, firstOfMonth } from '../calendar-day.ts';
import { localDate, localTime, startOfLocalDay } from '../zone-clock.ts';
import type { Span } from './day-buckets.ts';
import type { TimeDimension } from './dimensions.ts';

/** What each value of a time dimension is called: days and weeks by their first day, months by theirs, an hour by its first moment. */
export const HOURS_OF_DAY: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${hour}`);
/** As ISO counts them: Monday is 1. */
export const WEEKDAYS: readonly string[] = Array.from({ length: 7 }, (_, day) => `${day + 1}`);

/** A span cut into pieces, each of which belongs to one value of every dimension asked for. */
export type TimePieces = {
  /** Where each begins; it ends where the next begins, the last with the span. */
  starts: readonly Date[];
  /** For each dimension its values in their order, and for each piece the place of its own among them. */
  of: ReadonlyMap<TimeDimension, { keys: readonly string[]; places: readonly number[] }>;
};

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Undefined where there would be more pieces than `most`. Without time dimensions the span is one piece. */
export function cutTime(
  span: Span,
  zone: string,
  dimensions: readonly TimeDimension[],
  most: number,
): TimePieces | undefined {
  const starts = startsOf(span, zone, dimensions, most);
  if (!starts) return undefined;
  return { starts, of: new Map(dimensions.map((dimension) => [dimension, placesOf(dimension, starts, zone)])) };
}

function startsOf(span: Span, zone: string, dimensions: readonly TimeDimension[], most: number): Date[] | undefined {
  const next = stepOf(dimensions, zone);
  const starts: Date[] = [];
  if (!next) return span.from < span.to ? [span.from] : starts;
  for (let at = span.from; at < span.to; at = next(at)) {
    if (starts.length === most) return undefined;
    starts.push(at);
  }
  return starts;
}

/** From any moment to where the next piece begins. */
function stepOf(dimensions: readonly TimeDimension[], zone: string): ((at: Date) => Date) | undefined {
  const has = (...names: TimeDimension[]) => names.some((name) => dimensions.includes(name));
  if (has('hour', 'hourOfDay')) return (at) => nextHour(at, zone);
  if (has('day', 'weekday') || (has('week') && has('month')))
    return (at) => startAfter(at, zone, (day) => addDays(day, 1));
  if (has('week')) return (at) => startAfter(at, zone, (day) => addDays(mondayOf(day), 7));
  return has('month') ? (at) => startAfter(at, zone, (day) => firstOfMonth(day, 1)) : undefined;
}

/** Where clocks change by half an hour, an hour there is cut short, or begins again. */
function nextHour(at: Date, zone: string): Date {
  const minute = localTime(at, zone).minute % 60;
  const withinMinuteMs = at.getTime() % MINUTE_MS;
  const next = new Date(at.getTime() + HOUR_MS - minute * MINUTE_MS - withinMinuteMs);
  const overshot = localTime(next, zone).minute % 60;
  return overshot === 0 ? next : new Date(next.getTime() - overshot * MINUTE_MS);
}

function startAfter(at: Date, zone: string, next: (day: string) => string): Date {
  return startOfLocalDay(next(localDate(at, zone)), zone);
}

function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

const CYCLES: Partial<Record<TimeDimension, readonly string[]>> = { hourOfDay: HOURS_OF_DAY, weekday: WEEKDAYS };

function placesOf(dimension: TimeDimension, starts: readonly Date[], zone: string) {
  const named = starts.map((at) => nameOf(dimension, at, zone));
  const keys = CYCLES[dimension] ?? [...new Set(named)];
  const places = new Map(keys.map((key, place) => [key, place]));
  return { keys, places: named.map((name) => places.get(name) ?? 0) };
}

function nameOf(dimension: TimeDimension, at: Date, zone: string): string {
  const { day: weekday, minute } = localTime(at, zone);
  const day = localDate(at, zone);
  switch (dimension) {
    case 'hour':
      return new Date(at.getTime() - (minute % 60) * MINUTE_MS - (at.getTime() % MINUTE_MS)).toISOString();
    case 'day':
      return day;
    case 'week':
      return mondayOf(day);
    case 'month':
      return day.slice(0, 7);
    case 'hourOfDay':
      return `${Math.floor(minute / 60)}`;
    case 'weekday':
      return `${weekday + 1}`;
  }
}
