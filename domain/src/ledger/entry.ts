import { assert } from '../assert.ts';
import type { LedgerAccount } from './accounts.ts';

/** What moves the money of a sale. */
export const SALE_ENTRY_KINDS = [
  'reserve',
  'qualified',
  'released',
  'approved',
  'refused',
  'repriced',
  'put_back',
] as const;
export type SaleEntryKind = (typeof SALE_ENTRY_KINDS)[number];

export const ENTRY_KINDS = [
  'top_up',
  'withdrawal',
  'withdrawal_failed',
  'chargeback',
  'chargeback_won',
  'gateway_fee',
  ...SALE_ENTRY_KINDS,
  'payout_approved',
  'payout_sent',
  'payout_failed',
  'payout_returned',
  'adjustment',
  'bonus',
  'early_payout_fee',
  'early_payout_fee_back',
  'referral',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type Posting = { from: LedgerAccount; to: LedgerAccount; amountCents: number };

/** Append-only. The source key is unique in the database: what happened once is posted once. */
export type LedgerEntry = { sourceKey: string; postings: readonly Posting[] };

export function ledgerEntry(sourceKey: string, postings: readonly Posting[]): LedgerEntry {
  for (const { from, to, amountCents } of postings) {
    assert(Number.isSafeInteger(amountCents), 'money is whole cents');
    assert(amountCents >= 0, 'money flows from one account to another, never backwards');
    assert(from !== to, 'money moves between two accounts');
  }
  return { sourceKey, postings: postings.filter(({ amountCents }) => amountCents > 0) };
}
