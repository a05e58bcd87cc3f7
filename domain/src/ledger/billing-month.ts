import { firstOfMonth } from '../calendar-day.ts';
import { localDate, startOfLocalDay } from '../zone-clock.ts';

/** A month of the network's calendar, '2026-03'. Invoices and payout runs go by it. */
export type Month = string;

export const monthOf = (at: Date, zone: string): Month => localDate(at, zone).slice(0, 7);

export const addMonths = (month: Month, months: number): Month => firstOfMonth(`${month}-01`, months).slice(0, 7);

/** From its first moment to the first one after it, as the zone's clocks run. */
export function momentsOfMonth(month: Month, zone: string): { from: Date; to: Date } {
  const start = (of: Month) => startOfLocalDay(`${of}-01`, zone);
  return { from: start(month), to: start(addMonths(month, 1)) };
}

/** What was booked in the last seconds of a month may still be on its way to the database. */
const GRACE_MS = 60 * 60_000;

/** The months from `first` on whose invoices can be written at `now`. */
export function closedMonths(first: Month, now: Date, zone: string): Month[] {
  const running = monthOf(new Date(now.getTime() - GRACE_MS), zone);
  const months: Month[] = [];
  for (let month = first; month < running; month = addMonths(month, 1)) months.push(month);
  return months;
}
