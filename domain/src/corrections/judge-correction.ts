import { mayMoveBilling } from '../calls/billing.ts';
import type { Standing } from '../ledger/post-repriced.ts';
import { payoutOf } from '../pricing/price-call.ts';
import { isSold } from '../reports/sold.ts';
import type { CorrectionVerdict } from './correction.ts';
import { newPriceOf, type PriceChange } from './new-price.ts';

export type CorrectableSale = Standing & {
  advertiserId: string;
  campaignId: string;
  /** Of the campaign's calendar, on which its price counts as spent. */
  day: string;
  /** What was agreed when it came in; nothing for a repeated caller whose calls are not paid. */
  shareBasisPoints: number;
  approvalEndsAt: Date;
  /** More than nothing was sent to the publisher for it. */
  isSentFor: boolean;
};

export type CorrectionOrder =
  | { action: 'refuse' | 'approve' }
  | { action: 'reprice'; change: PriceChange }
  /** What the set that is reversed found and left. */
  | { action: 'reverse'; was: Standing; became: Standing };

/** `missingCents`: how much of the rise cannot be paid. */
export type JudgedCorrection = { verdict: CorrectionVerdict; after: Standing; missingCents: number };

/** What can still be taken: each rise takes from it, each fall gives back. Null: without limit. */
export interface CorrectionFunds {
  availableCents(advertiserId: string): number;
  budgetLeftCents(campaignId: string, day: string): number | null;
  take(sale: CorrectableSale, cents: number): void;
}

/** Whether a sale can be corrected as ordered, and how it stands afterwards. */
export function judgeCorrection(
  sale: CorrectableSale,
  order: CorrectionOrder,
  funds: CorrectionFunds,
  now: Date,
): JudgedCorrection {
  const before: Standing = { billing: sale.billing, priceCents: sale.priceCents, payoutCents: sale.payoutCents };
  const wanted = wantedStanding(sale, order, now);
  if (typeof wanted === 'string') return { verdict: wanted, after: before, missingCents: 0 };
  const riseCents = costOf(wanted) - costOf(before);
  const lacking = lackOf(sale, riseCents, funds);
  if (lacking) return { verdict: lacking, after: before, missingCents: riseCents };
  funds.take(sale, riseCents);
  return { verdict: 'change', after: wanted, missingCents: 0 };
}

/** What a sale takes from its advertiser as it stands. */
export const costOf = ({ billing, priceCents }: Standing) => (isSold(billing) ? priceCents : 0);

/** What its publisher has of it. */
export const earnedOf = ({ billing, payoutCents }: Standing) => (isSold(billing) ? payoutCents : 0);

function wantedStanding(sale: CorrectableSale, order: CorrectionOrder, now: Date): Standing | CorrectionVerdict {
  if (order.action === 'reverse') return reversed(sale, order);
  const { billing, priceCents, payoutCents } = sale;
  if (billing === 'none') return 'not_billed';
  if (billing === 'review') return 'in_review';
  if (order.action === 'reprice') return repriced(sale, order.change);
  const to = order.action === 'refuse' ? 'refused' : 'approved';
  if (billing === to || (to === 'approved' && billing === 'paid')) return 'already';
  if (mayMoveBilling(sale, to, 'admin', now)) return { billing: to, priceCents, payoutCents };
  return billing === 'refused' ? 'was_refused' : 'still_open';
}

function repriced(sale: CorrectableSale, change: PriceChange): Standing | CorrectionVerdict {
  const { billing, priceCents } = sale;
  if (billing === 'refused') return 'was_refused';
  const newCents = newPriceOf(priceCents, change);
  if (newCents === priceCents) return 'already';
  return { billing, priceCents: newCents, payoutCents: payoutOf(newCents, sale.shareBasisPoints) };
}

type Reversal = Extract<CorrectionOrder, { action: 'reverse' }>;

/** A new price is taken back wherever the payout lies by now; a decision only from where it led to. */
function reversed(sale: CorrectableSale, { was, became }: Reversal): Standing | CorrectionVerdict {
  const samePrice = sale.priceCents === became.priceCents && sale.payoutCents === became.payoutCents;
  if (!samePrice) return 'moved_on';
  if (was.billing === became.billing) return isSold(sale.billing) ? { ...was, billing: sale.billing } : 'moved_on';
  if (became.billing === 'approved' && sale.billing === 'paid') return 'paid_out';
  return sale.billing === became.billing ? { ...was, billing: backTo(was.billing, sale) } : 'moved_on';
}

/** Payouts go on while a sale is refused: where it stood then may be where it stands no more. */
function backTo(billing: Standing['billing'], { isSentFor }: CorrectableSale): Standing['billing'] {
  if (billing !== 'approved' && billing !== 'paid') return billing;
  return isSentFor ? 'paid' : 'approved';
}

function lackOf(sale: CorrectableSale, riseCents: number, funds: CorrectionFunds): CorrectionVerdict | undefined {
  if (riseCents <= 0) return undefined; // whoever gives back asks nobody
  if (riseCents > funds.availableCents(sale.advertiserId)) return 'no_balance';
  const left = funds.budgetLeftCents(sale.campaignId, sale.day);
  return left !== null && riseCents > left ? 'no_budget' : undefined;
}
