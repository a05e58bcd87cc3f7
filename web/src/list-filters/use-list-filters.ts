import { useSearchParams } from 'react-router';
import { useDebouncedSearch } from '../ui/use-debounced-search.ts';

/** Filters of a list in the address, so that Back and sharing work; what is typed gets there once the fingers rest. */
export function useListFilters() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string | undefined, { replace = false } = {}) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
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
      setParams(account ? { account } : {}, { preventScrollReset: true });
    },
  };
}

export type ListFilters = ReturnType<typeof useListFilters>;
