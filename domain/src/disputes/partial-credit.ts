import { assert } from '../assert.ts';

type Amounts = { priceCents: number; payoutCents: number };

/** What of its own amount a side has back, or gives back, of a part that was credited. */
export const ownCreditCents = (side: 'advertiser' | 'publisher', { priceCents, payoutCents }: Amounts): number =>
  side === 'advertiser' ? priceCents : payoutCents;

/** Nothing, or all of it, is no part. */
export const mayCredit = (priceCents: number, creditCents: number): boolean =>
  Number.isSafeInteger(creditCents) && creditCents >= 1 && creditCents <= priceCents - 1;

/**
 * What is left of a sale of which a part goes back to its advertiser. The payout falls by the same proportion, to the
 * nearest cent; exactly half a cent is not the publisher's, as in every share. Whole numbers throughout: no amount is too
 * large to be exact.
 */
export function creditedSale({ priceCents, payoutCents }: Amounts, creditCents: number): Amounts {
  assert(mayCredit(priceCents, creditCents), 'a part is more than nothing and less than all');
  assert(0 <= payoutCents && payoutCents <= priceCents, 'we never pay out more than we charge');
  const leftCents = priceCents - creditCents;
  const [price, payout, left] = [BigInt(priceCents), BigInt(payoutCents), BigInt(leftCents)];
  return { priceCents: leftCents, payoutCents: Number((2n * payout * left + price - 1n) / (2n * price)) };
}
