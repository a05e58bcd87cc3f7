import { isCalendarDay } from './calendar-day.ts';
import { clockStretchesOfDay, startOfLocalDay } from './zone-clock.ts';

const MINUTE_MS = 60_000;

/**
 * When a clock there shows '2026-03-08T14:30': the first time, where an hour comes twice; where the clocks skip it, the
 * moment they go on. Undefined for what is no time.
 */
export function localMoment(written: string, zone: string): Date | undefined {
  const [, day = '', hour = '', minute = ''] = /^(.{10})T([01]\d|2[0-3]):([0-5]\d)$/.exec(written) ?? [];
  if (!isCalendarDay(day)) return undefined;
  const wanted = Number(hour) * 60 + Number(minute);
  const stretches = clockStretchesOfDay(startOfLocalDay(day, zone), zone);
  const stretch = stretches.find(
    ({ startMs, endMs, startMinute }) => wanted < startMinute + (endMs - startMs) / MINUTE_MS,
  );
  if (!stretch) return undefined;
  return new Date(stretch.startMs + Math.max(0, wanted - stretch.startMinute) * MINUTE_MS);
}
