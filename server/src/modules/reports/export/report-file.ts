import type { Report, ReportExportQuery, ReportRow } from '@callstead/contract/reports/report';
import { callView } from '@callstead/domain/calls/call-view';
import { type Actor, authorize } from '@callstead/domain/policy';
import { localDate } from '@callstead/domain/zone-clock';
import type { CsvRow } from '../../../http/csv.ts';
import type { XlsxFormat, XlsxSheet } from '../../../http/xlsx.ts';
import type { Services } from '../../../services.ts';
import { readReport } from '../report/read-report.ts';
import { chooseMetrics, type TableCell, type TableColumn, tableColumns, tableRow } from '../table/report-table.ts';

export type ReportFile = { columns: TableColumn[]; rows: AsyncIterable<TableCell[]>; firstPage: Report };

/** A file's rows are read by so many at a time. */
const PAGE = 20_000;

/** All rows of a question, by the columns that were asked for and may be seen. What cannot be answered says so at once. */
export async function openReportFile(services: Services, actor: Actor, query: ReportExportQuery): Promise<ReportFile> {
  authorize(actor, 'report.read');
  const { columns: asked, format: _format, ...question } = query;
  const page = (offset: number) => readReport(services, actor, { ...question, limit: PAGE, offset, compare: false });
  const firstPage = await page(0);
  const view = callView(actor, query.view);
  const { currency } = services.settings.of('books');
  const columns = tableColumns(query.by, chooseMetrics(view, asked), { ...query, view, currency }, true);
  async function* rows(): AsyncGenerator<TableCell[]> {
    for await (const row of allRows(firstPage, page)) yield tableRow(columns, row, query);
  }
  return { columns, rows: rows(), firstPage };
}

async function* allRows(first: Report, page: (offset: number) => Promise<Report>): AsyncGenerator<ReportRow> {
  yield* first.rows;
  for (let read = first.rows.length; read > 0 && read < first.rowCount; ) {
    const { rows } = await page(read);
    if (rows.length === 0) return; // some went away meanwhile
    yield* rows;
    read += rows.length;
  }
}

const PERCENT = 100;
const round = (value: number, places: number) => Number(value.toFixed(places));

/** A figure as a file writes it: amounts with two places, shares in percent. */
function csvCell(column: TableColumn, value: TableCell): CsvRow[number] {
  if (typeof value !== 'number' || !('kind' in column)) return value;
  if (column.kind === 'money') return BigInt(value);
  if (column.kind === 'rate') return round(value * PERCENT, 2);
  return column.kind === 'minutes' || column.kind === 'hours' ? round(value, 2) : value;
}

export async function* csvRows({ columns, rows }: Pick<ReportFile, 'columns' | 'rows'>): AsyncGenerator<CsvRow> {
  for await (const row of rows) yield columns.map((column, index) => csvCell(column, row[index] ?? null));
}

const FORMATS: Record<string, XlsxFormat> = {
  count: 'whole',
  money: 'money',
  rate: 'percent',
  seconds: 'whole',
  minutes: 'decimal',
  hours: 'decimal',
};
const formatOf = (column: TableColumn): XlsxFormat => ('kind' in column ? (FORMATS[column.kind] ?? 'plain') : 'plain');

/** The format says what is a share of 100 there, so headings need not. */
export function xlsxSheet(name: string, { columns, rows }: Pick<ReportFile, 'columns' | 'rows'>): XlsxSheet {
  async function* cells(): AsyncGenerator<TableCell[]> {
    for await (const row of rows) yield columns.map((column, index) => xlsxCell(column, row[index] ?? null));
  }
  const headings = columns.map(({ heading }) => heading.replace(' (%)', ''));
  return { name, headings, formats: columns.map(formatOf), rows: cells() };
}

const xlsxCell = (column: TableColumn, value: TableCell): TableCell =>
  typeof value === 'number' && 'kind' in column && column.kind === 'money' ? value / 100 : value;

/** 'report-2026-11-01-2026-11-17': its first and last day. */
export function fileNameOf({ from, to, zone }: Pick<ReportExportQuery, 'from' | 'to' | 'zone'>): string {
  const last = new Date(Math.max(Date.parse(from), Date.parse(to) - 1));
  return `report-${localDate(new Date(from), zone)}-${localDate(last, zone)}`;
}
