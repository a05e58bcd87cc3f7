import { AccountListQuery } from '@callstead/contract/identity/accounts';
import type { AccountScope } from '@callstead/domain/identity/account-scope';
import type { ListDescription } from '../../../ui/list/list-address.ts';

const PAGE_ROWS = 50;

/** The address narrows and orders a list; which of the three it is, the page says. */
export const accountList = (scope: AccountScope): ListDescription<AccountListQuery> => ({
  read: (params) => ({ ...AccountListQuery.parse(Object.fromEntries(params)), scope }),
  filters: ['search', 'status', 'type'],
  opened: 'detail',
  pageRows: PAGE_ROWS,
  defaults: { sort: 'created', direction: 'desc' },
});
