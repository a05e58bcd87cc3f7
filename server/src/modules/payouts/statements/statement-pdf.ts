import type { Issuer } from '@callstead/contract/billing/statements';
import type { PayoutLine, PayoutStatement } from '@callstead/contract/payouts/statements';
import type { Currency } from '@callstead/domain/currency';
import { currencyWords, inCurrency } from '@callstead/domain/currency-words';
import type { Language } from '@callstead/domain/identity/account';
import { moneyText } from '@callstead/domain/money';
import { drawFacts, drawHeading, drawParagraph, drawParties, drawSums, type Party } from '../../../pdf/blocks.ts';
import { formatsOf } from '../../../pdf/formats.ts';
import { openSheet, type Sheet } from '../../../pdf/sheet.ts';
import { drawTable } from '../../../pdf/table.ts';
import type { DocumentNetwork } from '../../../settings/issuer.ts';
import { STATEMENT_TEXTS } from './texts.ts';

/** More would be a file nobody prints; the CSV has every line. */
export const MOST_PDF_LINES = 2000;

type PdfFacts = {
  statement: PayoutStatement;
  lines: readonly PayoutLine[];
  allLines: number;
  issuer: Issuer;
  network: DocumentNetwork;
};

/** A statement as a file: sums by campaign, then line by line, and what they add up to. */
export function writeStatementPdf(
  { statement, lines, allLines, issuer, network: { wordmark, currency } }: PdfFacts,
  language: Language,
): Promise<Buffer> {
  const texts = STATEMENT_TEXTS[language];
  const { count } = formatsOf(language);
  const money = (cents: number) => moneyText(cents, currency);
  const title = `${texts.title} ${statement.number}`;
  const at = new Date(statement.failedAt ?? statement.frozenAt);
  const sheet = openSheet({ title, wordmark, language, at, pageOf: texts.pageOf });
  const isFine = statement.status === 'sent' || statement.status === 'frozen';
  const status = { text: texts.statuses[statement.status], tone: isFine ? ('success' as const) : ('warning' as const) };
  drawHeading(sheet, { wordmark, title, status });
  drawParties(sheet, partiesOf(statement, issuer, language));
  drawSummary(sheet, statement, language);
  if (lines.length === 0) drawParagraph(sheet, texts.empty);
  else {
    drawCampaigns(sheet, statement, { language, currency, money });
    sheet.y += 14;
    drawLines(sheet, lines, statement.zone, { language, currency, money });
  }
  drawTotals(sheet, statement, { language, currency, money });
  if (lines.length < allLines) drawParagraph(sheet, texts.cut(count(lines.length), count(allLines)));
  drawParagraph(sheet, texts.note(formatsOf(language).zone(statement.zone), currencyWords(currency, language)));
  return sheet.finish();
}

function partiesOf({ publisher }: PayoutStatement, issuer: Issuer, language: Language): Party[] {
  const { payer, payee, taxId } = STATEMENT_TEXTS[language];
  const said = (lines: readonly (string | null)[]) => lines.filter((line): line is string => Boolean(line));
  return [
    {
      label: payer,
      lines: said([issuer.name, issuer.taxId && `${taxId} ${issuer.taxId}`, ...issuer.addressLines, issuer.email]),
    },
    { label: payee, lines: said([publisher.companyName, publisher.name, publisher.affId]) },
  ];
}

function drawSummary(sheet: Sheet, statement: PayoutStatement, language: Language): void {
  const texts = STATEMENT_TEXTS[language];
  const { day } = formatsOf(language);
  const { method, sentOn, cutOff, reference, zone } = statement;
  drawFacts(sheet, [
    { label: texts.method, value: [texts.methods[method.kind], method.hint].filter(Boolean).join(' · '), share: 0.3 },
    { label: texts.cutOff, value: day(new Date(cutOff), zone), share: 0.25 },
    { label: texts.sentOn, value: sentOn ? day(new Date(`${sentOn}T12:00:00Z`), 'UTC') : texts.notSent, share: 0.25 },
    { label: texts.reference, value: reference ?? '–', share: 0.2 },
  ]);
}

type Words = { language: Language; currency: Currency; money: (cents: number) => string };

function drawCampaigns(sheet: Sheet, { byCampaign }: PayoutStatement, { language, currency, money }: Words): void {
  const { campaigns } = STATEMENT_TEXTS[language];
  const { count } = formatsOf(language);
  drawTable(
    sheet,
    [
      { header: campaigns.campaign, share: 0.6 },
      { header: campaigns.calls, share: 0.16, align: 'right' },
      { header: inCurrency(currency, language, campaigns.amount), share: 0.24, align: 'right' },
    ],
    byCampaign.map(({ campaign, calls, amountCents }) => [
      campaign ? { text: campaign.title, detail: campaign.id } : { text: campaigns.none },
      { text: count(calls) },
      { text: money(amountCents) },
    ]),
  );
}

function drawLines(
  sheet: Sheet,
  lines: readonly PayoutLine[],
  zone: string,
  { language, currency, money }: Words,
): void {
  const { lines: heads, kinds } = STATEMENT_TEXTS[language];
  const { day } = formatsOf(language);
  drawTable(
    sheet,
    [
      { header: heads.when, share: 0.26 },
      { header: heads.what, share: 0.52 },
      { header: inCurrency(currency, language, heads.amount), share: 0.16, align: 'right' },
    ],
    lines.map(({ at, arrivedAt, kind, callId, campaign, reason, amountCents }) => [
      { text: day(new Date(arrivedAt ?? at), zone) },
      { text: kinds[kind] ?? kind, detail: [callId, campaign?.id, reason].filter(Boolean).join(' · ') },
      { text: money(amountCents) },
    ]),
  );
}

function drawTotals(sheet: Sheet, statement: PayoutStatement, { language, money }: Words): void {
  const { sums } = STATEMENT_TEXTS[language];
  drawSums(sheet, [
    { label: sums.sales, amount: money(statement.salesCents) },
    { label: sums.corrections, amount: money(statement.correctionsCents) },
    { label: sums.refusals, amount: money(statement.refusalsCents) },
    { label: sums.total, amount: money(statement.amountCents) },
  ]);
}
