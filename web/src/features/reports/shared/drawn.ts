import type { CallView } from '@callstead/domain/calls/call-view';
import type { FilterDimension } from '@callstead/domain/reports/dimensions';
import type { MetricName } from '@callstead/domain/reports/metrics';
import type { Days } from '@callstead/domain/reports/period';
import type { Filters, FilterValue } from './report-filters.ts';
import type { ReportScope } from './report-query.ts';

/** What a drawing is told: who looks, at which figure of which days, and what a click on a part of it does. */
export type Drawn = {
  view: CallView;
  /** Undefined until the browser has told its zone. */
  scope: ReportScope | undefined;
  zone: string;
  days: Days;
  address: {
    metric: MetricName;
    filters: Filters;
    toggle: (dimension: FilterDimension, value: FilterValue) => void;
    filter: (filters: Filters) => void;
  };
};
