import { postGatewayFee } from '@callstead/domain/ledger/post-gateway-fee';
import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import { type GatewaySays, isUnderWay, nextPayment, type PaymentChange } from '@callstead/domain/payments/payment';
import type { UnbookedReason } from '@callstead/domain/payments/unbooked';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { IntentState } from '../../payments/port.ts';
import type { Services, Tx } from '../../services.ts';
import { findAccount } from '../identity/queries.ts';
import { holdCurrency, postEntries } from '../ledger/queries.ts';
import { aboutMoney } from './about-money.ts';
import { findCustomer } from './customer.ts';
import { gatewayOf } from './gateway.ts';
import { addMethod } from './methods/add-method.ts';
import { findPayment, findPaymentForUpdate, type PaymentRow, updatePayment } from './queries.ts';
import { lockAutoRecharge } from './recharge/queries.ts';
import { stopRecharge } from './recharge/stop-recharge.ts';
import { recordUnbooked } from './unbooked.ts';

/** What the gateway said when it was read just now; a payment that nobody has tried yet has no intent. */
export type Told = {
  intent: IntentState | null;
  page: GatewaySays['page'];
  /** Now, unless it is told in a history that is made afterwards. */
  at?: Date;
};

/** Reads a payment's present state at the gateway and applies it: whoever told of it, however often, in whatever order. */
export async function applyIntent(services: Services, ref: string): Promise<void> {
  const gateway = gatewayOf(services);
  const intent = await gateway.readIntent(ref);
  const payment = intent.paymentId ? await findPayment(services.db, intent.paymentId) : undefined;
  if (!payment) return recordUnknown(services, intent);
  // Only a decline asks whether its page is still open; before we know the page it cannot be over.
  const isOnPage = intent.status === 'declined' && payment.checkout_ref !== null;
  const page = isOnPage ? (await gateway.readCheckout(payment.checkout_ref as string)).status : null;
  await applyTold(services, payment, { intent, page });
}

/** Without a payment of ours behind it, money is booked for nobody. */
async function recordUnknown(services: Services, intent: IntentState): Promise<void> {
  if (intent.status !== 'succeeded') return;
  await inTransaction(services, (tx) => recordUnbooked(tx, intent, 'not_asked_for', null));
}

export async function applyTold(services: Services, payment: PaymentRow, told: Told): Promise<void> {
  const methodId = await saveMethod(services, payment, told.intent);
  await inTransaction(services, (tx) => applyToPayment(tx, payment, told, methodId));
}

/** 'Guardar para recargas': the gateway has kept what the payment was made with. */
async function saveMethod(
  services: Services,
  payment: PaymentRow,
  intent: IntentState | null,
): Promise<string | undefined> {
  if (!payment.saves_method || payment.funding_method_id || intent?.status !== 'succeeded' || !intent.methodRef) return;
  const method = await gatewayOf(services).readMethod(intent.methodRef);
  if (!method?.customerRef || method.customerRef !== (await findCustomer(services.db, payment.account_id))) return;
  const account = await findAccount(services.db, payment.account_id);
  const added = account && (await inTransaction(services, (tx) => addMethod(tx, account, method)));
  return added?.id;
}

async function applyToPayment(
  tx: Tx,
  { id, origin, account_id }: PaymentRow,
  { intent, page, at }: Told,
  methodId: string | undefined,
): Promise<void> {
  if (origin === 'auto_recharge') await lockAutoRecharge(tx.db, account_id);
  const payment = await findPaymentForUpdate(tx.db, id);
  if (!payment) return;
  const known = { origin, status: payment.status, declineCode: payment.decline_code };
  const change = nextPayment(known, { intent, page });
  const refusal = intent?.status === 'succeeded' ? await unbookable(tx, payment, intent) : undefined;
  if (intent && refusal) {
    await recordUnbooked(tx, intent, refusal, id);
    // Nothing more comes of it, and nobody is kept waiting for it.
    if (refusal !== 'other_intent' && change && payment.status !== 'canceled')
      await finish(tx, payment, { status: 'canceled', declineCode: change.declineCode }, { intent: null, at });
    return;
  }
  if (change) await finish(tx, payment, change, { intent, methodId, at });
  if (intent && (change?.status ?? payment.status) === 'succeeded') await bookFee(tx, payment, intent, at);
}

