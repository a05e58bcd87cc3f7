import type Stripe from 'stripe';
import { DECLINED_CARD, newCharge, newTransaction } from './new-objects.ts';
import { lockObject, putObject } from './queries.ts';
import { tell } from './simulated-events.ts';
import { feeOf } from './simulated-fees.ts';
import { type SimulatedStep, type SimulatorTx, takeStepLater } from './simulator.ts';

/** How somebody pays, and what becomes of it. */
export type Attempt = 'succeeds' | 'declined' | 'disputed' | 'fails' | 'returned';

const DEBIT_STEPS = {
  succeeds: 'debit-succeeds',
  disputed: 'debit-succeeds',
  fails: 'debit-fails',
  returned: 'debit-succeeds-and-returns',
} as const;

/** Charges a method as its bank would answer: a card at once, a debit later. */
export async function attempt(
  tx: SimulatorTx,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  outcome: Attempt,
): Promise<Stripe.PaymentIntent> {
  await putObject(tx.db, method);
  if (outcome === 'declined' || method.card?.last4 === DECLINED_CARD)
    return refuse(tx, intent, method, { charge: newCharge(intent, method), ...DECLINED });
  if (method.type === 'card') return payByCard(tx, intent, method, outcome);
  return startDebit(tx, intent, method, DEBIT_STEPS[outcome]);
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
  const { amount, currency } = charge;
  const transaction = newTransaction({ type, category: 'charge', amount, currency, fee, source: charge.id });
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

type Refusal = Pick<
  NonNullable<Stripe.PaymentIntent['last_payment_error']>,
  'code' | 'decline_code' | 'message' | 'type'
>;

const DECLINED: Refusal = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
};

const NO_FUNDS: Refusal = {
  code: 'insufficient_funds',
  message: 'The bank account has insufficient funds to complete the payment.',
  type: 'invalid_request_error',
};

/** The bank said no; another try with another method may follow. */
async function refuse(
  tx: SimulatorTx,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { charge, ...refusal }: Refusal & { charge: Stripe.Charge },
): Promise<Stripe.PaymentIntent> {
  const failed: Stripe.Charge = {
    ...charge,
    failure_code: refusal.code ?? null,
    failure_message: refusal.message ?? null,
    status: 'failed',
  };
  const refused: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: { ...refusal, charge: charge.id, payment_method: method },
    latest_charge: charge.id,
    payment_method: null,
    status: 'requires_payment_method',
  };
  for (const object of [failed, refused]) await putObject(tx.db, object);
  await tell(tx, 'charge.failed', failed);
  await tell(tx, 'payment_intent.payment_failed', refused);
  return refused;
}

async function startDebit(
  tx: SimulatorTx,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  step: (typeof DEBIT_STEPS)[keyof typeof DEBIT_STEPS],
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

/** The bank has answered. Undefined where it had before. */
export async function settleDebit(
  tx: SimulatorTx,
  { step, intentId }: Extract<SimulatedStep, { intentId: string }>,
): Promise<Stripe.PaymentIntent | undefined> {
  const intent = await lockObject(tx.db, 'payment_intent', intentId);
  if (intent.status !== 'processing') return undefined;
  const charge = await lockObject(tx.db, 'charge', String(intent.latest_charge));
  const method = await lockObject(tx.db, 'payment_method', String(intent.payment_method));
  if (step === 'debit-fails') return refuse(tx, intent, method, { charge, ...NO_FUNDS });
  if (step === 'debit-succeeds-and-returns') await takeStepLater(tx, { step: 'return', intentId });
  return succeed(tx, intent, method, charge);
}
