import { INVOICE_LINE_KINDS, type Invoice } from '@callstead/contract/billing/statements';
import type { Language } from '@callstead/domain/identity/account';
import { PRODUCT_NAME } from '@callstead/domain/site/network-name';
import { drawFacts, drawHeading, drawParagraph, drawParties, drawSums, type Sum } from '../../../pdf/blocks.ts';
import { formatsOf } from '../../../pdf/formats.ts';
import { openSheet } from '../../../pdf/sheet.ts';
import { type Cell, type Column, drawTable } from '../../../pdf/table.ts';
import { partiesOf } from './parties.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

type Line = Invoice['lines'][number];

/** An invoice as a file: the same invoice in the same state is the same file. */
export function writeInvoicePdf(invoice: Invoice, language: Language, wordmark = PRODUCT_NAME): Promise<Buffer> {
  const texts = DOCUMENT_TEXTS[language];
  const { money, month, day, count } = formatsOf(language);
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
  const rows = invoice.lines.map((line) => rowOf(line, language));
  drawTable(sheet, campaignColumns(language), rows.length > 0 ? rows : [[{ text: texts.nothing }]]);
  const total = { label: texts.total, amount: money(invoice.amountCents) };
  drawSums(sheet, [...sumsByKind(invoice, language), total, ...openSums(invoice, language)]);
  drawParagraph(sheet, texts.invoiceNote(formatsOf(language).zone(invoice.zone)));
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
function openSums({ amountCents, openCents }: Invoice, language: Language): Sum[] {
  if (openCents === 0) return [];
  const [{ paid, open }, { money }] = [DOCUMENT_TEXTS[language], formatsOf(language)];
  return [
    { label: paid, amount: money(amountCents - openCents) },
    { label: open, amount: money(openCents) },
  ];
}

export function campaignColumns(language: Language): Column[] {
  const { campaign, concept, calls, amount } = DOCUMENT_TEXTS[language];
  return [
    { header: campaign, share: 0.42 },
    { header: concept, share: 0.28 },
    { header: calls, share: 0.12, align: 'right' },
    { header: amount, share: 0.18, align: 'right' },
  ];
}

export function rowOf({ kind, campaign, chargedMonth, calls, amountCents }: Line, language: Language): Cell[] {
  const texts = DOCUMENT_TEXTS[language];
  const { money, month, count } = formatsOf(language);
  const isCredit = kind === 'credit' && chargedMonth;
  return [
    { text: campaign.title[language], detail: campaign.id },
    { text: isCredit ? texts.creditOf(month(chargedMonth)) : texts.kinds[kind] },
    { text: count(calls) },
    { text: money(amountCents) },
  ];
}

/** What each kind of line adds up to, where there is more than one. */
function sumsByKind({ lines }: Invoice, language: Language): Sum[] {
  const kinds = INVOICE_LINE_KINDS.filter((kind) => lines.some((line) => line.kind === kind));
  if (kinds.length < 2) return [];
  return kinds.map((kind) => {
    const cents = lines.filter((line) => line.kind === kind).reduce((sum, { amountCents }) => sum + amountCents, 0);
    return { label: DOCUMENT_TEXTS[language].sums[kind], amount: formatsOf(language).money(cents) };
  });
}
