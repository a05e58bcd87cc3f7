import type { EarningsResponse } from '@callstead/contract/billing/statements';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { written } from '../../ledger/statement/api.ts';

export const earningsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'earnings', 'summary', account],
    queryFn: () => request<EarningsResponse>('GET', `/earnings?${written({ account })}`),
  });
