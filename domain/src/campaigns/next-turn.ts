import { localTime } from '../zone-clock.ts';
import type { Hours } from './terms.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** When it closes, if it is open, or opens, if it is closed; null where it does neither. An hour off across a change of clocks. */
export function nextTurn(hours: Hours, at: Date): Date | null {
  const { day, minute } = localTime(at, hours.zone);
  const now = day * DAY_MINUTES + minute;
  const open = openMinutes(hours);
  const isOpenNow = isIn(open, now);
  const turns = open.flatMap(({ from, to }) => [from, to % WEEK_MINUTES]);
  const waits = turns
    .filter((turn) => isIn(open, turn) !== isOpenNow) // spans that touch, at midnight or within a day, are one
    .map((turn) => (turn - now + WEEK_MINUTES) % WEEK_MINUTES)
    .filter((wait) => wait > 0);
  if (waits.length === 0) return null;
  const minuteStart = Math.floor(at.getTime() / MINUTE_MS);
  return new Date((minuteStart + Math.min(...waits)) * MINUTE_MS);
}

type Span = { from: number; to: number };

/** Of the week, which begins on Monday. */
const openMinutes = ({ week }: Hours): Span[] =>
  week.flatMap((spans, day) =>
    spans.map(({ from, to }) => ({ from: day * DAY_MINUTES + from, to: day * DAY_MINUTES + to })),
  );

const isIn = (open: readonly Span[], minute: number) => open.some(({ from, to }) => from <= minute && minute < to);
