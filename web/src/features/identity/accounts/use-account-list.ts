import type { AccountScope } from '@callstead/domain/identity/account-scope';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useSelection } from '../../../ui/list/use-selection.ts';
import { usePeriod } from '../../../ui/period/use-period.ts';
import type { Sort } from '../../../ui/table/data-table.tsx';
import { accountList } from './account-filter.ts';
import { accountListQuery } from './api.ts';

/** One page of a list: the address says which, the server what stands on it. */
export function useAccountList(scope: AccountScope) {
  const address = useListAddress(accountList(scope));
  const { asked } = address;
  const period = usePeriod('all');
  const question = { ...asked, from: period.from, to: period.to };
  const page = useQuery({ ...accountListQuery(question), enabled: period.zone !== null });
  return {
    address,
    period,
    page,
    sort: { by: asked.sort, direction: asked.direction } satisfies Sort,
    setSort: ({ by, direction }: Sort) => address.change({ sort: by, direction }),
    selection: useSelection(page.data?.data ?? [], { keyOf: ({ id }) => id, within: JSON.stringify(question) }),
  };
}

export type AccountList = ReturnType<typeof useAccountList>;
