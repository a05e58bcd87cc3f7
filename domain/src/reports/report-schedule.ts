import { addDays, firstOfMonth } from '../calendar-day.ts';
import { localMoment } from '../local-moment.ts';
import { localDate } from '../zone-clock.ts';

export const CADENCES = ['daily', 'weekly', 'monthly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** Monday is weekday 0. A month without the day has its mail on its last one. */
export type ReportSchedule = { hour: number } & (
  | { cadence: 'daily' }
  | { cadence: 'weekly'; weekday: number }
  | { cadence: 'monthly'; monthDay: number }
);

/** The most days between two of them, and one more. */
const LOOK_AHEAD_DAYS = 63;

/** The first moment after this one at which it is due, by the clocks of the zone. */
export function nextDue(schedule: ReportSchedule, zone: string, after: Date): Date {
  const today = localDate(after, zone);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const due = isDueOn(schedule, day) ? localMoment(`${day}T${twoDigits(schedule.hour)}:00`, zone) : undefined;
    if (due && due > after) return due;
  }
  throw new Error('every schedule is due within two months');
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

function isDueOn(schedule: ReportSchedule, day: string): boolean {
  if (schedule.cadence === 'daily') return true;
  if (schedule.cadence === 'weekly') return weekdayOf(day) === schedule.weekday;
  const lastDay = addDays(firstOfMonth(day, 1), -1);
  return day.slice(8) === twoDigits(Math.min(schedule.monthDay, Number(lastDay.slice(8))));
}

const weekdayOf = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** At most so many views keep somebody, and so many those they share. */
export const MOST_VIEWS = 50;
export const LONGEST_VIEW_NAME = 80;
/** Whoever sends it to more has a mailing list. */
export const MOST_RECIPIENTS = 20;

/** What became of a due moment: a mail was ordered, or none, because its reader may not look at reports now. */
export const MAILING_STATES = ['ordered', 'skipped'] as const;
export type MailingState = (typeof MAILING_STATES)[number];
