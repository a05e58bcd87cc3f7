import { clockStretchesOfDay } from '../zone-clock.ts';
import { isOpen } from './hours.ts';
import type { Hours } from './terms.ts';

const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;

/** When it closes, if it is open, or opens, if it is closed; null where it does neither. */
export function nextTurn(hours: Hours, at: Date): Date | null {
  const isOpenNow = isOpen(hours, at);
  const minutes = turningMinutes(hours);
  let day = at;
  for (let days = 0; days <= WEEK_DAYS; days += 1) {
    const stretches = clockStretchesOfDay(day, hours.zone);
    const turn = stretches
      .flatMap(({ startMs, endMs, startMinute }) =>
        // Where a clock is put forward, what begins in the hour it skips begins with the stretch after it.
        [startMs, ...minutes.map((minute) => startMs + (minute - startMinute) * MINUTE_MS)].filter(
          (ms) => ms >= startMs && ms < endMs,
        ),
      )
      .sort((one, other) => one - other)
      .find((ms) => ms > at.getTime() && isOpen(hours, new Date(ms)) !== isOpenNow);
    if (turn !== undefined) return new Date(turn);
    day = new Date(stretches.at(-1)?.endMs ?? day);
  }
  return null;
}

/** Of the clock, at which something begins or ends on any day. */
const turningMinutes = ({ week }: Hours) => [
  ...new Set(week.flatMap((spans) => spans.flatMap(({ from, to }) => [from, to]))),
];
