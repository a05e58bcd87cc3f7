import { useDebouncedSearch } from '../hooks/use-debounced-search.ts';
import { useChosenParams } from './use-chosen-params.ts';

/** Filters of a list in the address, so that Back and sharing work; what is typed gets there once the fingers rest. */
export function useListFilters() {
  const [params, setParams] = useChosenParams();
  const change = (name: string, value: string | undefined, { replace = false } = {}) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace, preventScrollReset: true });
  };
  const [search, setSearch] = useDebouncedSearch(params.get('search') ?? '', (typed) =>
    change('search', typed, { replace: true }),
  );
  return {
    search,
    setSearch,
    valueOf: (name: string) => params.get(name) ?? undefined,
    choose: (name: string, value: string | undefined) => change(name, value),
    clear: () => {
      const account = params.get('account');
      setParams(new URLSearchParams(account ? { account } : {}), { preventScrollReset: true });
    },
  };
}

export type ListFilters = ReturnType<typeof useListFilters>;
