import { addDays } from '../calendar-day.ts';
import { addMonths, momentsOfMonth, monthOf } from '../ledger/billing-month.ts';
import { localDate, localTime, startOfLocalDay } from '../zone-clock.ts';
import type { TermSchedule } from './payout-run.ts';

export type ScheduledCutOff = { schedule: 'monthly' | 'weekly'; cutOff: Date };

/** What was booked in the last seconds before a cut-off may still be on its way to the database. */
const GRACE_MS = 60 * 60_000;
const WEEK_DAYS = 7;

const mondayOf = (at: Date, zone: string) => addDays(localDate(at, zone), -localTime(at, zone).day);

/** The last 1st and the last Monday of the network's calendar: whoever slept through others pays all of it with these. */
export function scheduledCutOffs(now: Date, zone: string): ScheduledCutOff[] {
  const settled = new Date(now.getTime() - GRACE_MS);
  return [
    { schedule: 'monthly', cutOff: momentsOfMonth(monthOf(settled, zone), zone).from },
    { schedule: 'weekly', cutOff: startOfLocalDay(mondayOf(settled, zone), zone) },
  ];
}

/** When those are paid next who are paid on this schedule. */
export function nextCutOff(schedule: TermSchedule, now: Date, zone: string): Date {
  return schedule === 'monthly'
    ? momentsOfMonth(addMonths(monthOf(now, zone), 1), zone).from
    : startOfLocalDay(addDays(mondayOf(now, zone), WEEK_DAYS), zone);
}
