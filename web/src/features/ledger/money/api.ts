import type { CallListResponse } from '@callstead/contract/calls/calls';
import type {
  BalanceResponse,
  LedgerAccountsResponse,
  LedgerEntriesResponse,
  LedgerTotalsResponse,
} from '@callstead/contract/ledger';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toQueryString } from '../../../api/query-string.ts';
import { request } from '../../../api/request.ts';

const MONEY = ['money', 'desk'] as const;

export const totalsQuery = (period: { from: string | undefined; to: string | undefined }) =>
  queryOptions({
    queryKey: [...MONEY, 'totals', period],
    queryFn: () => request<LedgerTotalsResponse>('GET', `/admin/ledger/totals?${toQueryString(period)}`),
    placeholderData: keepPreviousData,
  });

export const accountsQuery = (query: string) =>
  queryOptions({
    queryKey: [...MONEY, 'accounts', query],
    queryFn: () => request<LedgerAccountsResponse>('GET', `/admin/ledger/accounts?${query}`),
    placeholderData: keepPreviousData,
  });

export const entriesQuery = (query: string) =>
  queryOptions({
    queryKey: [...MONEY, 'entries', query],
    queryFn: () => request<LedgerEntriesResponse>('GET', `/admin/ledger/entries?${query}`),
    placeholderData: keepPreviousData,
  });

/** Calls about whose money somebody decides or decided; asked again when calls change. */
export const callsQuery = (query: string) =>
  queryOptions({
    queryKey: ['calls', 'money', query],
    queryFn: () => request<CallListResponse>('GET', `/calls?${query}`),
    placeholderData: keepPreviousData,
  });

/** What is recorded has an id of its own: sent twice, it is recorded once. */
export type Recording =
  | { step: 'top_up'; body: Recorded & { amountCents: number; reason: string } }
  | { step: 'withdrawal' | 'chargeback'; body: Recorded & { amountCents: number; reason: string } }
  | {
      step: 'adjustment';
      body: Recorded & { side: 'advertiser' | 'publisher'; amountCents: number; reason: string };
    }
  | { step: 'credit_limit'; accountId: string; creditLimitCents: number };
type Recorded = { id: string; accountId: string };
export type Step = Recording['step'];

function send(recording: Recording): Promise<unknown> {
  switch (recording.step) {
    case 'top_up':
      return request('POST', '/admin/ledger/top-ups', recording.body);
    case 'withdrawal':
    case 'chargeback':
      return request('POST', '/admin/ledger/withdrawals', { ...recording.body, kind: recording.step });
    case 'adjustment':
      return request('POST', '/admin/ledger/adjustments', recording.body);
    case 'credit_limit': {
      const { accountId, creditLimitCents } = recording;
      return request<BalanceResponse>('PUT', `/admin/ledger/credit-limits/${accountId}`, { creditLimitCents });
    }
  }
}

export function useRecord() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['money'] }),
  });
}
