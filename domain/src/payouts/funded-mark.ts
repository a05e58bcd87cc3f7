import type { FundedMark } from './payout-run.ts';

/** What came into an advertiser's balance from outside, or left it: below zero. Calls and their refusals are none. */
export type OutsideMoney = { cents: number; isChargeback: boolean };

/**
 * Where the money of an earning came from. Money is spent in the order in which it came: a sale that left the balance at or
 * above zero was paid for by then. A chargeback reaches it when all that was left after it and has come in since, less what
 * has gone out, does not make up for it; money that comes later pays for the oldest first, and the sale is paid for again.
 */
export function fundedMark(leftCents: number, since: readonly OutsideMoney[]): FundedMark {
  if (leftCents < 0) return 'credit';
  if (!since.some(({ isChargeback }) => isChargeback)) return 'prepaid';
  const standingCents = since.reduce((sum, { cents }) => sum + cents, leftCents);
  return standingCents < 0 ? 'charged_back' : 'prepaid';
}
