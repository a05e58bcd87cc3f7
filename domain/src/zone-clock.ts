/** What a clock on the wall shows in a time zone. Clocks change there, so an offset belongs to a moment, not to a zone. */

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** Clocks have only ever changed on a quarter of an hour (UTC) since 1972, so an offset holds for its whole quarter. */
const QUARTER_MS = 15 * MINUTE_MS;
const REMEMBERED_QUARTERS = 2000;

type ZoneMemory = { format: Intl.DateTimeFormat; offsets: Map<number, number> };

// Making a format costs far more than a call may cost: one for each zone, and the answers of recent quarters.
const zones = new Map<string, ZoneMemory>();

/** How many minutes the zone's clocks are ahead of UTC at that moment. */
export function zoneOffsetMinutes(at: Date, zone: string): number {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const { format, offsets } = zoneMemory(zone);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const offset = readOffset(format, quarter * QUARTER_MS);
  if (offsets.size >= REMEMBERED_QUARTERS) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
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
  const memory = { format, offsets: new Map<number, number>() };
  zones.set(zone, memory);
  return memory;
}

function readOffset(format: Intl.DateTimeFormat, utcMs: number): number {
  const parts = new Map(format.formatToParts(utcMs).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const localMs = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return (localMs - utcMs) / MINUTE_MS;
}

/** Monday is day 0; `date` is the calendar's day there, '2026-03-08'. */
export type LocalTime = { day: number; minute: number; date: string };

export function localTime(at: Date, zone: string): LocalTime {
  const localMinutes = Math.floor(at.getTime() / MINUTE_MS) + zoneOffsetMinutes(at, zone);
  const days = Math.floor(localMinutes / DAY_MINUTES);
  return {
    day: (((days + 3) % 7) + 7) % 7, // 1 January 1970 was a Thursday
    minute: localMinutes - days * DAY_MINUTES,
    date: new Date(days * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10),
  };
}

/** A stretch of the local day in which the clock runs on without a jump: `startMinute` is what it shows at `startMs`. */
export type ClockStretch = { startMs: number; endMs: number; startMinute: number };

/** The local day around `at`: one stretch, or two on the day the clocks change. */
export function clockStretchesOfDay(at: Date, zone: string): ClockStretch[] {
  const { date } = localTime(at, zone);
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  const noonOffset = zoneOffsetMinutes(new Date(midnightMs + (DAY_MINUTES / 2) * MINUTE_MS), zone);
  const aroundMs = midnightMs - noonOffset * MINUTE_MS;
  const stretches: ClockStretch[] = [];
  // Three hours on each side hold any change near midnight; quarters outside the date drop out.
  for (let ms = aroundMs - 12 * QUARTER_MS; ms < aroundMs + (96 + 12) * QUARTER_MS; ms += QUARTER_MS) {
    const offset = zoneOffsetMinutes(new Date(ms), zone);
    const startMinute = (ms - midnightMs) / MINUTE_MS + offset;
    if (startMinute < 0 || startMinute >= DAY_MINUTES) continue;
    const last = stretches.at(-1);
    const runsOn = last?.endMs === ms && startMinute - last.startMinute === (ms - last.startMs) / MINUTE_MS;
    if (last && runsOn) last.endMs = ms + QUARTER_MS;
    else stretches.push({ startMs: ms, endMs: ms + QUARTER_MS, startMinute });
  }
  return stretches;
}
