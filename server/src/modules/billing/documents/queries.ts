import { balanceOf } from '@callstead/domain/ledger/accounts';
import type { Month } from '@callstead/domain/ledger/billing-month';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { InvoiceRow } from '../invoices/queries.ts';
import type { Period } from '../queries.ts';

export type CreditNoteOfInvoice = {
  id: string;
  number: number;
  charged_month: string;
  original_number: number | null;
  amount_cents: number;
};

/** By number; each with the number of the invoice that had charged its calls. */
export function listCreditNotes(db: Db, invoiceId: string): Promise<CreditNoteOfInvoice[]> {
  return db
    .selectFrom('credit_note')
    .leftJoin('invoice as original', 'original.id', 'credit_note.original_invoice_id')
    .where('credit_note.invoice_id', '=', invoiceId)
    .select(['credit_note.id', 'credit_note.number', 'credit_note.charged_month', 'credit_note.amount_cents'])
    .select('original.number as original_number')
    .orderBy('credit_note.number')
    .execute();
}

type Credit = { month: Month; calls: number; cents: number };

/** Takes the next number. It names the invoice of the month, or the first after it, which has what was booked too late. */
export async function insertCreditNote(db: Db, invoice: InvoiceRow, { month, calls, cents }: Credit): Promise<void> {
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

export async function findInvoiceOfCreditNote(db: Db, id: string): Promise<string | undefined> {
  const found = await db.selectFrom('credit_note').select('invoice_id').where('id', '=', id).executeTakeFirst();
  return found?.invoice_id;
}

export async function listInvoicesOfYear(db: Db, advertiserId: string, year: string): Promise<string[]> {
  const found = await db
    .selectFrom('invoice')
    .select('id')
    .where('advertiser_id', '=', advertiserId)
    .where('month', '>=', `${year}-01`)
    .where('month', '<=', `${year}-12`)
    .orderBy('month')
    .execute();
  return found.map(({ id }) => id);
}

/** Money that came in from outside, as the ledger has it. */
export type TopUp = {
  id: number;
  at: Date;
  source_key: string;
  reason: string | null;
  amount_cents: number;
  is_transfer: boolean;
  /** Taken back whole, under the same id: it was somebody else's. */
  is_undone: boolean;
  /** Of a payment at the gateway: paid back on request, and taken by the bank and not won back. */
  refunded_cents: number;
  charged_back_cents: number;
};

const TOP_UP = sql`select e.id, e.at, e.source_key, e.reason, p.amount_cents, p.to_account,
    exists (select from bank_transfer t
            where t.id = substring(e.source_key from '^topup:([0-9a-f-]{36})')::uuid) as is_transfer,
    exists (select from ledger_entry w where w.source_key = replace(e.source_key, 'topup:', 'withdrawal:')) as is_undone,
    coalesce((select sum(r.amount_cents) from payment y join refund r on r.payment_id = y.id
              where y.intent_ref = substr(e.source_key, 7) and r.status <> 'failed'), 0)::bigint as refunded_cents,
    coalesce((select sum(c.amount_cents) from payment y join chargeback c on c.payment_id = y.id
              where y.intent_ref = substr(e.source_key, 7) and c.is_withdrawn and c.status <> 'won'), 0)::bigint
      as charged_back_cents
  from ledger_posting p join ledger_entry e on e.id = p.entry_id
  where p.from_account = 'network:gateway' and e.kind = 'top_up'`;

export async function findTopUp(db: Db, entryId: number): Promise<(TopUp & { advertiserId: string }) | undefined> {
  const { rows } = await sql<TopUp & { to_account: string }>`${TOP_UP} and e.id = ${entryId}`.execute(db);
  const [found] = rows;
  return found && { ...found, advertiserId: found.to_account.split(':')[1] as string };
}

export async function listTopUps(db: Db, advertiserId: string, { from, to }: Required<Period>): Promise<TopUp[]> {
  const { rows } = await sql<TopUp>`${TOP_UP} and p.to_account = ${balanceOf(advertiserId)}
    and p.at >= ${from} and p.at < ${to} order by p.at, e.id`.execute(db);
  return rows;
}

/** The years something was invoiced or came in, newest first. */
export async function listDocumentYears(db: Db, advertiserId: string, zone: string): Promise<string[]> {
  const { rows } = await sql<{ year: string }>`
    select left(month, 4) as year from invoice where advertiser_id = ${advertiserId}
    union
    select to_char(p.at at time zone ${zone}, 'YYYY') from ledger_posting p join ledger_entry e on e.id = p.entry_id
    where p.from_account = 'network:gateway' and p.to_account = ${balanceOf(advertiserId)} and e.kind = 'top_up'
    order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}
