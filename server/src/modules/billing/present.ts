import type { EarningsResponse, Invoice, InvoiceSummary } from '@callstead/contract/billing/statements';
import { invoiceStatus } from '@callstead/domain/billing/invoice-status';
import { localDate } from '@callstead/domain/zone-clock';
import type { CsvRow } from '../../http/csv.ts';
import { listed } from '../../http/cursor.ts';
import { leadCell } from '../../http/lead-cell.ts';
import { dollars, zonedTime } from '../../http/zoned-time.ts';
import { creditNoteNumber, invoiceNumber } from './documents/numbers.ts';
import type { CreditNoteOfInvoice } from './documents/queries.ts';
import type { InvoiceLineRow, InvoiceWithOpen } from './invoices/queries.ts';
import type { readEarnings } from './reads.ts';
import type { Statement, StatementLine, streamStatement } from './statements/reads.ts';

export function presentStatement<Part extends string>({ totals, page, ...statement }: Statement<Part>) {
  return {
    ...statement,
    ...listed(page, presentLine),
    totals: totals.map(({ kind, entries, cents }) => ({ kind, entries, totalCents: cents })),
  };
}

export function presentLine<Part extends string>({ entry, campaign, change, balanceCents }: StatementLine<Part>) {
  const { id, at, kind, call_id: callId, conversion_id: conversionId, lead_id: leadId, reason } = entry;
  return { id, at: at.toISOString(), kind, callId, conversionId, leadId, campaign, reason, change, balanceCents };
}

export function presentEarnings({
  nextPayout,
  ...earnings
}: Awaited<ReturnType<typeof readEarnings>>): EarningsResponse {
  return {
    ...earnings,
    nextPayout: { ...nextPayout, at: nextPayout.at.toISOString() },
  };
}

type Streamed<Part extends string> = ReturnType<typeof streamStatement<Part>>;

export const statementCsvHeader = (parts: readonly string[], zone: string): CsvRow => [
  `posted (${zone})`,
  'entry',
  'kind',
  'call_id',
  'conversion_id',
  ...leadCell('lead_id'),
  'campaign_id',
  'campaign',
  'reason',
  'amount_usd',
  ...parts.map((part) => `${part}_usd`),
  'balance_usd',
];

/** The first line is what was there before, the last what is there after. */
export async function* statementCsvRows<Part extends string>(
  items: Streamed<Part>,
  parts: readonly Part[],
  zone: string,
): AsyncGenerator<CsvRow> {
  const blank = [...leadCell(null), ...parts.map(() => null)];
  for await (const item of items) {
    if ('opening' in item)
      yield [null, null, 'opening', null, null, null, null, null, null, ...blank, dollars(item.opening.totalCents)];
    else if ('line' in item) yield lineCsvRow(item.line, parts, zone);
    else yield [null, null, 'closing', null, null, null, null, null, null, ...blank, dollars(item.closingCents)];
  }
}

function lineCsvRow<Part extends string>(line: StatementLine<Part>, parts: readonly Part[], zone: string): CsvRow {
  const { entry, campaign, change, balanceCents } = line;
  return [
    zonedTime(entry.at, zone),
    entry.id,
    entry.kind,
    entry.call_id,
    entry.conversion_id,
    ...leadCell(entry.lead_id),
    campaign?.id,
    campaign?.title,
    entry.reason,
    dollars(change.totalCents),
    ...parts.map((part) => dollars(change.parts[part])),
    dollars(balanceCents),
  ];
}

/** After its days an open invoice is overdue, as the network's calendar has it. */
export function presentInvoiceSummary(row: InvoiceWithOpen): InvoiceSummary {
  const today = localDate(new Date(), row.zone);
  return {
    id: row.id,
    number: invoiceNumber(row.number),
    month: row.month,
    issuedAt: row.issued_at.toISOString(),
    calls: row.calls,
    amountCents: row.amount_cents,
    status: invoiceStatus({ openCents: row.left_cents, dueOn: row.due_day }, today),
    openCents: row.left_cents,
    dueOn: row.due_day,
  };
}

type WholeInvoice = { invoice: InvoiceWithOpen; lines: InvoiceLineRow[]; creditNotes: CreditNoteOfInvoice[] };

export function presentInvoice({ invoice, lines, creditNotes }: WholeInvoice): Invoice {
  return {
    ...presentInvoiceSummary(invoice),
    zone: invoice.zone,
    billTo: invoice.bill_to,
    issuer: invoice.issuer,
    creditNotes: creditNotes.map(({ id, number, charged_month, original_number, amount_cents }) => ({
      id,
      number: creditNoteNumber(number),
      chargedMonth: charged_month,
      originalNumber: original_number === null ? null : invoiceNumber(original_number),
      amountCents: amount_cents,
    })),
    lines: lines.map(({ kind, campaign, charged_month, calls, amount_cents }) => ({
      kind,
      campaign,
      chargedMonth: charged_month,
      calls,
      amountCents: amount_cents,
    })),
  };
}

export const INVOICE_CSV_HEADER = [
  'invoice',
  'month',
  'kind',
  'campaign_id',
  'campaign',
  'charged_month',
  'quantity',
  'amount_usd',
] as const;

export async function* invoiceCsvRows({ lines, ...invoice }: Invoice, language: 'en' | 'es'): AsyncGenerator<CsvRow> {
  const head = [invoice.number, invoice.month];
  for (const { kind, campaign, chargedMonth, calls, amountCents } of lines)
    yield [...head, kind, campaign.id, campaign.title[language], chargedMonth, calls, dollars(amountCents)];
  yield [...head, 'total', null, null, null, invoice.calls, dollars(invoice.amountCents)];
}
