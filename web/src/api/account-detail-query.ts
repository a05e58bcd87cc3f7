import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** One account as an admin sees it: its dialog, the account viewed, the name behind a filter. */
export const accountDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'detail', id],
    queryFn: () => call(readAccount, { params: { id } }),
  });
