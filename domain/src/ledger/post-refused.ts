import { assert } from '../assert.ts';
import type { SoldBilling } from '../reports/sold.ts';
import { balanceOf, heldOf, type LedgerAccount, payableOf, REVENUE } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';
import { roundKey, type Sale } from './sale.ts';

export type RefusedSale = Sale & {
  /** Where it stood when it was refused. */
  billing: SoldBilling;
  priceCents: number;
  payoutCents: number;
  /** One more for each time it was refused before and put back. */
  round?: number;
};

/** The advertiser gets the whole price back. After a payout the publisher owes it: payable may go below zero until the next one. */
export function postRefused(sale: RefusedSale): LedgerEntry {
  const marginCents = sale.priceCents - sale.payoutCents;
  assert(marginCents >= 0, 'we never paid out more than we charged');
  const to = balanceOf(sale.advertiserId);
  return ledgerEntry(roundKey(sale, 'refused', sale.round ?? 1), [
    { from: PAYOUT_LIES_IN[sale.billing](sale.publisherId), to, amountCents: sale.payoutCents },
    { from: REVENUE, to, amountCents: marginCents },
  ]);
}

/** The account that has the publisher's part of a sale. */
export const PAYOUT_LIES_IN: Record<SoldBilling, (publisherId: string) => LedgerAccount> = {
  held: heldOf,
  disputed: heldOf,
  approved: payableOf,
  paid: payableOf,
};
