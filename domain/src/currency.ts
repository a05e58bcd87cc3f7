/**
 * What a network can keep its books in: `…Cents` are hundredths, so currencies of two decimals alone. Those with a sign of
 * their own; where it would be taken for that of another, letters stand before it. Short: every public page carries it.
 */
const SIGNS = {
  ...{ USD: '$', EUR: '€', GBP: '£', CAD: 'CA$', MXN: 'MX$', BRL: 'R$', AUD: 'A$' },
  ...{ ILS: '₪', INR: '₹', NZD: 'NZ$', PHP: '₱', SGD: 'S$' },
} as const;
const LETTERS = [
  ...(['COP', 'ARS', 'BOB', 'CHF', 'CRC', 'CZK', 'DKK', 'DOP', 'GTQ', 'HNL'] as const),
  ...(['NIO', 'NOK', 'PAB', 'PEN', 'PLN', 'RON', 'SEK', 'UYU', 'ZAR'] as const),
];

export type Currency = keyof typeof SIGNS | (typeof LETTERS)[number];

export const CURRENCIES = [...Object.keys(SIGNS), ...LETTERS] as [Currency, ...Currency[]];

/** How an amount of it begins. */
export const signOf = (currency: Currency): string =>
  (SIGNS as Partial<Record<Currency, string>>)[currency] ?? `${currency}\u00a0`;

/** Until somebody says otherwise. */
export const DEFAULT_CURRENCY: Currency = 'USD';
