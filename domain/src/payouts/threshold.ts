import type { Currency } from '../currency.ts';
import { sizeOf } from '../currency-size.ts';

const MOST_DOLLARS = 10_000;

/** Above it nobody would ever be paid: as much in any currency. */
export const mostThreshold = (currency: Currency): number => MOST_DOLLARS * sizeOf(currency);
