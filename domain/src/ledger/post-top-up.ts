import { assert } from '../assert.ts';
import { balanceOf, GATEWAY } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';

export type Payment = { id: string; advertiserId: string; amountCents: number };

export function postTopUp(payment: Payment): LedgerEntry {
  assert(payment.amountCents > 0, 'a top-up brings money');
  const { advertiserId, amountCents } = payment;
  return ledgerEntry(`topup:${payment.id}`, [{ from: GATEWAY, to: balanceOf(advertiserId), amountCents }]);
}

/** Paid back on request: booked before the money is asked to go, so that nothing else can spend it. */
export function postWithdrawal(payment: Payment): LedgerEntry {
  assert(payment.amountCents > 0, 'a withdrawal takes money');
  const { advertiserId, amountCents } = payment;
  return ledgerEntry(`withdrawal:${payment.id}`, [{ from: balanceOf(advertiserId), to: GATEWAY, amountCents }]);
}

/** It could not be paid back: the advertiser has it still. */
export function postWithdrawalFailed(payment: Payment): LedgerEntry {
  assert(payment.amountCents > 0, 'what failed was a withdrawal of something');
  const { advertiserId, amountCents } = payment;
  return ledgerEntry(`withdrawal:${payment.id}:failed`, [{ from: GATEWAY, to: balanceOf(advertiserId), amountCents }]);
}
