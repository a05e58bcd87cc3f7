import { assert } from '../assert.ts';
import { balanceOf, reservedOf } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';
import type { Sale } from './sale.ts';

/** `round` is 1, and one more each time a late callback reserves anew what a sweep had given back. */
export type Reservation = Sale & { reservedCents: number; round: number };

/** The price is set aside while the call lasts. */
export function postReserved(sale: Reservation): LedgerEntry {
  return ledgerEntry(roundKey(sale, 'reserve'), [
    { from: balanceOf(sale.advertiserId), to: reservedOf(sale.advertiserId), amountCents: sale.reservedCents },
  ]);
}

/** It did not qualify, was never heard of again, or missed its deadline: all goes back. */
export function postReleased(sale: Reservation): LedgerEntry {
  return ledgerEntry(roundKey(sale, 'released'), [
    { from: reservedOf(sale.advertiserId), to: balanceOf(sale.advertiserId), amountCents: sale.reservedCents },
  ]);
}

function roundKey({ source, round }: Reservation, event: 'reserve' | 'released'): string {
  assert(Number.isInteger(round) && round >= 1, 'the first reservation is round 1');
  return round === 1 ? `${source}:${event}` : `${source}:${event}:${round}`;
}
