import type { AccountStatus } from '../identity/account.ts';
import type { PayoutVerdict } from './payout-run.ts';

export type PayoutCandidate = {
  accountStatus: AccountStatus;
  /** Why an admin keeps their payouts back. */
  heldReason: string | null;
  amountCents: number;
  hasMethod: boolean;
  owesTaxForm: boolean;
  /** Why an admin left them out of this run. */
  exclusionReason: string | null;
};

/** Whether somebody is paid and, if not, the first reason: who is kept back is shown as such, whatever they have earned. */
export function judgePayout(candidate: PayoutCandidate, thresholdCents: number): PayoutVerdict {
  if (candidate.accountStatus !== 'approved' || candidate.heldReason !== null) return 'on_hold';
  if (candidate.amountCents <= 0) return 'negative';
  if (candidate.amountCents < thresholdCents) return 'below_threshold';
  if (!candidate.hasMethod) return 'no_method';
  if (candidate.owesTaxForm) return 'tax_form_missing';
  return candidate.exclusionReason === null ? 'pays' : 'excluded';
}
