import { assert } from '@callstead/domain/assert';
import { FundsAtHand } from '@callstead/domain/corrections/correction-funds';
import {
  type CorrectionOrder,
  type JudgedCorrection,
  judgeCorrection,
} from '@callstead/domain/corrections/judge-correction';
import type { Standing } from '@callstead/domain/ledger/post-repriced';
import type { Db } from '../../db/database.ts';
import type { CorrectionItem, CorrectionRow } from './queries.ts';
import { type FoundSale, listAvailable, listBudgets } from './sale-queries.ts';

export type JudgedSale = JudgedCorrection & { sale: FoundSale; before: Standing };

type Ordered = Pick<CorrectionRow, 'action' | 'price_change'>;
/** What the set that is reversed did, by item. */
type Done = ReadonlyMap<string, CorrectionItem>;

/** In their order: what one gives back the next may take. */
export function judgeSales(
  db: Db,
  sales: readonly FoundSale[],
  set: Ordered & { done: Done },
  now: Date,
): Promise<JudgedSale[]> {
  return judgeBy(db, sales, ({ id }) => orderOf(set, id), now);
}

export async function judgeBy(
  db: Db,
  sales: readonly FoundSale[],
  orderFor: (sale: FoundSale) => CorrectionOrder,
  now: Date,
): Promise<JudgedSale[]> {
  const distinct = (of: (sale: FoundSale) => string) => [...new Set(sales.map(of))];
  const available = await listAvailable(
    db,
    distinct((sale) => sale.advertiserId),
  );
  const billed = sales.filter(({ day }) => day !== null);
  const days = [...new Set(billed.map(({ day }) => day))];
  const budgets = await listBudgets(
    db,
    distinct((sale) => sale.campaignId),
    days,
  );
  const funds = new FundsAtHand(available, budgets);
  return sales.map((sale) => {
    const { billing, priceCents, payoutCents } = sale;
    const judged = judgeCorrection(sale, orderFor(sale), funds, now);
    return { ...judged, sale, before: { billing, priceCents, payoutCents } };
  });
}

function orderOf({ action, price_change: change, done }: Ordered & { done: Done }, saleId: string): CorrectionOrder {
  if (action === 'refuse' || action === 'approve') return { action };
  if (action === 'reprice') {
    assert(change, 'a new price is named');
    return { action, change };
  }
  const item = done.get(saleId);
  assert(item, 'a reversal has the items of the set it reverses');
  return { action, was: standingOf(item, 'before'), became: standingOf(item, 'after') };
}

export const standingOf = (item: CorrectionItem, side: 'before' | 'after'): Standing => ({
  billing: item[`${side}_billing`],
  priceCents: item[`${side}_price_cents`],
  payoutCents: item[`${side}_payout_cents`],
});
