import type { Invoice, Issuer } from '@callstead/contract/billing/statements';
import type { Language } from '@callstead/domain/identity/account';
import { drawAmount, drawFacts, drawHeading, drawParagraph, drawParties } from '../../../pdf/blocks.ts';
import { openSheet } from '../../../pdf/sheet.ts';
import { formatsOf } from './formats.ts';
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
  isOnline: boolean;
  remark: string | null;
  issuer: Issuer;
  billTo: Invoice['billTo'];
};

/** That money has arrived. */
export function writeReceiptPdf(receipt: Receipt, language: Language): Promise<Buffer> {
  const { top, ...texts } = DOCUMENT_TEXTS[language];
  const { money, day } = formatsOf(language);
  const { at, zone, number, amountCents, reference, isOnline, remark } = receipt;
  const title = `${texts.receipt} ${number}`;
  const sheet = openSheet({ title, wordmark: WORDMARK, language, at, pageOf: texts.pageOf });
  drawHeading(sheet, { wordmark: WORDMARK, title, status: { text: top.status, tone: 'success' } });
  drawParties(sheet, partiesOf(language, receipt.issuer, receipt.billTo, top.from));
  drawAmount(sheet, { label: top.amount, amount: money(amountCents) });
  drawFacts(sheet, [
    { label: top.paidAt, value: day(at, zone), share: 0.3 },
    { label: top.means, value: isOnline ? top.online : top.recorded, share: 0.28 },
    { label: top.reference, value: reference, share: 0.42 },
  ]);
  if (remark) drawParagraph(sheet, `${top.remark}: ${remark}`);
  drawParagraph(sheet, top.note);
  return sheet.finish();
}
