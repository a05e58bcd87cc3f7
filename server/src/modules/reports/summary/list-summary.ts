import { MOST_COUNTED } from '@callstead/contract/list-summary';
import type { CallView } from '@callstead/domain/calls/call-view';
import { addCounts, type Counts, NO_COUNTS } from '@callstead/domain/reports/counts';
import { type Span, todayIn } from '@callstead/domain/reports/day-buckets';
import { histogramBounds } from '@callstead/domain/reports/histogram-bars';
import type { Db } from '../../../db/database.ts';
import { findFirstArrival, type Scope } from '../queries.ts';
import type { FactFilter, Group } from '../report/fact-queries.ts';
import { atOneMoment, MOST_GROUPS } from '../report/sum-question.ts';
import { sumRolled } from '../report/sum-rolled.ts';
import { type NewestRows, type Quarter, sumQuarters } from './quarter-queries.ts';

type Bar = Span & { rows: number; counts: Counts };
/** `isNewest`: there are more than these, and nobody keeps sums of what was asked for. */
export type Summed = { count: { rows: number; isMore: boolean }; isNewest: boolean; counts: Counts; bars: Bar[] };

export type Asked = {
  newest: NewestRows;
  /** The same as a question to the sums; undefined where they hold nothing of the kind. */
  rolled?: { scope: Scope; filters: readonly FactFilter[]; rowsOf: (counts: Counts) => number } | undefined;
  from: Date | undefined;
  to: Date | undefined;
  zone: string;
  now: Date;
};

/** What a whole list comes to: from its rows where they are few enough to be added up, else from sums, else of the newest alone. */
export async function sumList(db: Db, asked: Asked): Promise<Summed> {
  const { quarters, isMore } = await sumQuarters(db, asked.newest);
  if (!isMore) return summedOf(barsOf(quarters, asked));
  const bars = asked.rolled && (await readRolled(db, asked, asked.rolled));
  if (bars) return summedOf(bars);
  const newest = summedOf(barsOf(quarters, { ...asked, from: undefined }));
  return { ...newest, count: { ...newest.count, isMore: true }, isNewest: true };
}

export const NOTHING: Summed = {
  count: { rows: 0, isMore: false },
  isNewest: false,
  counts: NO_COUNTS,
  bars: [],
};

function summedOf(bars: Bar[]): Summed {
  const rows = bars.reduce((sum, bar) => sum + bar.rows, 0);
  const counts = bars.reduce((sum, bar) => addCounts(sum, bar.counts), NO_COUNTS);
  return { count: { rows, isMore: false }, isNewest: false, counts, bars };
}

function barsOf(quarters: readonly Quarter[], { from, to, zone, now }: Pick<Asked, 'from' | 'to' | 'zone' | 'now'>) {
  const first = quarters.reduce((ms, { atMs }) => Math.min(ms, atMs), Number.POSITIVE_INFINITY);
  if (!from && !Number.isFinite(first)) return [];
  const bars = emptyBars({ from: from ?? new Date(first), to: to ?? todayIn(zone, now).to }, zone);
  for (const { atMs, rows, counts } of quarters) {
    // The first quarter may have begun before the span did.
    const bar = bars.findLast((each) => each.from.getTime() <= atMs) ?? bars[0];
    if (!bar) continue;
    bar.rows += rows;
    bar.counts = addCounts(bar.counts, counts);
  }
  return bars;
}

function emptyBars(span: Span, zone: string): Bar[] {
  const bounds = histogramBounds(span, zone);
  return bounds
    .slice(0, -1)
    .map((from, index) => ({ from, to: bounds[index + 1] ?? span.to, rows: 0, counts: NO_COUNTS }));
}

type Rolled = NonNullable<Asked['rolled']>;

/** Undefined where no sums answer. */
async function readRolled(db: Db, { from, to, zone, now }: Asked, { scope, filters, rowsOf }: Rolled) {
  const end = to ?? todayIn(zone, now).to;
  const start = from ?? (await findFirstArrival(db, scope)) ?? end;
  const bars = emptyBars({ from: start, to: end }, zone);
  const places = bars.map((_, place) => place);
  const pieces = {
    starts: bars.map((bar) => bar.from),
    of: new Map([['day' as const, { keys: places.map(String), places }]]),
  };
  const question = { ...scope, by: ['day' as const], filters, pieces };
  const groups = await atOneMoment(db, (moment) => sumRolled(moment, question, end, MOST_GROUPS));
  return groups && filledBars(bars, groups, rowsOf);
}

function filledBars(bars: readonly Bar[], groups: readonly Group[], rowsOf: Rolled['rowsOf']): Bar[] {
  const found = new Map(groups.map(({ keys, counts }) => [keys[0], counts]));
  return bars.map((bar, place) => {
    const counts = found.get(place) ?? NO_COUNTS;
    return { ...bar, counts, rows: rowsOf(counts) };
  });
}

/** As the contract has it; `counted` is what the list is about. */
export const presentSummed = ({ count, isNewest, bars }: Summed, countedOf: (counts: Counts) => number) => ({
  count: { ...count, rows: count.isMore ? Math.min(count.rows, MOST_COUNTED) : count.rows },
  isNewest,
  bars: bars.map(({ from, to, rows, counts }) => {
    const counted = Math.min(rows, countedOf(counts));
    return { from: from.toISOString(), to: to.toISOString(), counted, others: rows - counted };
  }),
});

export const filterBy = (dimension: FactFilter['dimension'], value: string | undefined): FactFilter[] =>
  value === undefined ? [] : [{ dimension, values: [value] }];

/** Neither side learns what the other one pays or earns. Sums hold the money of every kind of sale: told only where all are of this one. */
export function amountsOf(counts: Counts, kind: 'sold' | 'soldCalls' | 'soldLeads', view: CallView) {
  const isOfOneKind = counts.sold === counts[kind];
  const { revenueCents, payoutCents } = counts;
  return {
    priceCents: isOfOneKind && view !== 'publisher' ? revenueCents : null,
    payoutCents: isOfOneKind && view !== 'advertiser' ? payoutCents : null,
    marginCents: isOfOneKind && view === 'admin' ? revenueCents - payoutCents : null,
  };
}
