import { assert } from '@callstead/domain/assert';
import { FundsAtHand } from '@callstead/domain/corrections/correction-funds';
import {
  type CorrectionOrder,
  type JudgedCorrection,
  judgeCorrection,
} from '@callstead/domain/corrections/judge-correction';
import type { Standing } from '@callstead/domain/ledger/post-repriced';
import type { Db } from '../../db/database.ts';
import { type FoundCall, listAvailable, listBudgets } from './call-queries.ts';
import type { CorrectionItem, CorrectionRow } from './queries.ts';

export type JudgedCall = JudgedCorrection & { call: FoundCall; before: Standing };

type Ordered = Pick<CorrectionRow, 'action' | 'price_change'>;
/** What the set that is reversed did, by call. */
type Done = ReadonlyMap<string, CorrectionItem>;

/** In their order: what one gives back the next may take. */
export async function judgeCalls(
  db: Db,
  calls: readonly FoundCall[],
  set: Ordered & { done: Done },
  now: Date,
): Promise<JudgedCall[]> {
  const distinct = (of: (call: FoundCall) => string) => [...new Set(calls.map(of))];
  const available = await listAvailable(
    db,
    distinct((call) => call.advertiserId),
  );
  const billed = calls.filter(({ day }) => day !== null);
  const days = [...new Set(billed.map(({ day }) => day))];
  const budgets = await listBudgets(
    db,
    distinct((call) => call.campaignId),
    days,
  );
  const funds = new FundsAtHand(available, budgets);
  return calls.map((call) => {
    const { billing, priceCents, payoutCents } = call;
    const judged = judgeCorrection(call, orderOf(set, call.id), funds, now);
    return { ...judged, call, before: { billing, priceCents, payoutCents } };
  });
}

function orderOf({ action, price_change: change, done }: Ordered & { done: Done }, callId: string): CorrectionOrder {
  if (action === 'refuse' || action === 'approve') return { action };
  if (action === 'reprice') {
    assert(change, 'a new price is named');
    return { action, change };
  }
  const item = done.get(callId);
  assert(item, 'a reversal has the calls of the set it reverses');
  return { action, was: standingOf(item, 'before'), became: standingOf(item, 'after') };
}

export const standingOf = (item: CorrectionItem, side: 'before' | 'after'): Standing => ({
  billing: item[`${side}_billing`],
  priceCents: item[`${side}_price_cents`],
  payoutCents: item[`${side}_payout_cents`],
});
