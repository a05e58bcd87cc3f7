import type { CallView } from '@callstead/domain/calls/call-view';
import { type Dimension, FILTER_DIMENSIONS, type FilterDimension } from '@callstead/domain/reports/dimensions';
import { choiceParams, type Days } from '@callstead/domain/reports/period';
import { useChosenParams } from '../../../ui/list/use-chosen-params.ts';
import { type Filters, type FilterValue, toggled, writeValues } from '../shared/report-filters.ts';
import { daysWithin } from '../shared/time-pieces.ts';
import { dimensionsBelow, isFilter, readReport, SHOWN_BY } from './report-address.ts';

type ReportChange = Record<string, string | undefined>;
type Key = { dimension: Dimension; value: FilterValue };
type Shown = { days: Days; zone: string };

const PERIOD = ['period', 'from', 'to'];

/** What the page is asked for, and how to ask for something else: each change is a step that Back undoes. */
export function useReportAddress(view: CallView) {
  const [params, setParams] = useChosenParams();
  const state = readReport(params, view);
  const withChange = (change: ReportChange) => changed(params, { page: undefined, ...change });
  const write = (next: URLSearchParams, replace = false) => setParams(next, { replace, preventScrollReset: true });
  const withFilters = (filters: Filters, change: ReportChange = {}) =>
    withChange({ ...filterParams(filters), ...change });
  return {
    ...state,
    change: (change: ReportChange) => write(withChange(change)),
    /** Not a step of its own: it changes the look of the same answer. */
    adjust: (change: ReportChange) => write(changed(params, change), true),
    addressWith: (change: ReportChange) => `?${withChange(change)}`,
    /** Another question about the same days of the same account. */
    questionAddress: (shown: ReportChange) => `?${changed(withoutAll(params), shown)}`,
    everything: `?${changed(params, { ...filterParams({}), page: undefined })}`,
    isFiltered: Object.keys(state.filters).length > 0,
    toggle: (dimension: FilterDimension, value: FilterValue) =>
      write(withFilters({ ...state.filters, [dimension]: toggled(state.filters[dimension], value) })),
    /** To these values alone; without them to any. */
    filter: (filters: Filters) => write(withFilters({ ...state.filters, ...filters })),
    /** Narrows everything to what a row is of; undefined where that would change nothing. */
    drill: (keys: readonly Key[], shown: Shown): (() => void) | undefined => {
      const filters = { ...state.filters, ...factsOf(keys) };
      const days = keys
        .map(({ dimension, value }) => value && daysWithin(dimension, value, shown.days, shown.zone))
        .find(Boolean);
      const isSame = filterText(filters) === filterText(state.filters);
      if (isSame && !days) return undefined;
      const left = dimensionsBelow(state.by, filters, view);
      const by = left.join() === state.by.join() ? {} : { by: left.join() };
      return () => write(withFilters(filters, { ...by, ...(days && periodChange(days)) }));
    },
    narrowTo: (days: Days) => write(withChange(periodChange(days))),
  };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;

const factsOf = (keys: readonly Key[]): Filters =>
  Object.fromEntries(
    keys.flatMap(({ dimension, value }) => (isFilter(dimension) ? [[dimension, [value]] as const] : [])),
  );

const filterText = (filters: Filters) => new URLSearchParams(given(filterParams(filters))).toString();

const periodChange = (days: Days): ReportChange => ({
  period: undefined,
  ...choiceParams({ preset: 'custom', days }),
});

/** In their one order, those without values as undefined. */
function filterParams(filters: Filters): ReportChange {
  return Object.fromEntries(
    FILTER_DIMENSIONS.map((name) => {
      const values = filters[name];
      return [name, values && values.length > 0 ? writeValues(values) : undefined];
    }),
  );
}

function changed(params: URLSearchParams, change: ReportChange): URLSearchParams {
  const kept = [...params].filter(([name]) => !(name in change));
  return new URLSearchParams([...kept, ...given(change)]);
}

const given = (change: ReportChange) =>
  Object.entries(change).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '');

function withoutAll(params: URLSearchParams): URLSearchParams {
  const kept = [...PERIOD, 'account', 'compare'];
  return new URLSearchParams([...params].filter(([name]) => kept.includes(name)));
}

/** Whether an address shows what a question asks for. */
export const asksFor = (params: URLSearchParams, shown: ReportChange): boolean =>
  SHOWN_BY.every((name) => (params.get(name) ?? undefined) === shown[name]);
