import { addDays, countDays, firstOfMonth } from '@callstead/domain/calendar-day';
import type { Days } from '@callstead/domain/reports/period';
import { localDate, startOfLocalDay } from '@callstead/domain/zone-clock';

export const GRAINS = ['hour', 'day', 'week', 'month'] as const;
export type Grain = (typeof GRAINS)[number];

const HOUR_MS = 3_600_000;
/** More bars nobody tells apart, and fewer than two are no course of time. */
const MOST_DAYS: Record<Grain, number> = { hour: 14, day: 400, week: 3_000, month: 10_000 };
const FEWEST_DAYS: Record<Grain, number> = { hour: 1, day: 2, week: 8, month: 32 };
const USUAL_UP_TO: readonly [Grain, number][] = [
  ['hour', 2],
  ['day', 92],
  ['week', 370],
];

export function isGrainOf(grain: Grain, days: Days): boolean {
  const count = countDays(days.first, days.last);
  return count >= FEWEST_DAYS[grain] && count <= MOST_DAYS[grain];
}

/** The one asked for where it makes sense of these days, else the usual one. */
export function grainOf(asked: Grain | undefined, days: Days): Grain {
  if (asked && isGrainOf(asked, days)) return asked;
  const count = countDays(days.first, days.last);
  return USUAL_UP_TO.find(([, most]) => count <= most)?.[0] ?? 'month';
}

export type Piece = {
  /** As reports name it: an hour by its first moment, days and weeks by their first day, months as '2026-03'. */
  value: string;
  startMs: number;
  endMs: number;
};

/** Every piece of these days, empty ones, too. */
export function piecesOf(grain: Grain, days: Days, zone: string): Piece[] {
  const endMs = startOfLocalDay(addDays(days.last, 1), zone).getTime();
  const starts = grain === 'hour' ? hoursOf(days, zone, endMs) : daysOf(grain, days, zone);
  return starts.map((piece, index) => ({ ...piece, endMs: starts[index + 1]?.startMs ?? endMs }));
}

type Start = Omit<Piece, 'endMs'>;

function hoursOf({ first }: Days, zone: string, endMs: number): Start[] {
  const startMs = startOfLocalDay(first, zone).getTime();
  const count = Math.ceil((endMs - startMs) / HOUR_MS);
  return Array.from({ length: count }, (_, hour) => {
    const ms = startMs + hour * HOUR_MS;
    return { value: new Date(ms).toISOString(), startMs: ms };
  });
}

/** The first one may have begun before the days did. */
function daysOf(grain: Exclude<Grain, 'hour'>, { first, last }: Days, zone: string): Start[] {
  const starts: Start[] = [];
  for (let day = START[grain](first); day <= last; day = NEXT[grain](day)) {
    const value = grain === 'month' ? day.slice(0, 7) : day;
    starts.push({ value, startMs: startOfLocalDay(day, zone).getTime() });
  }
  return starts;
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
const START = { day: (day: string) => day, week: mondayOf, month: (day: string) => firstOfMonth(day) };
const NEXT = {
  day: (day: string) => addDays(day, 1),
  week: (day: string) => addDays(day, 7),
  month: (day: string) => firstOfMonth(day, 1),
};

/** The days a piece has in common with those shown; undefined where that is all of them, or no days at all. */
export function daysWithin(dimension: string, value: string, days: Days, zone: string): Days | undefined {
  const piece = wholeDays(dimension, value, zone);
  if (!piece) return undefined;
  const first = piece.first > days.first ? piece.first : days.first;
  const last = piece.last < days.last ? piece.last : days.last;
  return first > last || (first === days.first && last === days.last) ? undefined : { first, last };
}

function wholeDays(dimension: string, value: string, zone: string): Days | undefined {
  switch (dimension) {
    case 'hour': {
      const day = localDate(new Date(value), zone);
      return { first: day, last: day };
    }
    case 'day':
      return { first: value, last: value };
    case 'week':
      return { first: value, last: addDays(value, 6) };
    case 'month':
      return { first: `${value}-01`, last: addDays(firstOfMonth(`${value}-01`, 1), -1) };
    default:
      return undefined;
  }
}
