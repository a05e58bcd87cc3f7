import { assert } from '../assert.ts';
import { FEES, GATEWAY, payableOf, payingOf } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';

export type Payout = { id: string; publisherId: string; amountCents: number };

export function postPayoutApproved(payout: Payout): LedgerEntry {
  assert(payout.amountCents > 0, 'a payout pays something');
  return ledgerEntry(`payout:${payout.id}:approved`, [
    { from: payableOf(payout.publisherId), to: payingOf(payout.publisherId), amountCents: payout.amountCents },
  ]);
}

export function postPayoutSent(payout: Payout): LedgerEntry {
  return ledgerEntry(`payout:${payout.id}:sent`, [
    { from: payingOf(payout.publisherId), to: GATEWAY, amountCents: payout.amountCents },
  ]);
}

/** It never left: the retry or the next run pays it again, under another id. */
export function postPayoutFailed(payout: Payout): LedgerEntry {
  return ledgerEntry(`payout:${payout.id}:failed`, [
    { from: payingOf(payout.publisherId), to: payableOf(payout.publisherId), amountCents: payout.amountCents },
  ]);
}

/** It left and the bank sent it back, days later perhaps: the money is here again and owed again. */
export function postPayoutReturned(payout: Payout): LedgerEntry {
  return ledgerEntry(`payout:${payout.id}:returned`, [
    { from: GATEWAY, to: payableOf(payout.publisherId), amountCents: payout.amountCents },
  ]);
}

export type EarlyPayoutFee = { payoutId: string; publisherId: string; amountCents: number };

export const earlyFeeKey = (payoutId: string) => `payout:${payoutId}:fee`;

/** What it costs not to wait: a line of the payout itself. */
export function postEarlyPayoutFee({ payoutId, publisherId, amountCents }: EarlyPayoutFee): LedgerEntry {
  assert(amountCents > 0, 'a fee costs something');
  return ledgerEntry(earlyFeeKey(payoutId), [{ from: payableOf(publisherId), to: FEES, amountCents }]);
}

/** It did not arrive, early or at all. */
export function postEarlyPayoutFeeBack({ payoutId, publisherId, amountCents }: EarlyPayoutFee): LedgerEntry {
  assert(amountCents > 0, 'a fee cost something');
  return ledgerEntry(`payout:${payoutId}:fee_back`, [{ from: FEES, to: payableOf(publisherId), amountCents }]);
}
