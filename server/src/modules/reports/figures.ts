import { type Counts, NO_COUNTS } from '@callstead/domain/reports/counts';
import { dayBuckets, type Span, spanBefore, todayIn } from '@callstead/domain/reports/day-buckets';
import type { Dimension } from '@callstead/domain/reports/dimensions';
import type { Db } from '../../db/database.ts';
import { findFirstArrival, type Scope } from './queries.ts';
import { sumQuestion } from './report/sum-question.ts';

/** Of a piece of time. */
export type Sums = Counts;

/** A line drawn in 96 pixels shows no more. */
const MOST_PIECES = 31;

export type PeriodRequest = { from?: string | undefined; to?: string | undefined; zone: string };
export type ReadFigures = { span: Span; series: Sums[]; before: Sums | null };

/** The figures of a period, piece by piece, and of the one before it. */
export async function readFigures(db: Db, scope: Scope, period: PeriodRequest, now: Date): Promise<ReadFigures> {
  const span = await spanOf(db, scope, period, now);
  const [series, before] = await Promise.all([
    sumPieces(db, scope, dayBuckets(span, period.zone, MOST_PIECES)),
    period.from === undefined ? null : sumSpan(db, scope, spanBefore(span, period.zone, now)),
  ]);
  return { span, series, before };
}

/** Without limits it is all there ever was, and today. */
async function spanOf(db: Db, scope: Scope, { from, to, zone }: PeriodRequest, now: Date): Promise<Span> {
  const today = todayIn(zone, now);
  const end = to === undefined ? today.to : new Date(to);
  const start = from === undefined ? ((await findFirstArrival(db, scope)) ?? today.from) : new Date(from);
  return { from: start < end ? start : end, to: end };
}

/** Today so far, and yesterday up to the same time. */
export async function readToday(db: Db, scope: Scope, zone: string, now: Date): Promise<{ now: Sums; before: Sums }> {
  const today = todayIn(zone, now);
  const [sums, before] = await Promise.all([
    sumSpan(db, scope, today),
    sumSpan(db, scope, spanBefore(today, zone, now)),
  ]);
  return { now: sums, before };
}

async function sumSpan(db: Db, scope: Scope, { from, to }: Span): Promise<Sums> {
  const [sums] = await sumPieces(db, scope, [from, to]);
  return sums as Sums;
}

/** The last days, today being the last, one by one. */
export function readDays(db: Db, days: number, zone: string, now: Date): Promise<Sums[]> {
  return sumPieces(db, {}, dayBuckets(todayIn(zone, now, days - 1), zone, days));
}

/** Of the pieces between the bounds, whatever calendar they were cut by. */
export async function sumPieces(db: Db, scope: Scope, bounds: readonly Date[]): Promise<Sums[]> {
  const groups = await sumGroups(db, scope, bounds);
  const found = new Map(groups.map(({ keys, counts }) => [keys[0], counts]));
  return bounds.slice(0, -1).map((_, place) => found.get(place) ?? NO_COUNTS);
}

/** The same told apart by something else, too; the first key is the place of the piece. */
export function sumGroups(db: Db, scope: Scope, bounds: readonly Date[], by: readonly Dimension[] = []) {
  const starts = bounds.slice(0, -1);
  const places = starts.map((_, place) => place);
  const pieces = { starts, of: new Map([['day' as const, { keys: places.map(String), places }]]) };
  return sumQuestion(db, { ...scope, by: ['day', ...by], filters: [], pieces }, bounds.at(-1) as Date);
}

export type ReasonCount = { reason: string; calls: number; leads: number };

/** Why calls and leads of a span were not paid. */
export async function readReasons(db: Db, scope: Scope, { from, to }: Span): Promise<ReasonCount[]> {
  const groups = await sumQuestion(
    db,
    { ...scope, by: ['reason'], filters: [], pieces: { starts: [from], of: new Map() } },
    to,
  );
  return groups.flatMap(({ keys: [reason], counts }) =>
    typeof reason === 'string' ? [{ reason, calls: counts.incoming, leads: counts.leadsIn }] : [],
  );
}
