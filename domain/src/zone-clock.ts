/** What a clock on the wall shows in a time zone. Clocks change there, so an offset belongs to a moment, not to a zone. */

import { addDays } from './calendar-day.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** Clocks have only ever changed on a quarter of an hour (UTC) since 1972, so an offset holds for its whole quarter. */
const QUARTER_MS = 15 * MINUTE_MS;
/** And never twice within a week: where an offset is the same four days later, it was so all the time. */
const STEADY_MS = 4 * 24 * 60 * MINUTE_MS;
const REMEMBERED_STEADY = 1000;
const REMEMBERED_QUARTERS = 2000;
/** Two years, and the days around them: as far as reports are cut into days. */
const REMEMBERED_DAYS = 1000;

type ZoneMemory = {
  format: Intl.DateTimeFormat;
  /** By stretches of `STEADY_MS`; null where the clocks changed. */
  steady: Map<number, number | null>;
  /** Of those by quarters of an hour. */
  offsets: Map<number, number>;
  stretches: Map<number, readonly ClockStretch[]>;
};

// Making a format costs far more than a call may cost: one for each zone, with its recent answers.
const zones = new Map<string, ZoneMemory>();

/** How many minutes the zone's clocks are ahead of UTC at that moment. */
function zoneOffsetMinutes(atMs: number, zone: string): number {
  const { format, steady, offsets } = zoneMemory(zone);
  const offset = remembered(steady, Math.floor(atMs / STEADY_MS), REMEMBERED_STEADY, (stretch) =>
    readSteadyOffset(format, stretch * STEADY_MS),
  );
  if (offset !== null) return offset;
  return remembered(offsets, Math.floor(atMs / QUARTER_MS), REMEMBERED_QUARTERS, (quarter) =>
    readOffset(format, quarter * QUARTER_MS),
  );
}

function remembered<Value>(memory: Map<number, Value>, key: number, most: number, find: (key: number) => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = find(key);
  if (memory.size >= most) memory.clear();
  memory.set(key, found);
  return found;
}

function readSteadyOffset(format: Intl.DateTimeFormat, fromMs: number): number | null {
  const offset = readOffset(format, fromMs);
  return offset === readOffset(format, fromMs + STEADY_MS) ? offset : null;
}

function zoneMemory(zone: string): ZoneMemory {
  const known = zones.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const memory: ZoneMemory = { format, steady: new Map(), offsets: new Map(), stretches: new Map() };
  zones.set(zone, memory);
  return memory;
}

function readOffset(format: Intl.DateTimeFormat, utcMs: number): number {
  const parts = new Map(format.formatToParts(utcMs).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const localMs = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return (localMs - utcMs) / MINUTE_MS;
}

/** Monday is day 0. */
export function localTime(at: Date, zone: string): { day: number; minute: number } {
  const localMinutes = localMinutesOf(at, zone);
  const days = Math.floor(localMinutes / DAY_MINUTES);
  return { day: (((days + 3) % 7) + 7) % 7, minute: localMinutes - days * DAY_MINUTES }; // 1 January 1970 was a Thursday
}

/** The day on the calendar there, '2026-03-08'. */
export function localDate(at: Date, zone: string): string {
  return new Date(localMinutesOf(at, zone) * MINUTE_MS).toISOString().slice(0, 10);
}

const localMinutesOf = (at: Date, zone: string) =>
  Math.floor(at.getTime() / MINUTE_MS) + zoneOffsetMinutes(at.getTime(), zone);

/** The moment a calendar day begins there: mostly midnight, later where the clocks skip it. */
export function startOfLocalDay(day: string, zone: string): Date {
  const [first] = stretchesOfDay(Date.parse(`${day}T00:00:00Z`) / DAY_MS, zone);
  // A day that was skipped altogether (the date line moved) begins where the next one does.
  return first ? new Date(first.startMs) : startOfLocalDay(addDays(day, 1), zone);
}

/** A stretch of the local day in which the clock runs on without a jump: `startMinute` is what it shows at `startMs`. */
export type ClockStretch = { startMs: number; endMs: number; startMinute: number };

/** The local day around `at`: one stretch, or two on the day the clocks change. */
export function clockStretchesOfDay(at: Date, zone: string): readonly ClockStretch[] {
  return stretchesOfDay(Math.floor(localMinutesOf(at, zone) / DAY_MINUTES), zone);
}

/** From a moment on, until the next, clocks are that many minutes ahead of UTC. */
export type ClockOffset = { fromMs: number; minutes: number };

/** How far clocks are ahead, all the time from one moment to another: mostly once, and once more for each change. */
export function clockOffsetsBetween(fromMs: number, toMs: number, zone: string): ClockOffset[] {
  const found: ClockOffset[] = [];
  for (let ms = fromMs; ms < toMs; ) {
    const stretches = clockStretchesOfDay(new Date(ms), zone);
    for (const { startMs } of stretches) {
      const minutes = zoneOffsetMinutes(startMs, zone);
      if (startMs < toMs && found.at(-1)?.minutes !== minutes)
        found.push({ fromMs: Math.max(startMs, fromMs), minutes });
    }
    ms = stretches.at(-1)?.endMs ?? toMs;
  }
  return found;
}

/** `days` since 1970, on the calendar. */
function stretchesOfDay(days: number, zone: string): readonly ClockStretch[] {
  return remembered(zoneMemory(zone).stretches, days, REMEMBERED_DAYS, () => findStretches(days * DAY_MS, zone));
}

/** `dayMs` is the day's midnight as if it were in UTC. */
function findStretches(dayMs: number, zone: string): ClockStretch[] {
  // No zone is further than 15 hours from UTC, and none changes its clocks twice within two days.
  const [firstMs, lastMs] = [dayMs - 60 * QUARTER_MS, dayMs + (96 + 60) * QUARTER_MS];
  const offset = zoneOffsetMinutes(firstMs, zone);
  if (offset === zoneOffsetMinutes(lastMs, zone)) {
    const startMs = dayMs - offset * MINUTE_MS;
    return [{ startMs, endMs: startMs + DAY_MINUTES * MINUTE_MS, startMinute: 0 }];
  }
  return walkQuarters(dayMs, firstMs, lastMs, zone);
}

/** Quarters that show another date drop out; a jump of the clock starts a new stretch. */
function walkQuarters(dayMs: number, firstMs: number, lastMs: number, zone: string): ClockStretch[] {
  const found: ClockStretch[] = [];
  for (let ms = firstMs; ms < lastMs; ms += QUARTER_MS) {
    const startMinute = (ms - dayMs) / MINUTE_MS + zoneOffsetMinutes(ms, zone);
    if (startMinute < 0 || startMinute >= DAY_MINUTES) continue;
    const last = found.at(-1);
    const runsOn = last?.endMs === ms && startMinute - last.startMinute === (ms - last.startMs) / MINUTE_MS;
    if (last && runsOn) last.endMs = ms + QUARTER_MS;
    else found.push({ startMs: ms, endMs: ms + QUARTER_MS, startMinute });
  }
  return found;
}
