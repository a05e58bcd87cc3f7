import type { Currency } from '../currency.ts';
import { type BankColumn, type BankHeader, mapBankColumns } from './map-bank-columns.ts';
import { readBankAmount } from './read-bank-amount.ts';
import { dayOrderOf, readBankDay, writtenDay } from './read-bank-day.ts';

/** One row of a bank's file: where it stands in it, and its cells. */
export type BankRow = { line: number; cells: readonly string[] };

export type BankLine = {
  line: number;
  /** Null: not to be read. */
  day: string | null;
  /** Below zero went out. Null: not to be read. */
  amountCents: number | null;
  text: string;
  sender: string;
  currency: string;
  /** Every cell, for a reference may stand in any. */
  everything: string;
  /** What makes it the same line in another file of the same bank. */
  content: string;
};

/** Banks put their name, the account and the period above the header. */
const HEADER_WITHIN = 20;
const TEXT_MAX_LENGTH = 300;
/** Looking for a reference takes time with the length of what it is looked for in. */
const EVERYTHING_MAX_LENGTH = 3000;

/** Undefined when no line is a header with a day and an amount. */
export function readBankLines(rows: readonly BankRow[], currency: Currency): BankLine[] | undefined {
  const headers = rows.slice(0, HEADER_WITHIN).map(({ cells }) => mapBankColumns(cells, currency));
  const index = headers.findIndex((header) => header !== undefined);
  const header = headers[index];
  if (!header) return undefined;
  const entries = rows.slice(index + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const days = entries.map(({ cells }) => cells[header.at.day ?? 0] ?? '');
  const dayOrder = dayOrderOf(days) ?? header.dayOrder;
  return entries.map((row) => readLine(row, { ...header, dayOrder }, currency));
}

function readLine({ line, cells }: BankRow, header: BankHeader, currency: Currency): BankLine {
  const cell = (column: BankColumn) => (cells[header.at[column] ?? -1] ?? '').trim();
  const day = readBankDay(cell('day'), header.dayOrder) ?? null;
  const amountCents = amountOf(cell) ?? null;
  const text = header.texts
    .map((index) => (cells[index] ?? '').trim())
    .filter(Boolean)
    .join(' · ');
  const sender = cell('sender');
  return {
    line,
    day,
    amountCents,
    text: text.slice(0, TEXT_MAX_LENGTH),
    sender: sender.slice(0, TEXT_MAX_LENGTH),
    currency: cell('currency').toUpperCase() || currency,
    everything: cells.join(' · ').slice(0, EVERYTHING_MAX_LENGTH),
    content: JSON.stringify([writtenDay(cell('day')), amountCents, text, sender, cell('bankReference')]),
  };
}

/** One column with a sign, or one for what came in and one for what went out. */
function amountOf(cell: (column: BankColumn) => string): number | undefined {
  if (cell('amount') !== '') return readBankAmount(cell('amount'));
  const came = cell('credit') === '' ? 0 : readBankAmount(cell('credit'));
  const went = cell('debit') === '' ? 0 : readBankAmount(cell('debit'));
  if (came === undefined || went === undefined || (came === 0 && went === 0)) return undefined;
  return Math.abs(came) - Math.abs(went);
}
