import type { Month } from '@callstead/domain/ledger/billing-month';
import type { Db } from '../../../db/database.ts';
import type { InvoiceRow, NewLine } from '../invoices/queries.ts';
import { insertCreditNote } from './queries.ts';

/** A note for each earlier month an invoice gives something back of; whoever writes the invoice holds the counters. */
export async function issueCreditNotes(db: Db, invoice: InvoiceRow, lines: readonly NewLine[]): Promise<void> {
  const months = new Map<Month, { calls: number; cents: number }>();
  for (const { kind, charged_month, calls, amount_cents } of lines) {
    if (kind !== 'credit' || !charged_month) continue;
    const before = months.get(charged_month) ?? { calls: 0, cents: 0 };
    months.set(charged_month, { calls: before.calls + calls, cents: before.cents + amount_cents });
  }
  for (const [month, { calls, cents }] of [...months].toSorted(([a], [b]) => a.localeCompare(b)))
    if (cents < 0) await insertCreditNote(db, invoice, { month, calls, cents });
}
