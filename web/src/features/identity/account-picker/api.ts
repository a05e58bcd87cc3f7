import { listAccounts } from '@callstead/contract/identity/accounts-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export type PanelKind = 'publisher' | 'advertiser';

const MOST = 20;

/** Who has a panel of this kind. */
export const accountChoicesQuery = (kind: PanelKind, search: string) =>
  queryOptions({
    queryKey: ['accounts', 'choices', kind, search],
    queryFn: async () => (await call(listAccounts, { query: { search, scope: `${kind}s`, limit: MOST } })).data,
    placeholderData: keepPreviousData,
  });
