/** Days of the calendar, '2026-03-08': they belong to no zone until somebody asks when they begin. */

const DAY_MS = 86_400_000;

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(msOf(day) + days * DAY_MS);

/** How many days lie between two days, both counted. */
export const countDays = (first: string, last: string): number => Math.round((msOf(last) - msOf(first)) / DAY_MS) + 1;

export function firstOfMonth(day: string, monthsLater = 0): string {
  const date = new Date(msOf(day));
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater, 1));
}

/** '2026-02-30' looks like a day but is none. */
export const isCalendarDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(msOf(text)) && dayOf(msOf(text)) === text;
