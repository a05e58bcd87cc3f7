import type { Report } from '@callstead/contract/reports/report';
import { readViewQuestion } from '@callstead/contract/reports/view-question';
import { addDays } from '@callstead/domain/calendar-day';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Currency } from '@callstead/domain/currency';
import { DomainError, type ErrorCode } from '@callstead/domain/errors';
import type { MetricName } from '@callstead/domain/reports/metrics';
import { networkSlug } from '@callstead/domain/site/network-name';
import { localDate } from '@callstead/domain/zone-clock';
import { zoneWords } from '@callstead/domain/zone-words';
import { csvFile } from '../../../http/csv.ts';
import type { MailTable } from '../../../mail/mail-texts.ts';
import type { Attachment } from '../../../mail/mailer.ts';
import type { MailOrder } from '../../../mail/mails.ts';
import { dayText } from '../../../mail/moment-text.ts';
import type { Services } from '../../../services.ts';
import { csvRows, fileNameOf, openReportFile } from '../export/report-file.ts';
import { chooseMetrics, tableColumns, tableRow, totalsRow } from '../table/report-table.ts';
import { figureText } from './figure-text.ts';
import { readerOf, zoneOf } from './order-report-mails.ts';
import { findRecipient, type RecipientRow } from './queries.ts';

export type ReportMailOrder = Extract<MailOrder, { mail: 'report' }>;
type Finished = { order: ReportMailOrder; attachments: Attachment[] };

/** What a mail shows; the file has the rest. */
const SHOWN_ROWS = 20;
const SHOWN_FIGURES = 4;
/** What a mailbox takes. */
const FILE_ROWS = 20_000;

const TOTAL = { en: 'Total', es: 'Total' };

/** One reading for the table and the file, so that they agree. Undefined: nobody is to have it any more. */
export async function finishReportMail(services: Services, order: ReportMailOrder): Promise<Finished | undefined> {
  const recipient = await findRecipient(services.db, order.values.recipientId);
  if (!recipient || recipient.unsubscribed_at) return undefined;
  const reader = await readerOf(services, recipient);
  if (!reader) return undefined;
  const question = questionOf(recipient, new Date(order.values.at));
  try {
    const file = await openReportFile(services, reader, question);
    const { currency } = services.settings.of('books');
    const metrics = shownMetrics(chooseMetrics(recipient.panel, question.columns));
    const figures = {
      period: periodText(question, recipient.language),
      table: mailTable(file.firstPage, metrics, { ...question, view: recipient.panel, currency }),
      rows: file.firstPage.rowCount,
      shownRows: Math.min(SHOWN_ROWS, file.firstPage.rows.length),
    };
    const header = file.columns.map(({ heading }) => heading);
    const content = await csvFile(header, csvRows({ ...file, rows: firstRows(file.rows, FILE_ROWS) }));
    const fileName = `${networkSlug(services.settings.of('brand').name)}-${fileNameOf(question)}.csv`;
    const attachment = { fileName, mediaType: 'text/csv', content };
    return { order: { ...order, values: { ...order.values, figures } }, attachments: [attachment] };
  } catch (error) {
    if (isCode(error, 'report_too_long')) return { order, attachments: [] }; // it says so
    if (isCode(error, 'forbidden')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: ErrorCode) => error instanceof DomainError && error.code === code;

function questionOf(recipient: RecipientRow, now: Date) {
  const { panel, language, question } = recipient;
  return readViewQuestion(question, { panel, language, zone: zoneOf(recipient), now });
}

type Question = ReturnType<typeof questionOf>;

/** Money first to be left out would leave nothing worth reading: it keeps its place among the few that fit. */
function shownMetrics(metrics: readonly MetricName[]): MetricName[] {
  const wanted = WORTH_MOST.filter((name) => metrics.includes(name)).slice(0, SHOWN_FIGURES);
  return metrics.length <= SHOWN_FIGURES ? [...metrics] : metrics.filter((name) => wanted.includes(name));
}

const WORTH_MOST: readonly MetricName[] = [
  'payoutCents',
  'revenueCents',
  'marginCents',
  'incoming',
  'qualified',
  'sold',
  'clicks',
  'qualifyRate',
  'conversions',
  'leads',
  'connected',
];

type Asked = Question & { view: CallView; currency: Currency };

function mailTable(report: Report, metrics: readonly MetricName[], question: Asked): MailTable {
  const { language, by } = question;
  const columns = tableColumns(by, metrics, question, false);
  const words = (cells: ReturnType<typeof tableRow>) =>
    cells.map((value, index) => {
      const column = columns[index];
      return column && 'kind' in column ? figureText(column.kind, value as number | null, question) : `${value ?? ''}`;
    });
  const [measure] = WORTH_MOST.filter((name) => metrics.includes(name));
  const shown = report.rows.slice(0, SHOWN_ROWS);
  const most = measure ? Math.max(0, ...shown.map((row) => row.figures[measure] ?? 0)) : 0;
  return {
    caption: periodText(question, language),
    headings: columns.map((column) => ({ label: column.heading, isFigure: 'kind' in column })),
    rows: shown.map((row) => ({
      cells: words(tableRow(columns, row, question)),
      share: measure && most > 0 && by.length > 0 ? (row.figures[measure] ?? 0) / most : null,
    })),
    totals: by.length > 0 ? words(totalsRow(columns, report, TOTAL[language])) : null,
  };
}

/** '1 de noviembre de 2026 – 17 de noviembre de 2026 (hora del Este)' */
function periodText({ from, to, zone }: Question, language: Question['language']): string {
  const first = localDate(new Date(from), zone);
  const last = addDays(localDate(new Date(to), zone), -1);
  const days = first >= last ? dayText(first, language) : `${dayText(first, language)} – ${dayText(last, language)}`;
  return `${days} (${zoneWords(zone, language)})`;
}

async function* firstRows<Row>(rows: AsyncIterable<Row>, most: number): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    if (count++ >= most) return;
    yield row;
  }
}
