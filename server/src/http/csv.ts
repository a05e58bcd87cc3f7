import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

/** A bigint is an amount in cents. */
type CsvCell = string | number | bigint | boolean | Date | null | undefined;
export type CsvRow = readonly CsvCell[];

const RFC_4180: Options = {
  record_delimiter: '\r\n',
  quote_record_delimiter: true, // also half of it: a lone line break ends a line for many readers
  escape_formulas: true, // spreadsheets run what looks like a formula; numbers stay numbers
  cast: {
    bigint: (cents) => (Number(cents) / 100).toFixed(2),
    boolean: String,
    date: (moment) => moment.toISOString(),
  },
};

export function csvLines(rows: CsvRow[]): string {
  return stringify(rows, RFC_4180);
}

/** Without this mark Excel reads accents wrongly. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines travel together: one by one each would be a packet of its own. */
const ROWS_PER_CHUNK = 150;

async function* csvText(header: CsvRow, rows: AsyncIterable<CsvRow>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([header]);
  let waiting: CsvRow[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < ROWS_PER_CHUNK) continue;
    yield csvLines(waiting);
    waiting = [];
  }
  yield csvLines(waiting);
}

/** The whole of it, for a mail. */
export async function csvFile(header: CsvRow, rows: AsyncIterable<CsvRow>): Promise<Buffer> {
  const parts: string[] = [];
  for await (const part of csvText(header, rows)) parts.push(part);
  return Buffer.from(parts.join(''));
}

/** A few rows at a time, however many there are: nothing waits in memory. */
export function sendCsv(reply: FastifyReply, fileName: string, header: CsvRow, rows: AsyncIterable<CsvRow>) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(csvText(header, rows)));
}