/** The end of a payment that the gateway knows nothing of: it was never tried, or would not be. */
export async function applyRefusal(tx: Tx, given: PaymentRow, end: PaymentChange): Promise<void> {
  if (given.origin === 'auto_recharge') await lockAutoRecharge(tx.db, given.account_id);
  const payment = await findPaymentForUpdate(tx.db, given.id);
  if (payment && isUnderWay(payment.status)) await finish(tx, payment, end, { intent: null });
}

/** Why money that came for this payment cannot be booked for its advertiser. */
async function unbookable(tx: Tx, payment: PaymentRow, intent: IntentState): Promise<UnbookedReason | undefined> {
  if (payment.intent_ref !== null && payment.intent_ref !== intent.ref) return 'other_intent';
  if (intent.customerRef !== ((await findCustomer(tx.db, payment.account_id)) ?? null)) return 'other_customer';
  if (intent.currency.toUpperCase() !== (await holdCurrency(tx.db))) return 'currency';
  return intent.amountReceivedCents > 0 ? undefined : 'no_amount';
}

const EVENTS = { succeeded: 'payment.succeeded', declined: 'payment.declined', canceled: 'payment.canceled' } as const;

type Finish = { intent: IntentState | null; methodId?: string | undefined; at?: Date | undefined };

async function finish(
  tx: Tx,
  payment: PaymentRow,
  { status, declineCode }: PaymentChange,
  { intent, methodId, at }: Finish,
): Promise<void> {
  const receivedCents = status === 'succeeded' && intent ? intent.amountReceivedCents : null;
  const type = status in EVENTS ? EVENTS[status as keyof typeof EVENTS] : undefined;
  await updatePayment(tx.db, payment.id, {
    status,
    decline_code: declineCode,
    ...(intent && { intent_ref: intent.ref }),
    ...(receivedCents && { received_cents: receivedCents }),
    ...(methodId && { funding_method_id: methodId }),
    ...(type && { settled_at: at ?? new Date() }),
  });
  const account = await findAccount(tx.db, payment.account_id);
  if (!account) return;
  if (receivedCents && intent) {
    const entry = postTopUp({ id: intent.ref, advertiserId: account.id, amountCents: receivedCents });
    await postEntries(tx.db, [{ ...entry, kind: 'top_up', ...bookedAt(at) }]);
  }
  const { id: paymentId, origin, amount_cents } = payment;
  const isStopped = status === 'declined' || status === 'canceled';
  if (origin === 'auto_recharge' && isStopped) await stopRecharge(tx, account, { because: status, declineCode });
  const facts = { paymentId, origin, amountCents: receivedCents ?? amount_cents };
  await emit(tx, 'network', { type: type ?? 'payment.started', ...aboutMoney(account), facts, ...(at && { at }) });
}

/** The gateway counts its fee a little after the money; until then settle-payments asks again. */
async function bookFee(tx: Tx, payment: PaymentRow, { fee }: IntentState, at?: Date): Promise<void> {
  if (!fee || payment.fee_ref !== null) return;
  await updatePayment(tx.db, payment.id, { fee_ref: fee.ref, fee_cents: fee.cents });
  if (fee.cents <= 0) return;
  const entry = postGatewayFee({ id: fee.ref, amountCents: fee.cents });
  await postEntries(tx.db, [{ ...entry, kind: 'gateway_fee', ...bookedAt(at) }]);
}

/** Without a moment the database's own. */
const bookedAt = (at: Date | undefined) => (at ? { at: at.toISOString() } : {});
