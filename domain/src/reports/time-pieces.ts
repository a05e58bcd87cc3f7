import { addDays, firstOfMonth } from '../calendar-day.ts';
import {
  type ClockStretch,
  clockOffsetsBetween,
  clockStretchesOfDay,
  localDate,
  startOfLocalDay,
} from '../zone-clock.ts';
import type { Span } from './day-buckets.ts';
import type { TimeDimension } from './dimensions.ts';

/** What each value of a time dimension is called: days and weeks by their first day, months by theirs, an hour by its first moment. */
const HOURS_OF_DAY: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${hour}`);
/** As ISO counts them: Monday is 1. */
const WEEKDAYS: readonly string[] = Array.from({ length: 7 }, (_, day) => `${day + 1}`);

/** A span cut into pieces, each of which belongs to one value of every dimension asked for. */
export type TimePieces = {
  /** Where each begins; it ends where the next begins, the last with the span. */
  starts: readonly Date[];
  /** For each dimension its values in their order, and for each piece the place of its own among them. */
  of: ReadonlyMap<TimeDimension, { keys: readonly string[]; places: readonly number[] }>;
  /**
   * Given where what is asked for is what clocks show: by how many minutes they are ahead of UTC in each piece, always by whole
   * hours. There are no places then, and the hours of a year need not be named one by one.
   */
  offsets?: readonly number[];
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
  const shown = dimensions.includes('hourOfDay') && dimensions.every((dimension) => CYCLES[dimension]);
  return (shown ? cutByClock(span, zone, dimensions) : undefined) ?? cutByPieces(span, zone, dimensions, most);
}

function cutByPieces(
  span: Span,
  zone: string,
  dimensions: readonly TimeDimension[],
  most: number,
): TimePieces | undefined {
  const pieces: Piece[] = [];
  for (const piece of piecesOf(span, zone, dimensions)) {
    if (pieces.length === most) return undefined;
    pieces.push(piece);
  }
  return {
    starts: pieces.map(({ at }) => at),
    of: new Map(dimensions.map((dimension) => [dimension, placesOf(dimension, pieces)])),
  };
}

/** Undefined where clocks show an hour while another one of UTC is still running: sums of hours cannot tell those. */
function cutByClock({ from, to }: Span, zone: string, dimensions: readonly TimeDimension[]): TimePieces | undefined {
  const found = clockOffsetsBetween(from.getTime(), to.getTime(), zone);
  if (found.some(({ minutes }) => minutes % 60 !== 0)) return undefined;
  return {
    starts: found.map(({ fromMs }) => new Date(fromMs)),
    of: new Map(dimensions.map((dimension) => [dimension, { keys: CYCLES[dimension] ?? [], places: [] }])),
    offsets: found.map(({ minutes }) => minutes),
  };
}

/** `hourMs`: where the hour began that it is of; `hour`: what the clock showed then. Coarser pieces need neither. */
type Piece = { at: Date; day: string; hourMs: number; hour: number };

function piecesOf(span: Span, zone: string, dimensions: readonly TimeDimension[]): Iterable<Piece> {
  const has = (...names: TimeDimension[]) => names.some((name) => dimensions.includes(name));
  if (has('hour', 'hourOfDay')) return hoursIn(span, zone);
  if (has('day', 'weekday') || (has('week') && has('month'))) return daysIn(span, zone, (day) => addDays(day, 1));
  if (has('week')) return daysIn(span, zone, (day) => addDays(mondayOf(day), 7));
  if (has('month')) return daysIn(span, zone, (day) => firstOfMonth(day, 1));
  return span.from < span.to ? [{ at: span.from, day: '', hourMs: 0, hour: 0 }] : [];
}

function* daysIn(span: Span, zone: string, next: (day: string) => string): Iterable<Piece> {
  for (let at = span.from; at < span.to; ) {
    const day = localDate(at, zone);
    yield { at, day, hourMs: 0, hour: 0 };
    at = startOfLocalDay(next(day), zone);
  }
}

/** Day by day: what its clocks show is asked once for all its hours. */
function* hoursIn(span: Span, zone: string): Iterable<Piece> {
  for (let at = span.from; at < span.to; ) {
    const day = localDate(at, zone);
    const stretches = clockStretchesOfDay(at, zone);
    for (const stretch of stretches) yield* hoursOf(stretch, span, day);
    at = new Date(stretches.at(-1)?.endMs ?? span.to.getTime());
  }
}

/** Where clocks change by half an hour, an hour there is cut short, or begins again. */
function* hoursOf({ startMs, endMs, startMinute }: ClockStretch, span: Span, day: string): Iterable<Piece> {
  const firstMs = startMs - (startMinute % 60) * MINUTE_MS;
  for (let hourMs = firstMs; hourMs < endMs; hourMs += HOUR_MS) {
    const fromMs = Math.max(hourMs, startMs, span.from.getTime());
    if (fromMs >= Math.min(hourMs + HOUR_MS, endMs, span.to.getTime())) continue;
    const hour = Math.floor(startMinute / 60) + (hourMs - firstMs) / HOUR_MS;
    yield { at: new Date(fromMs), day, hourMs, hour };
  }
}

function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const CYCLES: Partial<Record<TimeDimension, readonly string[]>> = { hourOfDay: HOURS_OF_DAY, weekday: WEEKDAYS };

function placesOf(dimension: TimeDimension, pieces: readonly Piece[]) {
  const named = namesOf(dimension, pieces);
  const keys = CYCLES[dimension] ?? [...new Set(named)];
  const places = new Map(keys.map((key, place) => [key, place]));
  return { keys, places: named.map((name) => places.get(name) ?? 0) };
}

function namesOf(dimension: TimeDimension, pieces: readonly Piece[]): string[] {
  if (dimension === 'hour') return pieces.map(({ hourMs }) => new Date(hourMs).toISOString());
  if (dimension === 'hourOfDay') return pieces.map(({ hour }) => `${hour}`);
  const days = new Map<string, string>(); // asked once for all its hours
  for (const { day } of pieces) if (!days.has(day)) days.set(day, nameOfDay(dimension, day));
  return pieces.map(({ day }) => days.get(day) ?? day);
}

function nameOfDay(dimension: Exclude<TimeDimension, 'hour' | 'hourOfDay'>, day: string): string {
  switch (dimension) {
    case 'day':
      return day;
    case 'week':
      return mondayOf(day);
    case 'month':
      return day.slice(0, 7);
    case 'weekday':
      return `${weekdayOf(day) + 1}`;
  }
}
