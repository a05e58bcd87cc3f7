import { ById, CSV, endpoint, Nothing } from './endpoint.ts';
import {
  AdjustmentRequest,
  BalanceResponse,
  BonusRequest,
  CreditLimitRequest,
  LedgerAccountsQuery,
  LedgerAccountsResponse,
  LedgerEntriesCsvQuery,
  LedgerEntriesQuery,
  LedgerEntriesResponse,
  LedgerPeriod,
  LedgerTotalsResponse,
  TopUpRequest,
  WithdrawalRequest,
} from './ledger.ts';

export const recordTopUp = endpoint('POST', '/admin/ledger/top-ups', {
  access: 'ledger.record',
  body: TopUpRequest,
  answers: { 204: Nothing },
  errors: ['recorded_otherwise'],
});

export const recordWithdrawal = endpoint('POST', '/admin/ledger/withdrawals', {
  access: 'ledger.record',
  body: WithdrawalRequest,
  answers: { 204: Nothing },
  errors: ['recorded_otherwise', 'insufficient_balance'],
});

export const recordAdjustment = endpoint('POST', '/admin/ledger/adjustments', {
  access: 'ledger.record',
  body: AdjustmentRequest,
  answers: { 204: Nothing },
  errors: ['recorded_otherwise', 'insufficient_balance'],
});

export const recordBonus = endpoint('POST', '/admin/ledger/bonuses', {
  access: 'ledger.record',
  body: BonusRequest,
  answers: { 204: Nothing },
  errors: ['recorded_otherwise'],
});

export const setCreditLimit = endpoint('PUT', '/admin/ledger/credit-limits/:id', {
  access: 'ledger.record',
  params: ById,
  body: CreditLimitRequest,
  answers: { 200: BalanceResponse },
});

export const listLedgerAccounts = endpoint('GET', '/admin/ledger/accounts', {
  access: 'ledger.read',
  query: LedgerAccountsQuery,
  answers: { 200: LedgerAccountsResponse },
});

export const readLedgerTotals = endpoint('GET', '/admin/ledger/totals', {
  access: 'ledger.read',
  query: LedgerPeriod,
  answers: { 200: LedgerTotalsResponse },
});

export const listLedgerEntries = endpoint('GET', '/admin/ledger/entries', {
  access: 'ledger.read',
  query: LedgerEntriesQuery,
  answers: { 200: LedgerEntriesResponse },
});

export const exportLedgerEntries = endpoint('GET', '/admin/ledger/entries.csv', {
  access: 'ledger.read',
  query: LedgerEntriesCsvQuery,
  answers: { 200: CSV },
});
