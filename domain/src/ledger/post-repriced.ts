import { assert } from '../assert.ts';
import type { Billing } from '../calls/call.ts';
import { isSold } from '../reports/sold.ts';
import { balanceOf, type LedgerAccount, REVENUE } from './accounts.ts';
import { type LedgerEntry, ledgerEntry, type Posting } from './entry.ts';
import { PAYOUT_LIES_IN } from './post-refused.ts';
import type { Sale } from './sale.ts';

/** Where the money of a sale stands: what it costs, what of it is the publisher's, and in which account that lies. */
export type Standing = { billing: Billing; priceCents: number; payoutCents: number };

export type RepricedSale = Sale & { before: Standing; after: Standing; round: number };

/**
 * A sale is corrected: only the differences move, between the advertiser's balance, the account where the payout lies and
 * the network's revenue. From and to nothing it is a sale that was given back and is charged again.
 */
export function postRepriced({ before, after, round, ...sale }: RepricedSale): LedgerEntry {
  assert(Number.isInteger(round) && round >= 1, 'the first correction is round 1');
  const moved = new Map<LedgerAccount, number>();
  for (const [account, cents] of partsOf(sale, after)) moved.set(account, cents);
  for (const [account, cents] of partsOf(sale, before)) moved.set(account, (moved.get(account) ?? 0) - cents);
  return ledgerEntry(`${sale.source}:repriced:${round}`, flowsOf(moved));
}

/** What each account has of a sale; together nothing. */
function partsOf(sale: Sale, { billing, priceCents, payoutCents }: Standing): [LedgerAccount, number][] {
  if (!isSold(billing)) return [];
  assert(0 <= payoutCents && payoutCents <= priceCents, 'we never pay out more than we charge');
  return [
    [balanceOf(sale.advertiserId), -priceCents],
    [PAYOUT_LIES_IN[billing](sale.publisherId), payoutCents],
    [REVENUE, priceCents - payoutCents],
  ];
}

/** From those that have less now to those that have more. */
function flowsOf(moved: ReadonlyMap<LedgerAccount, number>): Posting[] {
  const givers = [...moved].filter(([, cents]) => cents < 0).map(([account, cents]) => ({ account, left: -cents }));
  const takers = [...moved].filter(([, cents]) => cents > 0).map(([account, cents]) => ({ account, left: cents }));
  return givers.flatMap((giver) =>
    takers.map((taker) => {
      const amountCents = Math.min(giver.left, taker.left);
      giver.left -= amountCents;
      taker.left -= amountCents;
      return { from: giver.account, to: taker.account, amountCents };
    }),
  );
}
