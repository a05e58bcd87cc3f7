import { heldOf, payableOf } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';
import type { Sale } from './sale.ts';

/** Nobody can dispute it any more, or an admin decided for the publisher. */
export function postApproved(sale: Sale & { payoutCents: number }): LedgerEntry {
  return ledgerEntry(`${sale.source}:approved`, [
    { from: heldOf(sale.publisherId), to: payableOf(sale.publisherId), amountCents: sale.payoutCents },
  ]);
}
