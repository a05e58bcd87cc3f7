import { assert } from '../assert.ts';
import { addDays } from '../calendar-day.ts';
import { localMoment } from '../local-moment.ts';
import { localDate } from '../zone-clock.ts';

/** So many lines a digest has; of the rest it says how many they are. */
export const MOST_DIGEST_LINES = 50;

/** The last time a clock there showed eight in the morning, up to `now`. */
export function lastDigestMoment(now: Date, zone: string): Date {
  let day = localDate(now, zone);
  let moment = eightOn(day, zone);
  // Yesterday's, unless the calendar skipped yesterday.
  while (moment > now) {
    day = addDays(day, -1);
    moment = eightOn(day, zone);
  }
  return moment;
}

function eightOn(day: string, zone: string): Date {
  const moment = localMoment(`${day}T08:00`, zone);
  assert(moment, 'every day has its morning');
  return moment;
}
