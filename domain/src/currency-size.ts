import type { Currency } from './currency.ts';

/** About how many of it make a dollar, in powers of ten; of those that are not named, one. */
const SIZES: Partial<Record<Currency, number>> = {
  ...{ BRL: 10, ILS: 10, PEN: 10, PLN: 10, RON: 10, BOB: 10, DKK: 10, GTQ: 10, SEK: 10, NOK: 10 },
  ...{ MXN: 10, ZAR: 10, CZK: 10, HNL: 10 },
  ...{ NIO: 100, UYU: 100, DOP: 100, PHP: 100, INR: 100 },
  ...{ CRC: 1_000, ARS: 1_000, COP: 1_000 },
};

/** What a bound that was thought of in dollars is multiplied by: a hundred pesos of Colombia are no payment. */
export const sizeOf = (currency: Currency): number => SIZES[currency] ?? 1;

/** The largest there is: what a request may say before it is known which currency it is of. */
export const LARGEST_SIZE = 1_000;
