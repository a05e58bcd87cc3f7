const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
/** '12,5' with no point: the comma of somebody who writes Spanish. */
const DECIMAL_COMMA = /^(\d+),(\d{1,2})$/;
/** '$', 'MX$', '€' or 'COP': as we write amounts ourselves, or behind them, as some countries do. */
const SIGN = /^(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}(?=\d))|(?<=\d)(?:\p{Sc}|[A-Z]{3})$/u;

/** What was typed in dollars, or whatever the network counts in, in cents and exact: digits are read, never multiplied. Undefined when it is no amount. */
export function readDollars(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '').replace(SIGN, '').replace(DECIMAL_COMMA, '$1.$2');
  const [, whole, cents = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(`${whole.replaceAll(',', '')}${cents.padEnd(2, '0')}`);
  return Number.isSafeInteger(amount) ? amount : undefined;
}
