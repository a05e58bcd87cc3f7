import type { Currency } from '../currency.ts';
import { sizeOf } from '../currency-size.ts';

/** In dollars, and as much in any other currency: more has one zero too many. */
const MOST_CENTS = 100_000_00;
const MOST_BUDGET_CENTS = 100 * MOST_CENTS;

export const mostPriceCents = (currency: Currency): number => MOST_CENTS * sizeOf(currency);
export const mostBudgetCents = (currency: Currency): number => MOST_BUDGET_CENTS * sizeOf(currency);
