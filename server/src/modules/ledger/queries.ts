import type { LedgerEntry } from '@callstead/domain/ledger/entry';
import { type Db, executeRaw } from '../../db/database.ts';

export const ENTRY_KINDS = [
  'top_up',
  'withdrawal',
  'reserve',
  'qualified',
  'released',
  'approved',
  'refused',
  'payout_approved',
  'payout_sent',
  'payout_failed',
  'adjustment',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type NewEntry = LedgerEntry & {
  kind: EntryKind;
  callId?: string;
  reason?: string | null;
  createdBy?: string | null;
  at?: string;
};

/** Books what is not booked yet; returns the source keys that were new. */
export async function postEntries(db: Db, entries: readonly NewEntry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const { rows } = await executeRaw(db, 'select post_entries($1::jsonb) as key', [JSON.stringify(entries)]);
  return (rows as { key: string }[]).map((row) => row.key);
}
