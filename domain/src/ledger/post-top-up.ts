import { assert } from '../assert.ts';
import { balanceOf, GATEWAY } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';

export type Payment = { id: string; advertiserId: string; amountCents: number };

export function postTopUp(payment: Payment): LedgerEntry {
  assert(payment.amountCents > 0, 'a top-up brings money');
  const { advertiserId, amountCents } = payment;
  return ledgerEntry(`topup:${payment.id}`, [{ from: GATEWAY, to: balanceOf(advertiserId), amountCents }]);
}

/** Paid back on request, or taken back by the bank. */
export function postWithdrawal(payment: Payment & { kind: 'withdrawal' | 'chargeback' }): LedgerEntry {
  assert(payment.amountCents > 0, 'a withdrawal takes money');
  const { kind, advertiserId, amountCents } = payment;
  return ledgerEntry(`${kind}:${payment.id}`, [{ from: balanceOf(advertiserId), to: GATEWAY, amountCents }]);
}
