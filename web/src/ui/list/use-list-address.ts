import {
  firstRowOf,
  isFiltered,
  type ListDescription,
  type ParamChange,
  pageAt,
  withChange,
  withoutFilters,
} from './list-address.ts';
import { useChosenParams } from './use-chosen-params.ts';

type Page = { previous: string | number | null; next: string | number | null; data?: readonly unknown[] };

/** What a list is asked for, and how to ask for something else. */
export function useListAddress<Asked extends object>(list: ListDescription<Asked>) {
  const [params, setParams] = useChosenParams();
  const asked = list.read(params);
  return {
    params,
    asked,
    isFiltered: isFiltered(list, asked),
    /** Something is open over the list: a search would close it. */
    isCovered: list.opened !== undefined && params.has(list.opened),
    valueOf: (name: string): string | undefined => {
      const value = asked[name as keyof Asked];
      return value ? String(value) : undefined;
    },
    addressWith: (change: ParamChange) => `?${withChange(list, params, change)}`,
    /** `replace` keeps single letters out of the history. */
    change: (change: ParamChange, { replace = false } = {}) =>
      setParams(withChange(list, params, change), { replace, preventScrollReset: true }),
    /** The same list without its filters. */
    everything: `?${withoutFilters(list, params)}`,
    clear: () => setParams(withoutFilters(list, params), { preventScrollReset: true }),
    pages: (page: Page | undefined) => {
      const { pageRows } = list;
      const row = pageRows === undefined ? undefined : firstRowOf(params);
      return {
        previous: pageAt(list, params, 'before', page?.previous, row && row - (pageRows ?? 0)),
        next: pageAt(list, params, 'after', page?.next, row && row + (page?.data?.length ?? 0)),
      };
    },
  };
}

export type ListAddress = Omit<ReturnType<typeof useListAddress<object>>, 'asked'>;
