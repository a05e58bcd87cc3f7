import type { Invoice, Issuer } from '@callstead/contract/billing/statements';
import { currencyWords } from '@callstead/domain/currency-words';
import type { Language } from '@callstead/domain/identity/account';
import { moneyText } from '@callstead/domain/money';
import { drawAmount, drawFacts, drawHeading, drawParagraph, drawParties } from '../../../pdf/blocks.ts';
import { formatsOf } from '../../../pdf/formats.ts';
import { openSheet } from '../../../pdf/sheet.ts';
import type { DocumentNetwork } from '../../../settings/issuer.ts';
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
  /** What has left again since. */
  refundedCents: number;
  chargedBackCents: number;
  remark: string | null;
  issuer: Issuer;
  billTo: Invoice['billTo'];
};

/** That money has arrived. */
export function writeReceiptPdf(
  receipt: Receipt,
  language: Language,
  { wordmark, currency }: DocumentNetwork,
): Promise<Buffer> {
  const { top, ...texts } = DOCUMENT_TEXTS[language];
  const { day } = formatsOf(language);
  const money = (cents: number) => moneyText(cents, currency);
  const { at, zone, number, amountCents, reference, means, remark } = receipt;
  const title = `${texts.receipt} ${number}`;
  const sheet = openSheet({ title, wordmark, language, at, pageOf: texts.pageOf });
  drawHeading(sheet, { wordmark, title, status: statusOf(receipt, top) });
  drawParties(sheet, partiesOf(language, receipt.issuer, receipt.billTo, top.from));
  drawAmount(sheet, { label: top.amount, amount: money(amountCents) });
  drawFacts(sheet, [
    { label: top.paidAt, value: day(at, zone), share: 0.3 },
    { label: top.means, value: top.ways[means], share: 0.28 },
    { label: top.reference, value: reference, share: 0.42 },
  ]);
  for (const left of leftAgain(receipt, top, money)) drawParagraph(sheet, left);
  if (remark) drawParagraph(sheet, `${top.remark}: ${remark}`);
  drawParagraph(sheet, top.note(currencyWords(currency, language)));
  return sheet.finish();
}

type TopTexts = (typeof DOCUMENT_TEXTS)[Language]['top'];

function statusOf(receipt: Receipt, top: TopTexts): { text: string; tone: 'success' | 'warning' } {
  const { amountCents, refundedCents, chargedBackCents } = receipt;
  if (receipt.isUndone) return { text: top.undone, tone: 'warning' };
  if (chargedBackCents > 0) return { text: top.chargedBack, tone: 'warning' };
  if (refundedCents === 0) return { text: top.status, tone: 'success' };
  return { text: refundedCents < amountCents ? top.partlyRefunded : top.refunded, tone: 'warning' };
}

function leftAgain(receipt: Receipt, top: TopTexts, money: (cents: number) => string): string[] {
  const { refundedCents, chargedBackCents } = receipt;
  return [
    ...(refundedCents > 0 ? [top.refundedNote(money(refundedCents))] : []),
    ...(chargedBackCents > 0 ? [top.chargedBackNote(money(chargedBackCents))] : []),
  ];
}
