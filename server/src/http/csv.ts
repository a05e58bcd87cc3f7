import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type CsvCell = string | number | boolean | Date | null | undefined;
export type CsvRow = readonly CsvCell[];

/** Spreadsheets run what looks like a formula; an apostrophe makes it text again. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** One line of RFC 4180. Text that could be a formula is disarmed; numbers stay numbers. */
export function csvLine(row: CsvRow): string {
  return `${row.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without this mark Excel reads accents wrongly. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines travel together: one by one each would be a packet of its own. */
const CHUNK_LENGTH = 32 * 1024;

async function* csvText(header: CsvRow, rows: AsyncIterable<CsvRow>): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK + csvLine(header);
  for await (const row of rows) {
    text += csvLine(row);
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** A few rows at a time, however many there are: nothing waits in memory. */
export function sendCsv(reply: FastifyReply, fileName: string, header: CsvRow, rows: AsyncIterable<CsvRow>) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(csvText(header, rows)));
}
