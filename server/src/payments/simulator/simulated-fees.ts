import type Stripe from 'stripe';

export const DISPUTE_FEE_CENTS = 1_500;

/** 2.9 % and 30 cents of a card payment; 0.8 % of a bank debit, at most five dollars. */
export function feeOf({ type }: Pick<Stripe.PaymentMethod, 'type'>, amountCents: number): number {
  if (type === 'card') return Math.round(amountCents * 0.029) + 30;
  return Math.min(Math.round(amountCents * 0.008), 500);
}
