import { assert } from '../assert.ts';
import type { Billing } from '../calls/call.ts';
import { balanceOf, heldOf, type LedgerAccount, payableOf, REVENUE } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';
import type { Sale } from './sale.ts';

export type RefusedSale = Sale & {
  /** Where it stood when it was refused. */
  billing: Extract<Billing, 'held' | 'disputed' | 'approved' | 'paid'>;
  priceCents: number;
  payoutCents: number;
};

/** The advertiser gets the whole price back. After a payout the publisher owes it: payable may go below zero until the next one. */
export function postRefused(sale: RefusedSale): LedgerEntry {
  const marginCents = sale.priceCents - sale.payoutCents;
  assert(marginCents >= 0, 'we never paid out more than we charged');
  const to = balanceOf(sale.advertiserId);
  return ledgerEntry(`${sale.source}:refused`, [
    { from: PAYOUT_LIES_IN[sale.billing](sale.publisherId), to, amountCents: sale.payoutCents },
    { from: REVENUE, to, amountCents: marginCents },
  ]);
}

const PAYOUT_LIES_IN: Record<RefusedSale['billing'], (publisherId: string) => LedgerAccount> = {
  held: heldOf,
  disputed: heldOf,
  approved: payableOf,
  paid: payableOf,
};
