import type { PayoutVerdict } from './payout-run.ts';

/** What a payout waits for, as its publisher is told. */
export const PAYOUT_OBSTACLES = ['threshold', 'payment_method', 'tax_form', 'hold'] as const;
type PayoutObstacle = (typeof PAYOUT_OBSTACLES)[number];

/** Below this a payout waits for the next run, unless an admin has set another. */
export const USUAL_THRESHOLD_CENTS = 10_000;

export type NextPayout = {
  /** The first moment of the day on which the next run pays. */
  at: Date;
  /** What it would pay if nothing changed until then. */
  amountCents: number;
  waitsFor: PayoutObstacle | null;
};

const WAITS_FOR: Record<PayoutVerdict, NextPayout['waitsFor']> = {
  on_hold: 'hold',
  negative: 'threshold',
  below_threshold: 'threshold',
  no_method: 'payment_method',
  tax_form_missing: 'tax_form',
  excluded: 'hold',
  pays: null,
};

/** What a publisher is told of the run that comes: the same verdict an admin would read in it. */
export function nextPayout(at: Date, due: { amountCents: number; verdict: PayoutVerdict }): NextPayout {
  return { at, amountCents: due.verdict === 'pays' ? due.amountCents : 0, waitsFor: WAITS_FOR[due.verdict] };
}
