import { INVOICE_LINE_KINDS, type Invoice } from '@callstead/contract/billing/statements';
import type { Currency } from '@callstead/domain/currency';
import { currencyWords } from '@callstead/domain/currency-words';
import type { Language } from '@callstead/domain/identity/account';
import { moneyText } from '@callstead/domain/money';
import { drawFacts, drawHeading, drawParagraph, drawParties, drawSums, type Sum } from '../../../pdf/blocks.ts';
import { formatsOf } from '../../../pdf/formats.ts';
import { openSheet } from '../../../pdf/sheet.ts';
import { type Cell, type Column, drawTable } from '../../../pdf/table.ts';
import type { DocumentNetwork } from '../../../settings/issuer.ts';
import { partiesOf } from './parties.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

type Line = Invoice['lines'][number];
type AmountText = (cents: number) => string;

/** An invoice as a file: the same invoice in the same state is the same file. */
export function writeInvoicePdf(
  invoice: Invoice,
  language: Language,
  { wordmark, currency }: DocumentNetwork,
): Promise<Buffer> {
  const texts = DOCUMENT_TEXTS[language];
  const { month, day, count } = formatsOf(language);
  const money = (cents: number) => moneyText(cents, currency);
  const at = new Date(invoice.issuedAt);
  const title = `${texts.invoice} ${invoice.number}`;
  const sheet = openSheet({ title, wordmark, language, at, pageOf: texts.pageOf });
  drawHeading(sheet, { wordmark, title, status: statusOf(invoice, language) });
  drawParties(sheet, partiesOf(language, invoice.issuer, invoice.billTo));
  drawFacts(sheet, [
    { label: texts.month, value: month(invoice.month), share: 0.24 },
    { label: texts.zone, value: formatsOf(language).zone(invoice.zone), share: 0.28 },
    { label: texts.issued, value: day(at, invoice.zone), share: 0.32 },
    { label: texts.calls, value: count(invoice.calls), share: 0.16 },
  ]);
  const rows = invoice.lines.map((line) => rowOf(line, language, money));
  drawTable(sheet, campaignColumns(language, currency), rows.length > 0 ? rows : [[{ text: texts.nothing }]]);
  const total = { label: texts.total, amount: money(invoice.amountCents) };
  drawSums(sheet, [...sumsByKind(invoice, language, money), total, ...openSums(invoice, language, money)]);
  drawParagraph(sheet, texts.invoiceNote(formatsOf(language).zone(invoice.zone), currencyWords(currency, language)));
  return sheet.finish();
}

function statusOf({ status, dueOn }: Invoice, language: Language) {
  const due = dueOn ? formatsOf(language).calendarDay(dueOn) : '';
  return {
    text: DOCUMENT_TEXTS[language].statuses[status](due),
    tone: status === 'paid' ? 'success' : 'warning',
  } as const;
}

/** What of it is paid and what is not, where something is not. */
function openSums({ amountCents, openCents }: Invoice, language: Language, money: AmountText): Sum[] {
  if (openCents === 0) return [];
  const { paid, open } = DOCUMENT_TEXTS[language];
  return [
    { label: paid, amount: money(amountCents - openCents) },
    { label: open, amount: money(openCents) },
  ];
}

export function campaignColumns(language: Language, currency: Currency): Column[] {
  const { campaign, concept, calls, amount } = DOCUMENT_TEXTS[language];
  return [
    { header: campaign, share: 0.42 },
    { header: concept, share: 0.28 },
    { header: calls, share: 0.12, align: 'right' },
    { header: amount(currency), share: 0.18, align: 'right' },
  ];
}

export function rowOf(
  { kind, campaign, chargedMonth, calls, amountCents }: Line,
  language: Language,
  money: AmountText,
): Cell[] {
  const texts = DOCUMENT_TEXTS[language];
  const { month, count } = formatsOf(language);
  const isCredit = kind === 'credit' && chargedMonth;
  return [
    { text: campaign.title[language], detail: campaign.id },
    { text: isCredit ? texts.creditOf(month(chargedMonth)) : texts.kinds[kind] },
    { text: count(calls) },
    { text: money(amountCents) },
  ];
}

/** What each kind of line adds up to, where there is more than one. */
function sumsByKind({ lines }: Invoice, language: Language, money: AmountText): Sum[] {
  const kinds = INVOICE_LINE_KINDS.filter((kind) => lines.some((line) => line.kind === kind));
  if (kinds.length < 2) return [];
  return kinds.map((kind) => {
    const cents = lines.filter((line) => line.kind === kind).reduce((sum, { amountCents }) => sum + amountCents, 0);
    return { label: DOCUMENT_TEXTS[language].sums[kind], amount: money(cents) };
  });
}
