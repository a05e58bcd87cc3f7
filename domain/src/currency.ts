/**
 * What a network can keep its books in: `…Cents` are hundredths, so currencies of two decimals alone. Beside each, how an
 * amount of it begins; letters where a sign would be taken for that of another.
 */
export const CURRENCY_SIGNS = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  MXN: 'MX$',
  COP: 'COP ',
  BRL: 'R$',
  ARS: 'ARS ',
  AUD: 'A$',
  BOB: 'BOB ',
  CHF: 'CHF ',
  CRC: 'CRC ',
  CZK: 'CZK ',
  DKK: 'DKK ',
  DOP: 'DOP ',
  GTQ: 'GTQ ',
  HNL: 'HNL ',
  ILS: '₪',
  INR: '₹',
  NIO: 'NIO ',
  NOK: 'NOK ',
  NZD: 'NZ$',
  PAB: 'PAB ',
  PEN: 'PEN ',
  PHP: '₱',
  PLN: 'PLN ',
  RON: 'RON ',
  SEK: 'SEK ',
  SGD: 'S$',
  UYU: 'UYU ',
  ZAR: 'ZAR ',
} as const;

export type Currency = keyof typeof CURRENCY_SIGNS;

export const CURRENCIES = Object.keys(CURRENCY_SIGNS) as [Currency, ...Currency[]];

/** Until somebody says otherwise. */
export const DEFAULT_CURRENCY: Currency = 'USD';
