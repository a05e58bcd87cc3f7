import type { CallView } from '@callstead/domain/calls/call-view';
import {
  type Dimension,
  dimensionsFor,
  FILTER_DIMENSIONS,
  type FilterDimension,
  MOST_DIMENSIONS,
} from '@callstead/domain/reports/dimensions';
import { type MetricName, metricsFor } from '@callstead/domain/reports/metrics';
import { type Filters, readValues } from '../shared/report-filters.ts';
import { GRAINS, type Grain } from '../shared/time-pieces.ts';

type ReportSort = { by: MetricName; direction: 'asc' | 'desc' };

/** Everything the page shows, besides the period and whose it is: all of it stands in the address. */
type ReportState = {
  grain: Grain | undefined;
  metric: MetricName;
  isCompared: boolean;
  by: readonly Dimension[];
  sort: ReportSort | undefined;
  page: number;
  /** Undefined: those this browser remembers. */
  columns: readonly MetricName[] | undefined;
  filters: Filters;
};

/** What people ask first. */
const FIRST_METRIC: Record<CallView, MetricName> = {
  publisher: 'payoutCents',
  advertiser: 'revenueCents',
  admin: 'revenueCents',
};
const FIRST_DIMENSION: Dimension = 'campaign';

/** A mangled address falls back to what opens without one. */
export function readReport(params: URLSearchParams, view: CallView): ReportState {
  const metrics = metricsFor(view);
  const metricOf = (name: string | null) => metrics.find((each) => each === name);
  return {
    grain: GRAINS.find((each) => each === params.get('grain')),
    metric: metricOf(params.get('metric')) ?? FIRST_METRIC[view],
    isCompared: params.get('compare') !== 'off',
    by: readDimensions(params.get('by'), view),
    sort: readSort(params.get('sort'), metricOf),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    columns: params
      .get('columns')
      ?.split(',')
      .flatMap((name) => metricOf(name) ?? []),
    filters: readReportFilters(params, view),
  };
}

function readDimensions(text: string | null, view: CallView): Dimension[] {
  const allowed = dimensionsFor(view);
  const named = [...new Set(text?.split(',') ?? [])].flatMap((name) => allowed.find((each) => each === name) ?? []);
  return named.length > 0 ? named.slice(0, MOST_DIMENSIONS) : [FIRST_DIMENSION];
}

function readSort(text: string | null, metricOf: (name: string) => MetricName | undefined): ReportSort | undefined {
  const isRising = text?.startsWith('+') ?? false;
  const by = text ? metricOf(isRising ? text.slice(1) : text) : undefined;
  return by && { by, direction: isRising ? 'asc' : 'desc' };
}

export const sortText = ({ by, direction }: ReportSort) => (direction === 'asc' ? `+${by}` : by);

function readReportFilters(params: URLSearchParams, view: CallView): Filters {
  const allowed = dimensionsFor(view);
  const given = FILTER_DIMENSIONS.filter((name) => params.has(name) && allowed.includes(name));
  return Object.fromEntries(given.map((name) => [name, readValues(params.get(name) ?? '')]));
}

export const isFilter = (dimension: Dimension): dimension is FilterDimension =>
  FILTER_DIMENSIONS.some((each) => each === dimension);

/** After narrowing to one campaign a table of campaigns says nothing more: it goes on with what comes next. */
const WAY_DOWN: readonly Dimension[] = ['campaign', 'publisher', 'source', 'state', 'day'];

export function dimensionsBelow(by: readonly Dimension[], filters: Filters, view: CallView): readonly Dimension[] {
  const isFixed = (dimension: Dimension) => isFilter(dimension) && filters[dimension]?.length === 1;
  const left = by.filter((dimension) => !isFixed(dimension));
  if (left.length > 0) return left;
  const next = WAY_DOWN.find((dimension) => dimensionsFor(view).includes(dimension) && !isFixed(dimension));
  return [next ?? 'day'];
}

/** They say how something is shown, not what: another question goes back to their usual state. */
export const SHOWN_BY = ['grain', 'metric', 'by', 'sort', 'page', 'columns'] as const;
