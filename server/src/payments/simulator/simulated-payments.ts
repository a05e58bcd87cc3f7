import type Stripe from 'stripe';
import { DECLINED_CARD, newCharge, newTransaction } from './new-objects.ts';
import { tell } from './simulated-events.ts';
import { feeOf } from './simulated-fees.ts';
import { lockObject, putObject } from './simulated-store.ts';
import { type SimulatedStep, type SimulatorTx, takeStepLater } from './simulator.ts';

/** How somebody pays, and what becomes of it. */
export type Attempt = 'succeeds' | 'declined' | 'disputed' | 'returned';

/** Charges a method as its bank would answer: a card at once, a debit later. */
export async function attempt(
  tx: SimulatorTx,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  outcome: Attempt,
): Promise<Stripe.PaymentIntent> {
  await putObject(tx.db, method);
  if (outcome === 'declined' || method.card?.last4 === DECLINED_CARD) return decline(tx, intent, method);
  if (method.type === 'card') return payByCard(tx, intent, method, outcome);
  const step = outcome === 'returned' ? 'debit-succeeds-and-returns' : 'debit-succeeds';
  return startDebit(tx, intent, method, step);
}

async function payByCard(
  tx: SimulatorTx,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  outcome: Attempt,
): Promise<Stripe.PaymentIntent> {
  const paid = await succeed(tx, intent, method, newCharge(intent, method));
  if (outcome === 'disputed') await takeStepLater(tx, { step: 'dispute', intentId: intent.id });
  return paid;
}

/** The money is there, less the fee. */
async function succeed(
  tx: SimulatorTx,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge,
): Promise<Stripe.PaymentIntent> {
  const fee = feeOf(method, charge.amount);
  const type = method.type === 'card' ? 'charge' : 'payment';
  const transaction = newTransaction({ type, category: 'charge', amount: charge.amount, fee, source: charge.id });
  const done: Stripe.Charge = {
    ...charge,
    amount_captured: charge.amount,
    balance_transaction: transaction.id,
    paid: true,
    status: 'succeeded',
  };
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
    processing: null,
    status: 'succeeded',
  };
  for (const object of [transaction, done, paid]) await putObject(tx.db, object);
  await tell(tx, 'charge.succeeded', done);
  await tell(tx, 'payment_intent.succeeded', paid);
  return paid;
}

const DECLINE_CODE = 'generic_decline';
const DECLINE_MESSAGE = 'Your card was declined.';

async function decline(
  tx: SimulatorTx,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Promise<Stripe.PaymentIntent> {
  const charge: Stripe.Charge = {
    ...newCharge(intent, method),
    failure_code: 'card_declined',
    failure_message: DECLINE_MESSAGE,
    status: 'failed',
  };
  const declined: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: {
      charge: charge.id,
      code: 'card_declined',
      decline_code: DECLINE_CODE,
      message: DECLINE_MESSAGE,
      payment_method: method,
      type: 'card_error',
    },
    latest_charge: charge.id,
    payment_method: null,
    status: 'requires_payment_method',
  };
  for (const object of [charge, declined]) await putObject(tx.db, object);
  await tell(tx, 'charge.failed', charge);
  await tell(tx, 'payment_intent.payment_failed', declined);
  return declined;
}

async function startDebit(
  tx: SimulatorTx,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  step: 'debit-succeeds' | 'debit-succeeds-and-returns',
): Promise<Stripe.PaymentIntent> {
  const charge = newCharge(intent, method);
  const processing: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
    status: 'processing',
  };
  for (const object of [charge, processing]) await putObject(tx.db, object);
  await tell(tx, 'charge.pending', charge);
  await tell(tx, 'payment_intent.processing', processing);
  await takeStepLater(tx, { step, intentId: intent.id });
  return processing;
}

/** The bank has sent the money. False where that was done before. */
export async function settleDebit(tx: SimulatorTx, { step, intentId }: Extract<SimulatedStep, { intentId: string }>) {
  const intent = await lockObject(tx.db, 'payment_intent', intentId);
  if (intent.status !== 'processing') return false;
  const charge = await lockObject(tx.db, 'charge', String(intent.latest_charge));
  const method = await lockObject(tx.db, 'payment_method', String(intent.payment_method));
  await succeed(tx, intent, method, charge);
  if (step === 'debit-succeeds-and-returns') await takeStepLater(tx, { step: 'return', intentId });
  return true;
}
