import { addDays, firstOfMonth, isCalendarDay } from '../calendar-day.ts';
import { startOfLocalDay } from '../zone-clock.ts';

/** The rolling ones include today, so that what came in a minute ago is not missing; the named ones are exactly that. */
export const PRESETS = ['today', 'yesterday', 'last7', 'last30', 'lastWeek', 'month', 'lastMonth', 'all'] as const;
export type Preset = (typeof PRESETS)[number];

/** A report has a beginning; nothing is older than the network. */
export const FIRST_DAY = '2020-01-01';

/** Whole days of the calendar, the last one included. */
export type Days = { first: string; last: string };
export type PeriodChoice = { preset: Preset } | { preset: 'custom'; days: Days };

/** Parameters of an address. */
type Params = { get: (name: string) => string | null };

/** What stands in the address; a mangled one falls back. */
export function readChoice(params: Params, today: string, fallback: Preset): PeriodChoice {
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
  return choice.preset === 'custom' ? choice.days : DAYS[choice.preset](today);
}

const DAYS: Record<Preset, (today: string) => Days | undefined> = {
  today: (today) => ({ first: today, last: today }),
  yesterday: (today) => ({ first: addDays(today, -1), last: addDays(today, -1) }),
  last7: (today) => ({ first: addDays(today, -6), last: today }),
  lastWeek: (today) => ({ first: addDays(mondayOf(today), -7), last: addDays(mondayOf(today), -1) }),
  last30: (today) => ({ first: addDays(today, -29), last: today }),
  month: (today) => ({ first: firstOfMonth(today), last: today }),
  lastMonth: (today) => ({ first: firstOfMonth(today, -1), last: addDays(firstOfMonth(today), -1) }),
  all: () => undefined,
};

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));

/** From the first moment of the first day to the first moment after the last, as the zone's clocks run. */
export function momentsOf(days: Days, zone: string): { from: string; to: string } {
  return {
    from: startOfLocalDay(days.first, zone).toISOString(),
    to: startOfLocalDay(addDays(days.last, 1), zone).toISOString(),
  };
}
