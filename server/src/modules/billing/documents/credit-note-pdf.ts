import type { Invoice } from '@callstead/contract/billing/statements';
import type { Language } from '@callstead/domain/identity/account';
import { moneyText } from '@callstead/domain/money';
import { drawFacts, drawHeading, drawParagraph, drawParties, drawSums } from '../../../pdf/blocks.ts';
import { formatsOf } from '../../../pdf/formats.ts';
import { openSheet } from '../../../pdf/sheet.ts';
import { drawTable } from '../../../pdf/table.ts';
import type { DocumentNetwork } from '../../../settings/issuer.ts';
import { campaignColumns, rowOf } from './invoice-pdf.ts';
import { partiesOf } from './parties.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

/** One of the notes of an invoice: its credits of one earlier month, with the invoice that had charged them. */
export function writeCreditNotePdf(
  note: Invoice['creditNotes'][number],
  invoice: Invoice,
  language: Language,
  { wordmark, currency }: DocumentNetwork,
): Promise<Buffer> {
  const texts = DOCUMENT_TEXTS[language];
  const { day, month } = formatsOf(language);
  const money = (cents: number) => moneyText(cents, currency);
  const at = new Date(invoice.issuedAt);
  const title = `${texts.creditNote} ${note.number}`;
  const sheet = openSheet({ title, wordmark, language, at, pageOf: texts.pageOf });
  drawHeading(sheet, { wordmark, title, status: { text: texts.credits.status, tone: 'success' } });
  drawParties(sheet, partiesOf(language, invoice.issuer, invoice.billTo));
  drawFacts(sheet, [
    { label: texts.credits.original, value: note.originalNumber ?? texts.credits.late, share: 0.24 },
    { label: texts.month, value: month(note.chargedMonth), share: 0.25 },
    { label: texts.credits.onInvoice, value: invoice.number, share: 0.2 },
    { label: texts.issued, value: day(at, invoice.zone), share: 0.31 },
  ]);
  const lines = invoice.lines.filter((line) => line.kind === 'credit' && line.chargedMonth === note.chargedMonth);
  drawTable(
    sheet,
    campaignColumns(language, currency),
    lines.map((line) => rowOf(line, language, money)),
  );
  drawSums(sheet, [{ label: texts.total, amount: money(note.amountCents) }]);
  drawParagraph(sheet, texts.credits.note(invoice.number));
  return sheet.finish();
}
