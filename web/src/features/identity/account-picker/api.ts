import type { AccountListResponse } from '@callstead/contract/identity/accounts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type PanelKind = 'publisher' | 'advertiser';

const MOST = 20;

/** Who has a panel of this kind. */
export const accountChoicesQuery = (kind: PanelKind, search: string) =>
  queryOptions({
    queryKey: ['accounts', 'choices', kind, search],
    queryFn: async () => {
      const query = new URLSearchParams({ search, scope: `${kind}s`, limit: String(MOST) });
      return (await request<AccountListResponse>('GET', `/admin/accounts?${query}`)).accounts;
    },
    placeholderData: keepPreviousData,
  });
