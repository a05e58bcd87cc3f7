import type { AccountListResponse, AccountNameResponse } from '@callstead/contract/identity';
import type { UserType } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { request } from '../api/request.ts';

export type PanelKind = 'publisher' | 'advertiser';

/** Who has a panel of this kind. */
const AT_HOME: Record<PanelKind, readonly UserType[]> = {
  publisher: ['publisher', 'affiliate'],
  advertiser: ['advertiser'],
};
const MOST = 20;

export const accountChoicesQuery = (kind: PanelKind, search: string) =>
  queryOptions({
    queryKey: ['accounts', 'choices', kind, search],
    queryFn: async () => {
      const query = new URLSearchParams({ search, type: kind, limit: String(MOST) });
      const { accounts } = await request<z.infer<typeof AccountListResponse>>('GET', `/admin/accounts?${query}`);
      return accounts.filter((account) => AT_HOME[kind].includes(account.userType));
    },
    placeholderData: keepPreviousData,
  });

export const accountNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'name', id],
    queryFn: () => request<AccountNameResponse>('GET', `/admin/accounts/${encodeURIComponent(id)}/name`),
  });
