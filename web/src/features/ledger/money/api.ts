import type { CallListResponse } from '@callstead/contract/calls/calls';
import type {
  BalanceResponse,
  LedgerAccountsQuery,
  LedgerAccountsResponse,
  LedgerEntriesQuery,
  LedgerEntriesResponse,
  LedgerTotalsResponse,
} from '@callstead/contract/ledger';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageQuery } from '../../../api/list-query.ts';
import { toQueryString } from '../../../api/query-string.ts';
import { request } from '../../../api/request.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const MONEY = ['money', 'admin'] as const;

export const totalsQuery = (period: { from: string | undefined; to: string | undefined }) =>
  queryOptions({
    queryKey: [...MONEY, 'totals', period],
    queryFn: () => request<LedgerTotalsResponse>('GET', `/admin/ledger/totals?${toQueryString(period)}`),
    placeholderData: keepPreviousData,
  });

export const ledgerAccountsQuery = (query: LedgerAccountsQuery) =>
  pageQuery<LedgerAccountsResponse>({ queryKey: [...MONEY, 'accounts'], path: '/admin/ledger/accounts', query });

export const entriesQuery = (query: LedgerEntriesQuery) =>
  pageQuery<LedgerEntriesResponse>({ queryKey: [...MONEY, 'entries'], path: '/admin/ledger/entries', query });

/** Calls about whose money somebody decides or decided; asked again when calls change. */
export const decidedCallsQuery = (query: Record<string, string | undefined>) =>
  pageQuery<CallListResponse>({ queryKey: ['calls', 'money'], path: '/calls', query });

/** What is recorded has an id of its own: sent twice, it is recorded once. */
export type LedgerRecord =
  | { step: 'top_up'; body: Recorded & { amountCents: number; reason: string } }
  | { step: 'withdrawal' | 'chargeback'; body: Recorded & { amountCents: number; reason: string } }
  | {
      step: 'adjustment';
      body: Recorded & { side: 'advertiser' | 'publisher'; amountCents: number; reason: string };
    }
  | { step: 'credit_limit'; accountId: string; creditLimitCents: number };
type Recorded = { id: string; accountId: string };
export type LedgerStep = LedgerRecord['step'];

function sendRecord(record: LedgerRecord): Promise<unknown> {
  switch (record.step) {
    case 'top_up':
      return request('POST', '/admin/ledger/top-ups', record.body);
    case 'withdrawal':
    case 'chargeback':
      return request('POST', '/admin/ledger/withdrawals', { ...record.body, kind: record.step });
    case 'adjustment':
      return request('POST', '/admin/ledger/adjustments', record.body);
    case 'credit_limit': {
      const { accountId, creditLimitCents } = record;
      return request<BalanceResponse>('PUT', `/admin/ledger/credit-limits/${accountId}`, { creditLimitCents });
    }
  }
}

export const useRecord = () => useInvalidatingMutation(['money'], sendRecord);
