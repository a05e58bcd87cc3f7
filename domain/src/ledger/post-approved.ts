import { heldOf, payableOf } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';
import { roundKey, type Sale } from './sale.ts';

/** Nobody can dispute it any more, or an admin decided for the publisher. */
export function postApproved(sale: Sale & { payoutCents: number; round?: number }): LedgerEntry {
  return ledgerEntry(roundKey(sale, 'approved', sale.round ?? 1), [
    { from: heldOf(sale.publisherId), to: payableOf(sale.publisherId), amountCents: sale.payoutCents },
  ]);
}
