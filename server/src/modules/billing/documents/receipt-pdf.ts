import type { Invoice, Issuer } from '@callstead/contract/billing/statements';
import type { Language } from '@callstead/domain/identity/account';
import { drawAmount, drawFacts, drawHeading, drawParagraph, drawParties } from '../../../pdf/blocks.ts';
import { formatsOf } from '../../../pdf/formats.ts';
import { openSheet } from '../../../pdf/sheet.ts';
import { WORDMARK } from './invoice-pdf.ts';
import { partiesOf } from './parties.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

export type Receipt = {
  number: string;
  at: Date;
  zone: string;
  amountCents: number;
  /** The payment's own id, at the gateway or with us. */
  reference: string;
  means: 'online' | 'transfer' | 'recorded';
  /** The money was taken back: it was somebody else's. */
  isUndone: boolean;
  remark: string | null;
  issuer: Issuer;
  billTo: Invoice['billTo'];
};

/** That money has arrived. */
export function writeReceiptPdf(receipt: Receipt, language: Language): Promise<Buffer> {
  const { top, ...texts } = DOCUMENT_TEXTS[language];
  const { money, day } = formatsOf(language);
  const { at, zone, number, amountCents, reference, means, remark } = receipt;
  const title = `${texts.receipt} ${number}`;
  const sheet = openSheet({ title, wordmark: WORDMARK, language, at, pageOf: texts.pageOf });
  const status = receipt.isUndone
    ? ({ text: top.undone, tone: 'warning' } as const)
    : ({ text: top.status, tone: 'success' } as const);
  drawHeading(sheet, { wordmark: WORDMARK, title, status });
  drawParties(sheet, partiesOf(language, receipt.issuer, receipt.billTo, top.from));
  drawAmount(sheet, { label: top.amount, amount: money(amountCents) });
  drawFacts(sheet, [
    { label: top.paidAt, value: day(at, zone), share: 0.3 },
    { label: top.means, value: top.ways[means], share: 0.28 },
    { label: top.reference, value: reference, share: 0.42 },
  ]);
  if (remark) drawParagraph(sheet, `${top.remark}: ${remark}`);
  drawParagraph(sheet, top.note);
  return sheet.finish();
}
