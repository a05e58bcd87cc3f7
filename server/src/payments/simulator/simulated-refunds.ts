import type Stripe from 'stripe';
import { newRefund, newTransaction } from './new-objects.ts';
import { lockObject, putObject } from './queries.ts';
import { tell } from './simulated-events.ts';
import { type SimulatorTx, takeStepLater } from './simulator.ts';
import { invalidRequest } from './stripe-fault.ts';

type Wanted = { payment_intent: string; amount?: number | undefined; metadata: Record<string, string> };

export async function createRefund(tx: SimulatorTx, wanted: Wanted): Promise<Stripe.Refund> {
  const intent = await lockObject(tx.db, 'payment_intent', wanted.payment_intent);
  if (intent.status !== 'succeeded')
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
  const charge = await lockObject(tx.db, 'charge', String(intent.latest_charge));
  const amount = wanted.amount ?? charge.amount - charge.amount_refunded;
  assertRefundable(charge, amount);
  const isCard = charge.id.startsWith('ch_');
  const made = newRefund(charge, amount, wanted.metadata);
  const type = isCard ? 'refund' : 'payment_refund';
  const transaction = newTransaction({
    type,
    category: 'refund',
    amount: -amount,
    currency: made.currency,
    fee: 0,
    source: made.id,
  });
  const refund: Stripe.Refund = {
    ...made,
    balance_transaction: transaction.id,
    status: isCard ? 'succeeded' : 'pending',
  };
  const refunded = withRefunded(charge, charge.amount_refunded + amount);
  for (const object of [transaction, refund, refunded]) await putObject(tx.db, object);
  await tell(tx, 'refund.created', refund);
  await tell(tx, 'charge.refunded', refunded);
  if (!isCard) await takeStepLater(tx, { step: 'refund-succeeds', refundId: refund.id });
  return refund;
}

function assertRefundable(charge: Stripe.Charge, amount: number): void {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left)
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
}

const withRefunded = (charge: Stripe.Charge, cents: number): Stripe.Charge => ({
  ...charge,
  amount_refunded: cents,
  refunded: cents === charge.amount,
});

export async function settleRefund(tx: SimulatorTx, refundId: string): Promise<void> {
  const refund = await lockObject(tx.db, 'refund', refundId);
  if (refund.status !== 'pending') return;
  const settled: Stripe.Refund = { ...refund, status: 'succeeded' };
  await putObject(tx.db, settled);
  await tell(tx, 'refund.updated', settled);
}

/** The bank sent it back, be it after days: the money is with the merchant again. */
export async function failRefund(tx: SimulatorTx, refundId: string): Promise<void> {
  const refund = await lockObject(tx.db, 'refund', refundId);
  if (refund.status === 'failed') return;
  const charge = await lockObject(tx.db, 'charge', String(refund.charge));
  const { amount, currency } = refund;
  const back = newTransaction({
    type: 'refund_failure',
    category: 'refund_failure',
    amount,
    currency,
    fee: 0,
    source: refundId,
  });
  const failed: Stripe.Refund = {
    ...refund,
    failure_balance_transaction: back.id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  };
  for (const object of [back, failed, withRefunded(charge, charge.amount_refunded - amount)])
    await putObject(tx.db, object);
  await tell(tx, 'refund.failed', failed);
  await tell(tx, 'charge.refund.updated', failed);
}
