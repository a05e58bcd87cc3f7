import type { CallView } from '@callstead/domain/calls/call-view';
import { type Dimension, isTimeDimension } from '@callstead/domain/reports/dimensions';
import { figureOf, type MetricName, metricsFor } from '@callstead/domain/reports/metrics';
import type { Group } from './fact-queries.ts';

type Order = (one: Group, other: Group) => number;

/** By a metric the viewer may see, the largest first, or with `+` the smallest; else by time, or by what sold most. */
export function orderOf(sort: string | undefined, by: readonly Dimension[], view: CallView): Order {
  const metric = metricsFor(view).find((name) => name === sort?.replace(/^[+ -]/, ''));
  if (metric) return byMetric(metric, /^[+ ]/.test(sort ?? '') ? 1 : -1);
  const [first] = by;
  return first && isTimeDimension(first) ? then(byPlaces(by), bySales) : bySales;
}

/** Of nothing comes last, either way. */
function byMetric(metric: MetricName, direction: 1 | -1): Order {
  return then((one, other) => {
    const [a, b] = [figureOf(metric, one.counts), figureOf(metric, other.counts)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * (a - b);
  }, bySales);
}

const byPlaces =
  (by: readonly Dimension[]): Order =>
  (one, other) => {
    for (const [index, dimension] of by.entries()) {
      if (!isTimeDimension(dimension)) return 0;
      const difference = Number(one.keys[index]) - Number(other.keys[index]);
      if (difference !== 0) return difference;
    }
    return 0;
  };

const SALES = ['sold', 'incoming', 'leadsIn', 'clicks'] as const;

const bySales: Order = (one, other) => {
  for (const name of SALES) {
    const difference = other.counts[name] - one.counts[name];
    if (difference !== 0) return difference;
  }
  return `${one.keys}` < `${other.keys}` ? -1 : 1; // in the same order whenever it is asked
};

const then =
  (first: Order, second: Order): Order =>
  (one, other) =>
    first(one, other) || second(one, other);
