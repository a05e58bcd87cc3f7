import type { AccountSort } from '@callstead/contract/identity/accounts';
import type { AccountScope } from '@callstead/domain/identity/account-scope';
import { useQuery } from '@tanstack/react-query';
import { type Key, useState } from 'react';
import type { Sort, TableQuery } from '../../../ui/table/data-table.tsx';
import { useChosenParams } from '../../../ui/table/use-chosen-params.ts';
import { type AccountFilter, type AccountPlace, readFilter, writeFilter } from './account-filter.ts';
import { accountListQuery } from './api.ts';

/** One page of a list: the address says which, the server what stands on it. */
export function useAccountList(scope: AccountScope) {
  const [params, setParams] = useChosenParams();
  const filter = readFilter(scope, params);
  const page = useQuery(accountListQuery(filter));
  const setFilter = (changed: AccountFilter, { replace = false } = {}) =>
    setParams(writeFilter(changed), { replace, preventScrollReset: true });
  const pageAt = (place: AccountPlace) => `?${writeFilter(filter, place)}`;
  const { previous = null, next = null } = page.data ?? {};
  const query: TableQuery<NonNullable<typeof page.data>['accounts'][number]> = {
    data: page.data?.accounts,
    isPending: page.isPending,
    isError: page.isError,
    refetch: page.refetch,
  };
  return {
    filter,
    setFilter,
    query,
    error: page.error,
    accounts: page.data?.accounts ?? [],
    sort: { by: filter.sort, direction: filter.direction } satisfies Sort,
    setSort: ({ by, direction }: Sort) => setFilter({ ...filter, sort: by as AccountSort, direction }),
    pages: {
      previous: previous === null ? null : pageAt({ before: previous }),
      next: next === null ? null : pageAt({ after: next }),
    },
    isWhole: previous === null && next === null,
    ...useSelection(JSON.stringify(filter)),
  };
}

/** What is chosen belongs to the page it was chosen on. */
function useSelection(page: string) {
  const [chosen, setChosen] = useState<{ page: string; keys: ReadonlySet<Key> }>({ page, keys: new Set() });
  const selected: ReadonlySet<Key> = chosen.page === page ? chosen.keys : new Set();
  return { selected, select: (keys: ReadonlySet<Key>) => setChosen({ page, keys }) };
}

export type AccountList = ReturnType<typeof useAccountList>;
