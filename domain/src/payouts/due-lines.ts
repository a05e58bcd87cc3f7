import type { EntryKind } from '../ledger/entry.ts';
import type { RunSchedule, TermSchedule } from './payout-run.ts';

/** What an entry of the books changed of what is payable to a publisher. */
export type PayoutLine = {
  entryId: number;
  kind: EntryKind;
  /** What was sold, 'call:…'; null for what belongs to no sale. */
  sale: string | null;
  /** When the sale came in. */
  arrivedAt: Date | null;
  /** When it was booked. */
  at: Date;
  amountCents: number;
  /** In which payout it stands; null: in none, it is free. */
  payoutId: string | null;
  /** Of which payout it was, the last time one failed. */
  freedFrom: string | null;
};

export type PayoutTerms = { schedule: TermSchedule; netDays: number | null };
export const USUAL_TERMS: PayoutTerms = { schedule: 'monthly', netDays: null };

/** The 1st pays those who are paid monthly, a Monday all others; an admin's own run pays everybody, an early one whoever asked. */
export const isOnSchedule = (run: RunSchedule, terms: TermSchedule): boolean =>
  run === 'by_hand' || run === 'early' || (run === 'monthly') === (terms === 'monthly');

const DAY_MS = 86_400_000;

type Selection = {
  cutOff: Date;
  terms: PayoutTerms;
  /** Of a retry: beyond the lines of the payout that failed it takes only what lowers the amount, since nobody approved more. */
  retried?: string;
};

/**
 * The free lines of one publisher that a payout takes: sales approved before the cut-off (net-N: that arrived N days before
 * it), corrections and bonuses whenever they were made. What became of a sale since goes with it, never ahead of it.
 */
export function dueLines(lines: readonly PayoutLine[], selection: Selection): PayoutLine[] {
  const approvals = lines.filter(({ kind }) => kind === 'approved');
  const isTaken = (line: PayoutLine) =>
    line.payoutId === null &&
    (selection.retried === undefined || line.amountCents < 0 || line.freedFrom === selection.retried);
  return lines.filter((line) => {
    if (!isTaken(line)) return false;
    const sale = line.kind === 'approved' ? line : approvalOf(line, approvals);
    if (!sale || (sale !== line && sale.payoutId !== null)) return true;
    return isTaken(sale) && isDueSale(sale, selection);
  });
}

/** A sale can be approved again after a correction: what was booked later goes with the last approval before it. */
function approvalOf(line: PayoutLine, approvals: readonly PayoutLine[]): PayoutLine | undefined {
  const before = approvals.filter(({ sale, entryId }) => sale === line.sale && entryId < line.entryId);
  return before.sort((one, other) => other.entryId - one.entryId)[0];
}

function isDueSale({ at, arrivedAt }: PayoutLine, { cutOff, terms }: Selection): boolean {
  if (at >= cutOff) return false;
  return terms.netDays === null || (arrivedAt ?? at).getTime() < cutOff.getTime() - terms.netDays * DAY_MS;
}
