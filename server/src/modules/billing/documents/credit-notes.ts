import type { Month } from '@callstead/domain/ledger/billing-month';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { InvoiceRow, NewLine } from '../invoices/queries.ts';

export type CreditNoteRow = Selectable<Database['credit_note']>;

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

type Credit = { month: Month; calls: number; cents: number };

/** Takes the next number. It names the invoice of the month, or the first after it, which has what was booked too late. */
async function insertCreditNote(db: Db, invoice: InvoiceRow, { month, calls, cents }: Credit): Promise<void> {
  const counter = await db
    .updateTable('credit_note_counter')
    .set((set) => ({ last_number: set('last_number', '+', 1) }))
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('credit_note')
    .values({
      number: counter.last_number,
      invoice_id: invoice.id,
      charged_month: month,
      original_invoice_id: sql<string | null>`(
        select id from invoice where advertiser_id = ${invoice.advertiser_id} and month >= ${month}
          and month < ${invoice.month} order by month limit 1)`,
      calls,
      amount_cents: cents,
    })
    .execute();
}
