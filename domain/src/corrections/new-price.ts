import { assert } from '../assert.ts';
import { BASIS_POINTS } from '../money.ts';

/** A price of its own, so many percent more or less (in basis points), or so many cents more or less. */
export const PRICE_CHANGES = ['to', 'percent', 'by'] as const;
export type PriceChange = { kind: (typeof PRICE_CHANGES)[number]; value: number };

/** Never below nothing; what is less than a cent is the advertiser's. */
export function newPriceOf(priceCents: number, { kind, value }: PriceChange): number {
  assert(Number.isSafeInteger(value), 'money is whole cents, a share whole basis points');
  if (kind === 'to') return Math.max(0, value);
  if (kind === 'by') return Math.max(0, priceCents + value);
  const moved = (BigInt(priceCents) * BigInt(BASIS_POINTS + value)) / BigInt(BASIS_POINTS);
  return Math.max(0, Number(moved));
}
