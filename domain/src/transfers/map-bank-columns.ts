import type { Currency } from '../currency.ts';
import { foldAccents } from '../fold-accents.ts';
import type { DayOrder } from './read-bank-day.ts';

export const BANK_COLUMNS = [
  'day',
  'amount',
  'credit',
  'debit',
  'text',
  'sender',
  'bankReference',
  'currency',
] as const;
export type BankColumn = (typeof BANK_COLUMNS)[number];

/** How banks head their columns, in Spanish and English; in the order of preference where a file has several. */
const NAMES: Record<BankColumn, RegExp[]> = {
  day: [
    /^(fecha (de )?(operacion|contable|movimiento)|booking date|transaction date|posted date|posting date)$/,
    /^(fecha|date|dia|day)$/,
    /^(fecha (de )?valor|f valor|value date|completed date|date .*)$/,
  ],
  amount: [/^(importe|monto|cantidad|valor|amount|transaction amount|net amount)$/],
  credit: [/^(abonos?|haber|ingresos?|creditos?|credits?|deposits?|money in|paid in|credit amount)$/],
  debit: [/^(cargos?|debe|gastos?|retiros?|debitos?|debits?|withdrawals?|money out|paid out|debit amount)$/],
  text: [
    /^(concepto|descripcion|detalles?|observaciones|mas datos|description|details?|memo|narrative|remittance information|payment reference|referencia|reference|comments?)$/,
  ],
  sender: [
    /^(ordenante|remitente|emisor|contraparte|nombre|beneficiario o ordenante|payer|sender|counterparty|name|from|debtor( name)?)$/,
  ],
  bankReference: [
    /^(id|id (de )?(operacion|transaccion|movimiento)|(no|num|numero) (de )?(operacion|movimiento)|transaction id|bank reference|reference number|fit ?id|trace number)$/,
  ],
  currency: [/^(divisa|moneda|currency|ccy)$/],
};

/** Where each column stands; several may tell the text. `language` is the header's, for days that could be either. */
export type BankHeader = { at: Partial<Record<BankColumn, number>>; texts: readonly number[]; dayOrder: DayOrder };

const plain = (name: string) =>
  foldAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Undefined for a line that is no header: without a day and an amount there is nothing to read. */
export function mapBankColumns(cells: readonly string[], currency: Currency): BankHeader | undefined {
  const ownCurrency = new RegExp(` (${currency === 'USD' ? 'usd|us' : currency.toLowerCase()})$`); // 'Amount (USD)'
  const names = cells.map((cell) => plain(cell).replace(ownCurrency, ''));
  const positionOf = (column: BankColumn) => {
    for (const pattern of NAMES[column]) {
      const index = names.findIndex((name) => pattern.test(name));
      if (index >= 0) return index;
    }
    return undefined;
  };
  const found = BANK_COLUMNS.map((column) => [column, positionOf(column)] as const);
  const at = Object.fromEntries(found.filter(([, index]) => index !== undefined)) as BankHeader['at'];
  if (at.day === undefined || (at.amount ?? at.credit) === undefined) return undefined;
  const texts = names.flatMap((name, index) => (NAMES.text.some((pattern) => pattern.test(name)) ? [index] : []));
  return { at, texts, dayOrder: /fecha|dia/.test(names[at.day] ?? '') ? 'day-first' : 'month-first' };
}
