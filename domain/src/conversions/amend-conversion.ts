import { approvalEndsAt } from '../calls/billing.ts';
import type { Billing } from '../calls/call.ts';
import type { ReportedStatus } from './conversion.ts';
import { type Agreed, type Cost, costOf, type Reported } from './price-report.ts';

export type StandingConversion = Agreed &
  Reported & {
    receivedAt: Date;
    approvalDays: number;
    /** Of one that is held. */
    approveAt: Date | null;
    billing: Billing;
    priceCents: number;
    payoutCents: number;
  };

export type Amendment =
  | { is: 'duplicate' }
  | { is: 'amount_missing' }
  | ({ is: 'change'; after: Reported; cost: Cost } & { money: MoneyChange });

/** `book`: it was not charged and is to be. `reprice`: only the difference moves. `give_back`: all of it. */
export type MoneyChange = 'none' | 'book' | 'reprice' | 'give_back';

/** A later status stands over an earlier one, in whatever order they arrive; an approved one is only disputed. */
const RANK: Record<ReportedStatus, number> = { pending: 0, rejected: 1, approved: 2 };

const OPEN: readonly Billing[] = ['none', 'held', 'review'];

/** What the same id and txid, reported again, makes of a conversion. */
export function amendConversion(standing: StandingConversion, again: Reported, at: Date): Amendment {
  const { status, amountCents, billing, priceCents } = standing;
  if (!OPEN.includes(billing) || at >= endsAt(standing) || status === 'approved') return { is: 'duplicate' };
  const after = { status: again.status, amountCents: again.amountCents ?? amountCents };
  const isSame = after.status === status && after.amountCents === amountCents;
  const isEarlier = RANK[after.status] < RANK[status] || (status === 'rejected' && after.status === 'rejected');
  if (isSame || isEarlier) return { is: 'duplicate' };
  const cost = costOf(standing, after);
  if (cost === 'amount_missing') return { is: 'amount_missing' };
  if (staysCorrected(standing, after, cost)) return { is: 'change', after, cost: chargedOf(standing), money: 'none' };
  return { is: 'change', after, cost, money: moneyChange({ isHeld: billing === 'held', priceCents }, cost) };
}

/** A price that an admin corrected is not undone by a status: only another amount is priced anew. */
function staysCorrected(standing: StandingConversion, after: Reported, cost: Cost): boolean {
  const { billing, amountCents } = standing;
  return billing === 'held' && cost.reason === null && after.amountCents === amountCents;
}

const chargedOf = ({ priceCents, payoutCents }: StandingConversion): Cost => ({
  ...{ priceCents, payoutCents, reason: null },
});

/** Until then what was reported may be changed: days from its booking, or from its report where nothing was booked. */
const endsAt = ({ approveAt, receivedAt, approvalDays }: StandingConversion) =>
  approveAt ?? approvalEndsAt(receivedAt, approvalDays);

function moneyChange(before: { isHeld: boolean; priceCents: number }, cost: Cost): MoneyChange {
  if (!before.isHeld) return cost.priceCents > 0 ? 'book' : 'none';
  if (cost.priceCents === 0) return 'give_back';
  return cost.priceCents === before.priceCents ? 'none' : 'reprice';
}
