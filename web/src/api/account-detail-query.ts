import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** One account as an admin sees it: its dialog, the account viewed, the name behind a filter. */
export const accountDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'detail', id],
    queryFn: () => request<AccountDetail>('GET', `/admin/accounts/${encodeURIComponent(id)}`),
  });
