import { addDays, addMonths, firstOfMonth, mondayOf } from '@callstead/domain/calendar-day';

export type DayLimits = { min?: string | undefined; max?: string | undefined };

export const isWithin = (day: string, { min, max }: DayLimits): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export function nearestDay(day: string, { min, max }: DayLimits): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** The weeks that a month touches, with the days of its neighbours. */
export function weeksOf(day: string): string[][] {
  const next = firstOfMonth(day, 1);
  const weeks: string[][] = [];
  for (let monday = mondayOf(firstOfMonth(day)); monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, days) => addDays(monday, days)));
  }
  return weeks;
}

const MOVES: Record<string, (day: string, isFar: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => mondayOf(day),
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day, isFar) => addMonths(day, isFar ? -12 : -1),
  PageDown: (day, isFar) => addMonths(day, isFar ? 12 : 1),
};

/** Where a key leads, as the date picker pattern of WAI-ARIA has it; Shift makes months years. */
export const dayAfterKey = (key: string, day: string, isFar: boolean): string | undefined => MOVES[key]?.(day, isFar);
