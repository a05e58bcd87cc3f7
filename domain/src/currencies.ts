/** What a network can keep its books in: `…Cents` are hundredths, so currencies of two decimals alone. */
export const CURRENCIES = [
  ...(['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'BRL', 'AUD', 'ILS', 'INR', 'NZD', 'PHP', 'SGD'] as const),
  ...(['COP', 'ARS', 'BOB', 'CHF', 'CRC', 'CZK', 'DKK', 'DOP', 'GTQ', 'HNL'] as const),
  ...(['NIO', 'NOK', 'PAB', 'PEN', 'PLN', 'RON', 'SEK', 'UYU', 'ZAR'] as const),
] as const;
