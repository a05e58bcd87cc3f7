import type { AccountScope } from '@callstead/domain/identity/account-scope';
import { useListLayout } from '../../../session/use-list-layout.ts';

export const ACCOUNT_COLUMNS = ['name', 'company', 'email', 'phone', 'type', 'code', 'status', 'created'] as const;
export type AccountColumn = (typeof ACCOUNT_COLUMNS)[number];

const USUAL: readonly AccountColumn[] = ['name', 'company', 'email', 'type', 'status', 'created'];

/** How a list is laid out for whoever looks at it; advertisers have no public code. */
export function useAccountLayout(scope: AccountScope) {
  return useListLayout({
    list: scope,
    all: ACCOUNT_COLUMNS.filter((column) => column !== 'code' || scope !== 'advertisers'),
    usual: USUAL,
    fixed: 'name' as AccountColumn,
  });
}
