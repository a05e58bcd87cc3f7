import { assert } from '../assert.ts';
import { ADJUSTMENTS, balanceOf, payableOf } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';

/** An admin's correction, always with a reason. Below zero takes money from the account. */
export type Adjustment = {
  id: string;
  account: { kind: 'advertiser' | 'publisher'; id: string };
  amountCents: number;
  reason: string;
};

export function postAdjustment({ id, account, amountCents, reason }: Adjustment): LedgerEntry {
  assert(amountCents !== 0, 'an adjustment changes something');
  assert(reason.trim() !== '', 'an adjustment says why');
  const own = account.kind === 'advertiser' ? balanceOf(account.id) : payableOf(account.id);
  const [from, to] = amountCents > 0 ? [ADJUSTMENTS, own] : [own, ADJUSTMENTS];
  return ledgerEntry(`adjustment:${id}`, [{ from, to, amountCents: Math.abs(amountCents) }]);
}
