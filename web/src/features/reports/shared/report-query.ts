import { report } from '@callstead/contract/reports/report-endpoints';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';
import type { Dimension, FilterDimension } from '@callstead/domain/reports/dimensions';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { EndpointAddress } from '../../../api/endpoint-path.ts';
import { type Filters, writeValues } from './report-filters.ts';
import { DASHBOARDS } from './use-live-figures.ts';

/** Who looks, at what and when. */
export type ReportScope = {
  view: CallView;
  account: string | undefined;
  language: Language;
  from: string;
  to: string;
  zone: string;
  filters: Filters;
};

/** What is asked about it. */
type ReportAsked = {
  by: readonly Dimension[];
  sort?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  compare?: boolean | undefined;
};

/** The words of the endpoint; a list stands in an address with commas between. */
export function questionOf({ filters, ...scope }: ReportScope) {
  const narrowed = Object.entries(filters).map(([name, values]) => [name, [writeValues(values)]]);
  return { ...scope, ...(Object.fromEntries(narrowed) as Partial<Record<FilterDimension, string[]>>) };
}

type Question = EndpointAddress<typeof report>['query'];

/** Nothing is asked before the browser has told its zone. */
function reportQuery(scope: ReportScope | undefined, { by, ...asked }: ReportAsked) {
  const query: Question = scope && { ...questionOf(scope), by: [...by], ...asked };
  return queryOptions({
    queryKey: [DASHBOARDS, 'report', query],
    queryFn: () => call(report, { query: query ?? {} }),
    enabled: scope !== undefined,
    placeholderData: keepPreviousData, // nothing blinks when the question changes
  });
}

export const useReport = (scope: ReportScope | undefined, asked: ReportAsked) => useQuery(reportQuery(scope, asked));
export type ReportAnswer = ReturnType<typeof useReport>;
