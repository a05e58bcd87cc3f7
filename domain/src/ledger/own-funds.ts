import { balanceOf, heldOf, type LedgerAccount, payableOf, payingOf, reservedOf } from './accounts.ts';
import type { Posting } from './entry.ts';

/** The accounts that together are somebody's money, by the name people know each by. */
export const advertiserFunds = (id: string) => ({ balance: balanceOf(id), reserved: reservedOf(id) });
export const publisherFunds = (id: string) => ({ held: heldOf(id), payable: payableOf(id), paying: payingOf(id) });

export type Funds<Part extends string> = Record<Part, LedgerAccount>;

/** What an entry changed in each part; money that only moved from one part to another adds up to nothing. */
export function changeOf<Part extends string>(
  funds: Funds<Part>,
  postings: readonly Posting[],
): { totalCents: number; parts: Record<Part, number> } {
  const parts = Object.fromEntries(
    (Object.entries(funds) as [Part, LedgerAccount][]).map(([part, account]) => [part, netOf(account, postings)]),
  ) as Record<Part, number>;
  return { totalCents: Object.values<number>(parts).reduce((sum, cents) => sum + cents, 0), parts };
}

function netOf(account: LedgerAccount, postings: readonly Posting[]): number {
  return postings.reduce((net, { from, to, amountCents }) => {
    if (to === account) return net + amountCents;
    return from === account ? net - amountCents : net;
  }, 0);
}
