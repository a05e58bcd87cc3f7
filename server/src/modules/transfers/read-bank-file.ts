import { createHash } from 'node:crypto';
import type { Currency } from '@callstead/domain/currency';
import { DomainError } from '@callstead/domain/errors';
import type { KeyedLine } from '@callstead/domain/transfers/judge-bank-lines';
import { type BankLine, type BankRow, readBankLines } from '@callstead/domain/transfers/read-bank-lines';
import { parse } from 'csv-parse/sync';

const DELIMITERS = [';', '\t', ','] as const;
const LINES_MOST = 5000;

/** A bank's CSV file as lines with their keys. Whatever is no such file is told beside its field. */
export function readBankFile(text: string, currency: Currency): KeyedLine[] {
  const lines = DELIMITERS.map((delimiter) => readBankLines(rowsOf(text, delimiter), currency)).find(
    (read) => read !== undefined,
  );
  if (!lines) throw new DomainError('validation_failed', { fields: { text: 'bank_file_invalid' } });
  if (lines.length > LINES_MOST) throw new DomainError('validation_failed', { fields: { text: 'too_long' } });
  return withKeys(lines);
}

/** Decimal commas stand in files parted by semicolons: the delimiter that yields a header is the right one. */
function rowsOf(text: string, delimiter: string): BankRow[] {
  try {
    const found = parse(text, { delimiter, bom: true, info: true, relax_column_count: true, relax_quotes: true });
    return (found as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      line: info.lines,
      cells: record,
    }));
  } catch {
    return []; // no CSV with this delimiter
  }
}

/** Two equal lines of one file are two transfers; the same file again has the same two. */
function withKeys(lines: readonly BankLine[]): KeyedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const times = (seen.get(line.content) ?? 0) + 1;
    seen.set(line.content, times);
    return { ...line, key: createHash('sha256').update(`${line.content} ${times}`).digest('hex') };
  });
}
