import { expect, test } from 'vitest';
import { judgeBankLines, type KnownTransfers } from './judge-bank-lines.ts';
import { dayOrderOf, readBankDay } from './read-bank-day.ts';
import { type BankRow, readBankLines } from './read-bank-lines.ts';
import { withCheckLetter } from './transfer-reference.ts';

const rowsOf = (...lines: string[][]): BankRow[] => lines.map((cells, index) => ({ line: index + 1, cells }));
const read = (...lines: string[][]) => readBankLines(rowsOf(...lines), 'USD') ?? [];

test('a Spanish file with lines above its header is read by the names of its columns', () => {
  const [line] = read(
    ['Banco de Prueba'],
    ['Cuenta', 'ES91 2100'],
    ['Fecha operación', 'Fecha valor', 'Concepto', 'Ordenante', 'Importe', 'Saldo'],
    ['03/12/2026', '04/12/2026', 'Transferencia CS', 'Casa Aldo SL', '1.234,56', '9.999,00'],
  );
  expect(line).toMatchObject({
    line: 4,
    day: '2026-12-03',
    amountCents: 123456,
    text: 'Transferencia CS',
    sender: 'Casa Aldo SL',
  });
});

test('an English file with one column for what came in and one for what went out', () => {
  const lines = read(
    ['Date', 'Description', 'Debit', 'Credit', 'Currency'],
    ['12/03/2026', 'Wire', '', '1,234.56', 'USD'],
    ['12/04/2026', 'Fee', '25.00', '', 'USD'],
  );
  expect(lines.map(({ day, amountCents }) => [day, amountCents])).toEqual([
    ['2026-12-03', 123456],
    ['2026-12-04', -2500],
  ]);
});

test('one day past the twelfth tells the order of them all', () => {
  expect(dayOrderOf(['03/12/2026', '25/11/2026'])).toBe('day-first');
  expect(dayOrderOf(['12/03/2026', '11/25/2026'])).toBe('month-first');
  expect(dayOrderOf(['03/12/2026', '2026-12-03'])).toBeUndefined();
  expect(readBankDay('3.12.26', 'day-first')).toBe('2026-12-03');
  expect(readBankDay('2026-12-03T10:00:00Z', 'month-first')).toBe('2026-12-03');
  expect(readBankDay('31/02/2026', 'day-first')).toBeUndefined();
});

test('a file without a day or an amount has no lines to read', () => {
  expect(readBankLines(rowsOf(['Concepto', 'Saldo'], ['x', '1']), 'USD')).toBeUndefined();
});

const ALDO = withCheckLetter('BCDFGHJ');
const KNOWN: KnownTransfers = {
  currency: 'USD',
  references: new Map([[ALDO, 'aldo']]),
  keys: new Set(['old']),
  lineless: [],
};

function judge(changes: { text?: string; amount?: string; currency?: string; key?: string }, known = KNOWN) {
  const { text = `CS-${ALDO}`, amount = '100.00', currency = 'USD', key = 'new' } = changes;
  const lines = read(['Date', 'Description', 'Amount', 'Currency'], ['2026-12-03', text, amount, currency]);
  const [judged] = judgeBankLines(
    lines.map((line) => ({ ...line, key })),
    known,
  );
  return judged && { verdict: judged.verdict, accountId: judged.accountId, transferId: judged.transferId };
}

test('every line has its verdict', () => {
  const nobody = { accountId: null, transferId: null };
  expect(judge({})).toEqual({ verdict: 'matched', accountId: 'aldo', transferId: null });
  expect(judge({ text: `CS-${ALDO.slice(0, 7)}` })).toEqual({
    verdict: 'proposed',
    accountId: 'aldo',
    transferId: null,
  });
  expect(judge({ text: 'Nómina' })).toEqual({ verdict: 'unknown', ...nobody });
  expect(judge({ key: 'old' })).toEqual({ verdict: 'duplicate', ...nobody });
  expect(judge({ amount: '-100.00' })).toEqual({ verdict: 'not_incoming', ...nobody });
  expect(judge({ currency: 'EUR' })).toEqual({ verdict: 'other_currency', ...nobody });
  expect(judge({ amount: 'cien' })).toEqual({ verdict: 'unreadable', ...nobody });
});

test('the line of a transfer that was announced confirms it, and of one that was confirmed by hand books nothing more', () => {
  const own = { id: 't1', accountId: 'aldo', amountCents: 10_000, day: '2026-11-30' };
  const told = { ...KNOWN, lineless: [{ ...own, state: 'announced' as const }] };
  expect(judge({}, told)).toEqual({ verdict: 'matched', accountId: 'aldo', transferId: 't1' });
  const typed = { ...KNOWN, lineless: [{ ...own, state: 'matched' as const }] };
  expect(judge({}, typed)).toEqual({ verdict: 'booked', accountId: 'aldo', transferId: 't1' });
  const longAgo = { ...KNOWN, lineless: [{ ...own, day: '2026-11-01', state: 'matched' as const }] };
  expect(judge({}, longAgo)).toEqual({ verdict: 'matched', accountId: 'aldo', transferId: null });
});

test('one transfer is the line of one line', () => {
  const own = { id: 't1', accountId: 'aldo', amountCents: 10_000, day: '2026-12-03', state: 'matched' as const };
  const cells = ['2026-12-03', `CS-${ALDO}`, '100'];
  const lines = read(['Date', 'Description', 'Amount'], cells, cells).map((line) => ({ ...line, key: `${line.line}` }));
  const verdicts = judgeBankLines(lines, { ...KNOWN, lineless: [own] }).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['booked', 'matched']);
});

test('a header may name the currency of the network beside the amount, and no other one', () => {
  const lines = (header: string) => rowsOf(['Fecha', 'Concepto', header], ['03/12/2026', 'x', '10,00']);
  expect(readBankLines(lines('Importe (EUR)'), 'EUR')).toMatchObject([{ amountCents: 1_000, currency: 'EUR' }]);
  expect(readBankLines(lines('Importe (USD)'), 'EUR')).toBeUndefined();
  expect(readBankLines(lines('Importe US'), 'USD')).toMatchObject([{ amountCents: 1_000, currency: 'USD' }]);
});
