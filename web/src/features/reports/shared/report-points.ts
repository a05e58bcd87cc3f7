import type { Report } from '@callstead/contract/reports/report';
import { type MetricName, metricKind } from '@callstead/domain/reports/metrics';
import type { Days } from '@callstead/domain/reports/period';
import { localDate } from '@callstead/domain/zone-clock';
import type { TimePoint } from '../../../ui/chart/time-point.ts';
import { GRAINS, type Grain, piecesOf } from './time-pieces.ts';
import type { useDimensionText } from './use-dimension-text.ts';
import { isSum } from './use-metric-text.ts';

type Told = {
  metric: MetricName;
  zone: string;
  now: Date;
  texts: ReturnType<typeof useDimensionText>;
  /** Leaves out what lies before the first figure: where somebody asked for all of time. */
  fromFirst?: boolean;
};

/** The days an answer is about, in the zone it was asked in. */
const daysOfSpan = ({ from, to }: Report['span'], zone: string): Days => ({
  first: localDate(new Date(from), zone),
  last: localDate(new Date(Date.parse(to) - 1), zone),
});

export const grainOfReport = ({ by }: Report): Grain => GRAINS.find((each) => each === by[0]) ?? 'day';

/** A report by time as points of a chart: a piece without a row had nothing, one that has not begun is not told. */
export function pointsOf(report: Report, { metric, zone, now, texts, fromFirst = false }: Told): TimePoint[] {
  const grain = grainOfReport(report);
  const rows = new Map(report.rows.map((row) => [row.keys[0]?.value, row]));
  const nothing = isSum(metric) ? 0 : null;
  const points = piecesOf(grain, daysOfSpan(report.span, zone), zone).map(({ value, startMs, endMs }) => {
    const row = rows.get(value);
    const hasBegun = startMs <= now.getTime();
    return {
      key: value,
      short: texts.shortTime(grain, value),
      name: texts.keyText(grain, { value, label: value }),
      value: hasBegun ? (row?.figures[metric] ?? nothing) : null,
      before: report.spanBefore && hasBegun ? (row?.before?.[metric] ?? nothing) : undefined, // compared as far as it has come
      isUnfinished: hasBegun && endMs > now.getTime(),
    };
  });
  const first = fromFirst ? points.findIndex(({ value }) => Boolean(value)) : 0;
  return points.slice(Math.max(0, first));
}

/** So many bars can be told apart. */
const MOST_BARS = 62;

/** Sums stand on the floor; shares and averages move between pieces. */
export const chartKind = (metric: MetricName, count: number): 'bar' | 'line' =>
  isSum(metric) && count <= MOST_BARS ? 'bar' : 'line';

export const scaleOptions = (metric: MetricName) => ({
  isWhole: metricKind(metric) === 'count',
  isClock: metricKind(metric) === 'seconds',
});
