import { addDays, firstOfMonth } from '../calendar-day.ts';
import { localDate, startOfLocalDay } from '../zone-clock.ts';
import type { Span } from './day-buckets.ts';
import { type Dimension, type FactDimension, isTimeDimension } from './dimensions.ts';
import type { TimePieces } from './time-pieces.ts';

/** By each of these one account's sums are kept, one at a time. */
export const ROLLED_DIMENSIONS = [
  'state',
  'country',
  'number',
  'target',
  'reason',
  'billing',
  'outcome',
  'source',
  'device',
] as const satisfies readonly FactDimension[];
export type RolledDimension = (typeof ROLLED_DIMENSIONS)[number];

/** Sums by campaign, publisher and advertiser; or of an account, by one dimension or in all. */
export type Rollup = { table: 'pair' } | { table: 'dimension'; dimension: RolledDimension | 'total' };

const OF_PAIRS: readonly FactDimension[] = ['campaign', 'category', 'publisher', 'advertiser'];

/** Those that can answer what is told apart by `by` and narrowed by `filtered`, the shortest first; none where only rows can. */
export function rollupsFor(by: readonly Dimension[], filtered: readonly FactDimension[]): Rollup[] {
  const asked = [...new Set([...by, ...filtered])].filter((name): name is FactDimension => !isTimeDimension(name));
  if (asked.length === 0) return [{ table: 'dimension', dimension: 'total' }, { table: 'pair' }];
  if (asked.every((name) => OF_PAIRS.includes(name))) return [{ table: 'pair' }];
  const [only, ...others] = asked;
  const dimension = ROLLED_DIMENSIONS.find((name) => name === only);
  return dimension && others.length === 0 ? [{ table: 'dimension', dimension }] : [];
}

export const GRAINS = ['quarter', 'hour', 'day', 'month'] as const;
type Grain = (typeof GRAINS)[number];
/** Which sums answer which part of a span; `row`: none does, it is shorter than the finest. */
export type Stretch = Span & { grain: Grain | 'row' };

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const SHORTEST_DAY_MS = 23 * HOUR_MS;
const LONGEST_DAY_MS = 25 * HOUR_MS;
/** A span begins and ends somewhere within an hour: more than that is not read from rows. */
const MOST_ROW_STRETCHES = 4;

const ceil = (at: Date, toMs: number) => new Date(Math.ceil(at.getTime() / toMs) * toMs);
const floor = (at: Date, toMs: number) => new Date(Math.floor(at.getTime() / toMs) * toMs);

/**
 * The coarsest sums for each piece of a span, of which each ends where the next begins. Days and months are those of the
 * network's `zone`; where clocks are asked, nothing coarser than hours. Undefined where hours are asked for that begin within ours.
 */
export function coverPieces(
  { starts, offsets }: Pick<TimePieces, 'starts' | 'offsets'>,
  end: Date,
  { table }: Pick<Rollup, 'table'>,
  zone: string,
): Stretch[] | undefined {
  const finestMs = table === 'pair' ? QUARTER_MS : HOUR_MS;
  const hasDays = !offsets && (table === 'pair' || isOnTheHour(zone, starts[0] ?? end, end));
  const found: Stretch[] = [];
  const add = (grain: Stretch['grain'], from: Date, to: Date) => {
    const last = found.at(-1);
    if (from >= to) return;
    if (last?.grain === grain && last.to.getTime() === from.getTime()) last.to = to;
    else found.push({ grain, from, to });
  };
  for (const [index, from] of starts.entries()) {
    cover({ from, to: starts[index + 1] ?? end }, { finestMs, hasDays, zone }, add);
  }
  return found.filter(({ grain }) => grain === 'row').length > MOST_ROW_STRETCHES ? undefined : found;
}

type Add = (grain: Stretch['grain'], from: Date, to: Date) => void;
type Finest = { finestMs: number; hasDays: boolean; zone: string };

/** From the outside in: rows, quarters and hours, days, months, and back. Days may begin within an hour. */
function cover({ from, to }: Span, finest: Finest, add: Add): void {
  if (isHour(from, to)) {
    add('hour', from, to);
    return;
  }
  if (finest.hasDays && isDay(from, to, finest.zone)) {
    add('day', from, to);
    return;
  }
  const inner = { from: ceil(from, finest.finestMs), to: floor(to, finest.finestMs) };
  around(
    { from, to },
    inner,
    (edge) => add('row', edge.from, edge.to),
    () => coverWhole(inner, finest, add),
  );
}

/** By far the most of what is asked by the hour. */
const isHour = (from: Date, to: Date) => from.getTime() % HOUR_MS === 0 && to.getTime() - from.getTime() === HOUR_MS;

/** And of what is asked by the day. */
function isDay(from: Date, to: Date, zone: string): boolean {
  if (to.getTime() - from.getTime() > LONGEST_DAY_MS) return false;
  const day = localDate(from, zone);
  return (
    startOfLocalDay(day, zone).getTime() === from.getTime() &&
    startOfLocalDay(addDays(day, 1), zone).getTime() === to.getTime()
  );
}

function coverWhole(span: Span, { zone, hasDays }: Finest, add: Add): void {
  const addHours = (edge: Span) => coverHours(edge, add);
  if (!hasDays || span.to.getTime() - span.from.getTime() < SHORTEST_DAY_MS) {
    addHours(span);
    return;
  }
  const inner = within(
    span,
    zone,
    (day) => day,
    (day) => addDays(day, 1),
  );
  around(span, inner, addHours, () => coverDays(inner, zone, add));
}

function coverHours(span: Span, add: Add): void {
  const inner = { from: ceil(span.from, HOUR_MS), to: floor(span.to, HOUR_MS) };
  around(
    span,
    inner,
    (edge) => add('quarter', edge.from, edge.to),
    () => add('hour', inner.from, inner.to),
  );
}

function coverDays(span: Span, zone: string, add: Add): void {
  const inner = within(span, zone, firstOfMonth, (day) => firstOfMonth(day, 1));
  around(
    span,
    inner,
    (edge) => add('day', edge.from, edge.to),
    () => add('month', inner.from, inner.to),
  );
}

/** From the first of these that begins in the span to the last. */
function within(span: Span, zone: string, first: (day: string) => string, next: (day: string) => string): Span {
  const begun = startOfLocalDay(first(localDate(span.from, zone)), zone);
  const from = begun < span.from ? startOfLocalDay(next(localDate(span.from, zone)), zone) : begun;
  return { from, to: startOfLocalDay(first(localDate(span.to, zone)), zone) };
}

function around(span: Span, inner: Span, edge: (edge: Span) => void, middle: () => void): void {
  if (inner.from >= inner.to) {
    edge(span);
    return;
  }
  edge({ from: span.from, to: inner.from });
  middle();
  edge({ from: inner.to, to: span.to });
}

/** Whether days begin with an hour there, in every half year of these. */
function isOnTheHour(zone: string, from: Date, to: Date): boolean {
  const years = Array.from(
    { length: Math.max(1, to.getUTCFullYear() - from.getUTCFullYear() + 1) },
    (_, index) => from.getUTCFullYear() + index,
  );
  return years
    .flatMap((year) => [`${year}-01-01`, `${year}-07-01`])
    .every((day) => startOfLocalDay(day, zone).getTime() % HOUR_MS === 0);
}
