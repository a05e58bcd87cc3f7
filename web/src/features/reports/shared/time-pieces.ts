import { addDays, countDays, firstOfMonth } from '@callstead/domain/calendar-day';
import type { Days } from '@callstead/domain/reports/period';
import { cutTime } from '@callstead/domain/reports/time-pieces';
import { localDate, startOfLocalDay } from '@callstead/domain/zone-clock';

export const GRAINS = ['hour', 'day', 'week', 'month'] as const;
export type Grain = (typeof GRAINS)[number];

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

type Piece = {
  /** As reports name it: an hour by its first moment, days and weeks by their first day, months as '2026-03'. */
  value: string;
  startMs: number;
  endMs: number;
};

/** More than any grain makes of its days. */
const MOST_PIECES = 1_000;

/** Every piece of these days, empty ones, too. */
export function piecesOf(grain: Grain, days: Days, zone: string): Piece[] {
  const [from, to] = [startOfLocalDay(days.first, zone), startOfLocalDay(addDays(days.last, 1), zone)];
  const cut = cutTime({ from, to }, zone, [grain], MOST_PIECES);
  const { keys, places } = cut?.of.get(grain) ?? { keys: [], places: [] };
  const starts = cut?.starts ?? [];
  const pieces = starts.map((start, index) => ({
    value: keys[places[index] ?? 0] ?? '',
    startMs: start.getTime(),
    endMs: (starts[index + 1] ?? to).getTime(),
  }));
  return pieces.filter(({ value }, index) => value !== pieces[index - 1]?.value); // clocks may repeat half an hour
}

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
