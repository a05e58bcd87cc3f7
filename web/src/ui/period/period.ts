import { addDays, firstOfMonth, isCalendarDay } from '@callstead/domain/calendar-day';
import { startOfLocalDay } from '@callstead/domain/zone-clock';

/** Every one of them includes today: what came in a minute ago is never missing. */
export const PRESETS = ['today', 'last2', 'last7', 'last30', 'month', 'months2', 'all'] as const;
export type Preset = (typeof PRESETS)[number];

/** Whole days of the calendar, the last one included. */
export type Days = { first: string; last: string };
export type PeriodChoice = { preset: Preset } | { preset: 'custom'; days: Days };

/** What stands in the address; a mangled one falls back. */
export function readChoice(params: URLSearchParams, today: string, fallback: Preset): PeriodChoice {
  const days = readDays(params.get('from'), params.get('to') ?? today);
  if (days) return { preset: 'custom', days };
  return { preset: PRESETS.find((each) => each === params.get('period')) ?? fallback };
}

export function readDays(first: string | null, last: string): Days | undefined {
  if (!first || !isCalendarDay(first) || !isCalendarDay(last) || first > last) return undefined;
  return { first, last };
}

/** The same choice as parameters of an address. */
export function choiceParams(choice: PeriodChoice): Record<string, string> {
  if (choice.preset === 'custom') return { from: choice.days.first, to: choice.days.last };
  return { period: choice.preset };
}

/** The days of a choice; everything has none. */
export function daysOf(choice: PeriodChoice, today: string): Days | undefined {
  if (choice.preset === 'custom') return choice.days;
  const first = firstDayOf(choice.preset, today);
  return first === undefined ? undefined : { first, last: today };
}

function firstDayOf(preset: Preset, today: string): string | undefined {
  switch (preset) {
    case 'today':
      return today;
    case 'last2':
      return addDays(today, -1);
    case 'last7':
      return addDays(today, -6);
    case 'last30':
      return addDays(today, -29);
    case 'month':
      return firstOfMonth(today);
    case 'months2':
      return firstOfMonth(today, -1);
    case 'all':
      return undefined;
  }
}

/** From the first moment of the first day to the first moment after the last, as the zone's clocks run. */
export function momentsOf(days: Days, zone: string): { from: string; to: string } {
  return {
    from: startOfLocalDay(days.first, zone).toISOString(),
    to: startOfLocalDay(addDays(days.last, 1), zone).toISOString(),
  };
}
