import { assert } from '../assert.ts';
import { FEES, GATEWAY } from './accounts.ts';
import { type LedgerEntry, ledgerEntry } from './entry.ts';

/** What the payment company kept for its work, by its own id of it. The network bears it, nobody's balance does. */
export function postGatewayFee({ id, amountCents }: { id: string; amountCents: number }): LedgerEntry {
  assert(amountCents > 0, 'a fee costs something');
  return ledgerEntry(`fee:${id}`, [{ from: FEES, to: GATEWAY, amountCents }]);
}
