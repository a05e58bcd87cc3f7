import type { EarningsResponse } from '@callstead/contract/billing/statements';
import { queryOptions } from '@tanstack/react-query';
import { toQueryString } from '../../../api/query-string.ts';
import { request } from '../../../api/request.ts';

export const earningsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'earnings', 'summary', account],
    queryFn: () => request<EarningsResponse>('GET', `/earnings?${toQueryString({ account })}`),
  });
