import { type Currency, signOf } from './currency.ts';
import { groupDigits } from './group-digits.ts';

// Money is integer hundredths of the network's one currency. Whatever is not whole names how it is rounded.

/** To the nearest cent; exactly half a cent stays with us. */
export function roundHalfDown(cents: number): number {
  return Math.ceil(cents - 0.5) + 0; // + 0: ceil makes a minus zero of nothing
}

export const BASIS_POINTS = 10_000;

/** A share in basis points (5000 = 50 %). */
export function shareOf(cents: number, basisPoints: number): number {
  return roundHalfDown((cents * basisPoints) / BASIS_POINTS);
}

/** '$1,250.00', '-€3.00': the same in both our languages. */
export function moneyText(cents: number, currency: Currency): string {
  return `${cents < 0 ? '-' : ''}${signOf(currency)}${amountText(Math.abs(cents))}`;
}

/** '1,250.00': where the currency stands beside it, as that of somebody else's money. */
export const amountText = (cents: number): string => groupDigits((cents / 100).toFixed(2));

/** '$45' or '$45.50': a price that is agreed shows cents only where there are any. */
export function priceText(cents: number, currency: Currency): string {
  return moneyText(cents, currency).replace(/\.00$/, '');
}
