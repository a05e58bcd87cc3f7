import type Stripe from 'stripe';
import { newDispute, newTransaction } from './new-objects.ts';
import { lockObject, putObject } from './queries.ts';
import { tell } from './simulated-events.ts';
import { DISPUTE_FEE_CENTS } from './simulated-fees.ts';
import type { SimulatorTx } from './simulator.ts';

/** A card's owner disputes and can be answered; what a bank sends back is lost as it comes. */
export async function openDispute(tx: SimulatorTx, intentId: string, kind: 'dispute' | 'return'): Promise<void> {
  const intent = await lockObject(tx.db, 'payment_intent', intentId);
  const charge = await lockObject(tx.db, 'charge', String(intent.latest_charge));
  if (charge.status !== 'succeeded' || charge.disputed || charge.refunded) return;
  const isReturn = kind === 'return';
  const opened = newDispute(
    charge,
    isReturn ? 'insufficient_funds' : 'fraudulent',
    isReturn ? 'lost' : 'needs_response',
  );
  const withdrawal = newTransaction({
    type: 'adjustment',
    category: 'dispute',
    amount: -opened.amount,
    currency: opened.currency,
    fee: DISPUTE_FEE_CENTS,
    source: opened.id,
  });
  const dispute: Stripe.Dispute = { ...opened, balance_transactions: [withdrawal] };
  for (const object of [withdrawal, dispute, { ...charge, disputed: true }]) await putObject(tx.db, object);
  await tell(tx, 'charge.dispute.created', dispute);
  await tell(tx, 'charge.dispute.funds_withdrawn', dispute);
  if (isReturn) await tell(tx, 'charge.dispute.closed', dispute);
}

/** Won brings the money back, not the fee. One that is closed stays as it is. */
export async function closeDispute(tx: SimulatorTx, disputeId: string, outcome: 'won' | 'lost'): Promise<void> {
  const open = await lockObject(tx.db, 'dispute', disputeId);
  if (open.status !== 'needs_response') return;
  const closed: Stripe.Dispute = { ...open, status: outcome };
  if (outcome === 'lost') {
    await putObject(tx.db, closed);
    return tell(tx, 'charge.dispute.closed', closed);
  }
  const { amount, currency } = open;
  const back = newTransaction({
    type: 'adjustment',
    category: 'dispute_reversal',
    amount,
    currency,
    fee: 0,
    source: open.id,
  });
  const won: Stripe.Dispute = { ...closed, balance_transactions: [...open.balance_transactions, back] };
  for (const object of [back, won]) await putObject(tx.db, object);
  await tell(tx, 'charge.dispute.funds_reinstated', won);
  await tell(tx, 'charge.dispute.closed', won);
}
