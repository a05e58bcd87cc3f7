import { assert } from '../assert.ts';
import { ADJUSTMENTS, payableOf } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';

/** Given by the network once, on top of what a publisher earned. */
export function postBonus(bonus: { id: string; publisherId: string; amountCents: number }): LedgerEntry {
  assert(bonus.amountCents > 0, 'a bonus gives something');
  return ledgerEntry(`bonus:${bonus.id}`, [
    { from: ADJUSTMENTS, to: payableOf(bonus.publisherId), amountCents: bonus.amountCents },
  ]);
}
