import { balanceOf, reservedOf } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';
import { roundKey, type Sale } from './sale.ts';

/** `round` is 1, and one more each time a late callback reserves anew what a sweep had given back. */
export type Reservation = Sale & { reservedCents: number; round: number };

/** The price is set aside while the call lasts. */
export function postReserved(sale: Reservation): LedgerEntry {
  return ledgerEntry(roundKey(sale, 'reserve', sale.round), [
    { from: balanceOf(sale.advertiserId), to: reservedOf(sale.advertiserId), amountCents: sale.reservedCents },
  ]);
}

/** It did not qualify, was never heard of again, or missed its deadline: all goes back. */
export function postReleased(sale: Reservation): LedgerEntry {
  return ledgerEntry(roundKey(sale, 'released', sale.round), [
    { from: reservedOf(sale.advertiserId), to: balanceOf(sale.advertiserId), amountCents: sale.reservedCents },
  ]);
}
