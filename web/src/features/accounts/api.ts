import type { AccountListResponse, Profile } from '@callstead/contract/identity';
import type { AccountStatus } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { request } from '../../api/request.ts';
import type { AccountFilter } from './account-filter.ts';

const accountKeys = {
  lists: ['accounts', 'list'] as const,
  list: (filter: AccountFilter) => [...accountKeys.lists, filter] as const,
};

export const accountListQuery = (filter: AccountFilter) =>
  queryOptions({
    queryKey: accountKeys.list(filter),
    queryFn: async () => {
      const query = new URLSearchParams({ search: filter.search, limit: String(filter.limit) });
      if (filter.status) query.set('status', filter.status);
      return (await request<z.infer<typeof AccountListResponse>>('GET', `/admin/accounts?${query}`)).accounts;
    },
    placeholderData: keepPreviousData, // the table does not blink while somebody types
  });

export type StatusChange = { account: Profile; status: AccountStatus; reason?: string };

export function useSetStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ account, status, reason }: StatusChange) =>
      request<Profile>('PUT', `/admin/accounts/${account.id}/status`, { status, reason }),
    // Whatever the answer was, the list now shows what is true.
    onSettled: () => void queries.invalidateQueries({ queryKey: accountKeys.lists }),
  });
}
