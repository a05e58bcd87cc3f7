import { assert } from '../assert.ts';
import { BASIS_POINTS, roundHalfDown } from '../money.ts';

export type EarlyPayout = { grossCents: number; feeCents: number; netCents: number };

/** What somebody gets who does not wait for their day. Whoever has nothing pays nothing for it. */
export function earlyPayout(grossCents: number, feeBasisPoints: number): EarlyPayout {
  assert(feeBasisPoints >= 0 && feeBasisPoints <= BASIS_POINTS, 'a fee is a part of what is paid');
  const feeCents = Math.max(0, roundHalfDown((grossCents * feeBasisPoints) / BASIS_POINTS));
  return { grossCents, feeCents, netCents: grossCents - feeCents };
}
