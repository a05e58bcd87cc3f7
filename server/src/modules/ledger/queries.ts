import type { Currency } from '@callstead/domain/currency';
import type { LedgerAccount } from '@callstead/domain/ledger/accounts';
import type { EntryKind, LedgerEntry } from '@callstead/domain/ledger/entry';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { findCurrency } from '../../settings/queries.ts';

export type NewEntry = LedgerEntry & {
  kind: EntryKind;
  callId?: string;
  conversionId?: string;
  leadId?: string;
  reason?: string | null;
  createdBy?: string | null;
  at?: string;
};

/** Books what is not booked yet; returns the source keys that were new. */
export async function postEntries(db: Db, entries: readonly NewEntry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<{ key: string }>`select post_entries(${JSON.stringify(entries)}::jsonb) as key`.execute(
    db,
  );
  return rows.map((row) => row.key);
}

/** What entries of this transaction will be in: from here on nobody can change it until the transaction ends. */
export async function holdCurrency(db: Db): Promise<Currency> {
  await sql`lock table ledger_entry in row exclusive mode`.execute(db); // as who writes an entry
  return findCurrency(db);
}

/** What was booked under a source key. */
export async function findEntry(db: Db, sourceKey: string): Promise<Pick<NewEntry, 'postings' | 'reason'> | undefined> {
  const { rows } = await sql<Pick<NewEntry, 'postings' | 'reason'>>`
    select e.reason,
           jsonb_agg(jsonb_build_object('from', p.from_account, 'to', p.to_account, 'amountCents', p.amount_cents)
                     order by p.line) as postings
    from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.source_key = ${sourceKey} group by e.id`.execute(
    db,
  );
  return rows[0];
}

/** Whoever moves an advertiser's money or counts holds this row lock first. */
export async function lockBalances(db: Db, accounts: readonly LedgerAccount[]): Promise<void> {
  await sql`select lock_balances(${accounts}::text[])`.execute(db);
}

export async function findBalance(db: Db, account: LedgerAccount) {
  return db.selectFrom('ledger_balance').selectAll().where('account', '=', account).executeTakeFirst();
}

/** How far below zero an advertiser may go. One who owes more already owes it still; nothing new is taken from them. */
export async function updateFloor(db: Db, account: LedgerAccount, floorCents: number): Promise<void> {
  await db.updateTable('ledger_balance').set({ floor_cents: floorCents }).where('account', '=', account).execute();
}

/** PostgreSQL's own refusal of a balance that would fall too low. */
export function isBelowFloor(error: unknown): boolean {
  const { code, table } = error as { code?: string; table?: string };
  return code === '23514' && table === 'ledger_balance';
}
