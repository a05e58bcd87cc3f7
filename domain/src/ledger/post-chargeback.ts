import { assert } from '../assert.ts';
import { balanceOf, GATEWAY } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';

/** By the id under which the bank took it back. */
export type Chargeback = { id: string; advertiserId: string; amountCents: number };

/** The bank took a payment back. The money is gone, so the balance may fall below what the advertiser may owe. */
export function postChargeback({ id, advertiserId, amountCents }: Chargeback): LedgerEntry {
  assert(amountCents > 0, 'a chargeback takes money');
  return ledgerEntry(`chargeback:${id}`, [{ from: balanceOf(advertiserId), to: GATEWAY, amountCents }]);
}

/** It was disputed, and the bank gave it back. */
export function postChargebackWon({ id, advertiserId, amountCents }: Chargeback): LedgerEntry {
  assert(amountCents > 0, 'a chargeback that was won brings money');
  return ledgerEntry(`chargeback:${id}:won`, [{ from: GATEWAY, to: balanceOf(advertiserId), amountCents }]);
}
