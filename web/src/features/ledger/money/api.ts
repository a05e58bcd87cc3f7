import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import type { LedgerAccountsQuery, LedgerEntriesQuery } from '@callstead/contract/ledger';
import {
  listLedgerAccounts,
  listLedgerEntries,
  readLedgerTotals,
  recordAdjustment,
  recordBonus,
  recordTopUp,
  recordWithdrawal,
  setCreditLimit,
} from '@callstead/contract/ledger-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { pageQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';
import type { decidedCallsAsked } from './decided-calls-asked.ts';

const MONEY = ['money', 'admin'] as const;

export const totalsQuery = (period: { from: string | undefined; to: string | undefined }) =>
  queryOptions({
    queryKey: [...MONEY, 'totals', period],
    queryFn: () => call(readLedgerTotals, { query: period }),
    placeholderData: keepPreviousData,
  });

export const ledgerAccountsQuery = (query: LedgerAccountsQuery) =>
  pageQuery({ queryKey: [...MONEY, 'accounts'], endpoint: listLedgerAccounts, query });

export const entriesQuery = (query: LedgerEntriesQuery) =>
  pageQuery({ queryKey: [...MONEY, 'entries'], endpoint: listLedgerEntries, query });

type DecidedCallsQuery = ReturnType<typeof decidedCallsAsked>['query'];

/** Calls about whose money somebody decides or decided; asked again when calls change. */
export const decidedCallsQuery = (query: DecidedCallsQuery) =>
  pageQuery({ queryKey: ['calls', 'money'], endpoint: listCalls, query });

/** What is recorded has an id of its own: sent twice, it is recorded once. */
export type LedgerRecord =
  | { step: 'top_up'; body: Recorded & { amountCents: number; reason: string } }
  | { step: 'bonus'; body: Recorded & { amountCents: number; reason: string } }
  | { step: 'withdrawal' | 'chargeback'; body: Recorded & { amountCents: number; reason: string } }
  | {
      step: 'adjustment';
      body: Recorded & { side: 'advertiser' | 'publisher'; amountCents: number; reason: string };
    }
  | { step: 'credit_limit'; accountId: string; creditLimitCents: number; netDays: number | null };
type Recorded = { id: string; accountId: string };
export type LedgerStep = LedgerRecord['step'];

function sendRecord(record: LedgerRecord): Promise<unknown> {
  switch (record.step) {
    case 'top_up':
      return call(recordTopUp, { body: record.body });
    case 'bonus':
      return call(recordBonus, { body: record.body });
    case 'withdrawal':
    case 'chargeback':
      return call(recordWithdrawal, { body: { ...record.body, kind: record.step } });
    case 'adjustment':
      return call(recordAdjustment, { body: record.body });
    case 'credit_limit': {
      const { accountId, creditLimitCents, netDays } = record;
      return call(setCreditLimit, { params: { id: accountId }, body: { creditLimitCents, netDays } });
    }
  }
}

export const useRecord = () => useInvalidatingMutation(['money'], sendRecord);
