import { readEarnings } from '@callstead/contract/billing/statements-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const earningsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'earnings', 'summary', account],
    queryFn: () => call(readEarnings, { query: { account } }),
  });
