import { DEFAULT_ZONE } from '@callstead/domain/campaigns/usual-terms';
import { clockStretchesOfDay, localDate } from '@callstead/domain/zone-clock';

/** Dates are days of the network's calendar, '2026-03-08'; months are '2026-03'. */
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export const dateOf = (at: Date) => localDate(at, DEFAULT_ZONE);
export const monthOf = (date: string) => date.slice(0, 7);

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Both ends included; none when they are the wrong way round. */
export function datesFrom(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

export const firstDate = (month: string) => `${month}-01`;
export const lastDate = (month: string) => addDays(firstDate(addMonths(month, 1)), -1);

export const isSunday = (date: string) => new Date(date).getUTCDay() === 0;

/** When that day's clock shows so many minutes after midnight; of an hour that is skipped, as late after its beginning. */
export function momentOn(date: string, minute: number): Date {
  const stretches = clockStretchesOfDay(new Date(Date.parse(date) + DAY_MS * 0.7), DEFAULT_ZONE); // about noon there
  const stretch = stretches.findLast(({ startMinute }) => startMinute <= minute) ?? stretches[0];
  return new Date((stretch?.startMs ?? 0) + (minute - (stretch?.startMinute ?? 0)) * MINUTE_MS);
}
