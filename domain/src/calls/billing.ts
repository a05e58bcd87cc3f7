import type { Billing } from './call.ts';

/** `clock`: the approval time ended by itself. `payout`: the payout of its publisher was sent, or came back. */
export type BillingActor = 'clock' | 'payout' | 'advertiser' | 'admin';

type Move = {
  from: Billing;
  to: Billing;
  by: BillingActor;
  when: 'any time' | 'inside approval time' | 'after approval time';
};

/** Every way a call's or lead's billing moves; what is not here is not allowed. */
export const BILLING_MOVES: readonly Move[] = [
  { from: 'held', to: 'approved', by: 'clock', when: 'after approval time' },
  { from: 'held', to: 'disputed', by: 'advertiser', when: 'inside approval time' },
  { from: 'held', to: 'refused', by: 'admin', when: 'any time' },
  { from: 'disputed', to: 'approved', by: 'admin', when: 'any time' },
  { from: 'disputed', to: 'refused', by: 'admin', when: 'any time' },
  { from: 'approved', to: 'paid', by: 'payout', when: 'any time' },
  { from: 'paid', to: 'approved', by: 'payout', when: 'any time' },
  { from: 'approved', to: 'refused', by: 'admin', when: 'any time' },
  { from: 'paid', to: 'refused', by: 'admin', when: 'any time' },
  // Reserved anew by the admin's decision, it is held like any other call and may still be disputed.
  { from: 'review', to: 'held', by: 'admin', when: 'any time' },
  { from: 'review', to: 'refused', by: 'admin', when: 'any time' },
];

const DAY_MS = 86_400_000;

/** Days of 24 hours from the moment the call or lead qualified. */
export function approvalEndsAt(qualifiedAt: Date, approvalDays: number): Date {
  return new Date(qualifiedAt.getTime() + approvalDays * DAY_MS);
}

export type BilledItem = { billing: Billing; approvalEndsAt: Date };

export function mayMoveBilling(item: BilledItem, to: Billing, by: BillingActor, at: Date): boolean {
  const isInside = at.getTime() < item.approvalEndsAt.getTime();
  return BILLING_MOVES.some((move) => {
    if (move.from !== item.billing || move.to !== to || move.by !== by) return false;
    return move.when === 'any time' || (move.when === 'inside approval time') === isInside;
  });
}
