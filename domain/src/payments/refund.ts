/** `asked`: booked, and the gateway was asked or will be. */
export const REFUND_STATUSES = ['asked', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A bank may send a refund back after it was said to have come: failed is the last word. */
const RANK: Record<RefundStatus, number> = { asked: 0, succeeded: 1, failed: 2 };

/** Undefined where nothing changes. */
export function nextRefund(status: RefundStatus, told: 'pending' | 'succeeded' | 'failed'): RefundStatus | undefined {
  const next = told === 'pending' ? 'asked' : told;
  return RANK[next] > RANK[status] ? next : undefined;
}

/** What of a payment can still go back: not what went back already, nor what the bank has taken. */
export function refundableCents(payment: {
  receivedCents: number;
  refundedCents: number;
  chargedBackCents: number;
}): number {
  return Math.max(0, payment.receivedCents - payment.refundedCents - payment.chargedBackCents);
}
