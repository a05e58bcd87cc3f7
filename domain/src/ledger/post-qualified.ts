import { assert } from '../assert.ts';
import { balanceOf, heldOf, REVENUE, reservedOf } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';
import type { Sale } from './sale.ts';

export type QualifiedSale = Sale & { reservedCents: number; priceCents: number; payoutCents: number };

/** A qualified call empties its reservation: payout held for the publisher, margin to us, the rest back. */
export function postQualified(sale: QualifiedSale): LedgerEntry {
  const marginCents = sale.priceCents - sale.payoutCents;
  const unusedCents = sale.reservedCents - sale.priceCents;
  assert(marginCents >= 0, 'we never pay out more than we charge');
  assert(unusedCents >= 0, 'we never charge more than we reserved');
  const from = reservedOf(sale.advertiserId);
  return ledgerEntry(`${sale.source}:qualified`, [
    { from, to: heldOf(sale.publisherId), amountCents: sale.payoutCents },
    { from, to: REVENUE, amountCents: marginCents },
    { from, to: balanceOf(sale.advertiserId), amountCents: unusedCents },
  ]);
}
