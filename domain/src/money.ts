import { groupDigits } from './group-digits.ts';

/** Money is integer cents of one currency. Whatever is not whole names how it is rounded. */
export const CURRENCY = 'USD';

/** To the nearest cent; exactly half a cent stays with us. */
export function roundHalfDown(cents: number): number {
  return Math.ceil(cents - 0.5) + 0; // + 0: ceil makes a minus zero of nothing
}

export const BASIS_POINTS = 10_000;

/** A share in basis points (5000 = 50 %). */
export function shareOf(cents: number, basisPoints: number): number {
  return roundHalfDown((cents * basisPoints) / BASIS_POINTS);
}

/** '$1,250.00', '-$3.00': the same in both our languages. */
export function moneyText(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${groupDigits((Math.abs(cents) / 100).toFixed(2))}`;
}
