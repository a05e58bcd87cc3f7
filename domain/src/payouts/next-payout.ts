import { addMonths, momentsOfMonth, monthOf } from '../ledger/billing-month.ts';

/** Below this a payout waits for the next run. */
export const PAYOUT_THRESHOLD_CENTS = 10_000;

export type NextPayout = {
  /** The first moment of the day on which the next run pays. */
  at: Date;
  /** What it would pay if nothing changed until then. */
  amountCents: number;
  waitsFor: 'threshold' | 'payment_method' | null;
};

/** Publishers are paid on the 1st in the network's zone, if they reached the threshold and said where to. */
export function nextPayout(
  publisher: { payableCents: number; hasPaymentMethod: boolean },
  { now, zone }: { now: Date; zone: string },
): NextPayout {
  const at = momentsOfMonth(addMonths(monthOf(now, zone), 1), zone).from;
  if (publisher.payableCents < PAYOUT_THRESHOLD_CENTS) return { at, amountCents: 0, waitsFor: 'threshold' };
  if (!publisher.hasPaymentMethod) return { at, amountCents: 0, waitsFor: 'payment_method' };
  return { at, amountCents: publisher.payableCents, waitsFor: null };
}
