import type { AccountScope } from '@callstead/domain/identity/account-scope';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useSelection } from '../../../ui/list/use-selection.ts';
import type { Sort } from '../../../ui/table/data-table.tsx';
import { accountList } from './account-filter.ts';
import { accountListQuery } from './api.ts';

/** One page of a list: the address says which, the server what stands on it. */
export function useAccountList(scope: AccountScope) {
  const address = useListAddress(accountList(scope));
  const { asked } = address;
  const page = useQuery(accountListQuery(asked));
  const pages = address.pages(page.data);
  return {
    address,
    page,
    accounts: page.data?.data,
    sort: { by: asked.sort, direction: asked.direction } satisfies Sort,
    setSort: ({ by, direction }: Sort) => address.change({ sort: by, direction }),
    pages,
    isWhole: pages.previous === null && pages.next === null,
    selection: useSelection(page.data?.data ?? [], { keyOf: ({ id }) => id, within: JSON.stringify(asked) }),
  };
}

export type AccountList = ReturnType<typeof useAccountList>;
