import type Stripe from 'stripe';
import type {
  BalanceTransaction,
  CheckoutState,
  DisputeState,
  GatewayEvent,
  IntentState,
  IntentStatus,
  MethodState,
  RefundState,
} from './port.ts';

type Ref = { id: string };

/** Stripe names another object by its id, or shows all of it where it was asked to. */
const refOf = (other: string | Ref | null | undefined): string | null =>
  typeof other === 'string' ? other : (other?.id ?? null);

const shown = <Whole extends Ref>(other: string | Whole | null | undefined): Whole | null =>
  other && typeof other !== 'string' ? other : null;

export const INTENT_EXPANDED = ['latest_charge.balance_transaction'];

export function intentStateOf(intent: Stripe.PaymentIntent): IntentState {
  const error = intent.last_payment_error;
  const status = statusOf(intent);
  return {
    ref: intent.id,
    status,
    amountReceivedCents: intent.amount_received,
    currency: intent.currency,
    paymentId: intent.metadata.paymentId ?? null,
    customerRef: refOf(intent.customer),
    methodRef: refOf(intent.payment_method) ?? error?.payment_method?.id ?? null,
    declineCode: END_OF_NOTHING.includes(status) ? (error?.decline_code ?? error?.code ?? null) : null,
    fee: feeOf(intent),
  };
}

/** Why nothing came: a payment that is given up after a decline still says so. */
const END_OF_NOTHING: readonly IntentStatus[] = ['declined', 'canceled'];

const SETTLED: Record<string, IntentStatus> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'canceled',
};

function statusOf({ status, last_payment_error: error }: Stripe.PaymentIntent): IntentStatus {
  return SETTLED[status] ?? (error ? 'declined' : 'open');
}

function feeOf({ latest_charge: charge }: Stripe.PaymentIntent): IntentState['fee'] {
  const transaction = shown(shown(charge)?.balance_transaction);
  return transaction && { ref: transaction.id, cents: transaction.fee };
}

export const CHECKOUT_EXPANDED = ['payment_intent', 'setup_intent'];

export function checkoutStateOf(session: Stripe.Checkout.Session): CheckoutState {
  const intent = shown(session.payment_intent);
  const setup = shown(session.setup_intent);
  return {
    ref: session.id,
    status: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    intentRef: refOf(session.payment_intent),
    methodRef: refOf(intent?.payment_method) ?? refOf(setup?.payment_method),
    paymentId: session.metadata?.paymentId ?? null,
    customerRef: refOf(session.customer),
  };
}

/** Null for a kind we never ask for. */
export function methodStateOf(method: Stripe.PaymentMethod): MethodState | null {
  const { id: ref, card, us_bank_account: account } = method;
  const customerRef = refOf(method.customer);
  if (card) {
    const expires = { month: card.exp_month, year: card.exp_year };
    return { ref, customerRef, kind: 'card', brand: card.brand, last4: card.last4, expires };
  }
  if (!account) return null;
  return {
    ref,
    customerRef,
    kind: 'us_bank_account',
    brand: account.bank_name,
    last4: account.last4 ?? '',
    expires: null,
  };
}

export function refundStateOf(refund: Stripe.Refund): RefundState {
  return {
    ref: refund.id,
    status: refundStatusOf(refund.status),
    refundId: refund.metadata?.refundId ?? null,
    intentRef: refOf(refund.payment_intent),
    amountCents: refund.amount,
    currency: refund.currency,
  };
}

function refundStatusOf(status: string | null): RefundState['status'] {
  if (status === 'succeeded') return status;
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Neither an inquiry that was closed nor a dispute that was prevented takes money: both end as if won. */
const WON: readonly string[] = ['won', 'warning_closed', 'prevented'];

export function disputeStateOf(dispute: Stripe.Dispute): DisputeState {
  const { balance_transactions: transactions } = dispute;
  return {
    ref: dispute.id,
    status: WON.includes(dispute.status) ? 'won' : dispute.status === 'lost' ? 'lost' : 'open',
    amountCents: dispute.amount,
    currency: dispute.currency,
    intentRef: refOf(dispute.payment_intent),
    reason: dispute.reason,
    fundsWithdrawn: transactions.some(({ amount }) => amount < 0),
    fees: transactions.filter(({ fee }) => fee > 0).map(({ id, fee }) => ({ ref: id, cents: fee })),
  };
}

export function balanceTransactionOf(transaction: Stripe.BalanceTransaction): BalanceTransaction {
  return {
    ref: transaction.id,
    type: transaction.type,
    category: transaction.reporting_category,
    currency: transaction.currency,
    amountCents: transaction.amount,
    feeCents: transaction.fee,
    at: new Date(transaction.created * 1000),
    sourceRef: refOf(transaction.source),
    ...aboutOf(transaction.source),
    description: transaction.description,
  };
}

export const TRANSACTIONS_EXPANDED = ['data.source'];

/** A source that is not shown whole tells only its id. */
function aboutOf(source: Stripe.BalanceTransaction['source']): Pick<BalanceTransaction, 'intentRef' | 'refundId'> {
  if (!source || typeof source === 'string') return { intentRef: null, refundId: null };
  const { object, payment_intent, metadata } = source as {
    object: string;
    payment_intent?: string | Ref | null;
    metadata?: Record<string, string> | null;
  };
  return {
    intentRef: refOf(payment_intent),
    refundId: object === 'refund' ? (metadata?.refundId ?? null) : null,
  };
}

const EVENT_OBJECTS: Record<string, GatewayEvent['object']> = {
  payment_intent: 'intent',
  'checkout.session': 'checkout',
  refund: 'refund',
  dispute: 'dispute',
  payment_method: 'method',
};

export function gatewayEventOf({ id, type, data }: Stripe.Event): GatewayEvent {
  const about = data.object as Partial<Ref> & { object?: string };
  return { id, type, objectRef: about.id ?? '', object: EVENT_OBJECTS[about.object ?? ''] ?? 'other' };
}
