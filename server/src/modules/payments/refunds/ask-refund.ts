import { postWithdrawalFailed } from '@callstead/domain/ledger/post-top-up';
import { nextRefund } from '@callstead/domain/payments/refund';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { GatewayRefused, type RefundState } from '../../../payments/port.ts';
import type { Services, Tx } from '../../../services.ts';
import { findAccount } from '../../identity/queries.ts';
import { postEntries } from '../../ledger/queries.ts';
import { aboutMoney } from '../about-money.ts';
import { gatewayOf } from '../gateway.ts';
import { findPayment, findPaymentByRef, findPaymentForUpdate } from '../queries.ts';
import { recordUnbooked } from '../unbooked.ts';
import { findRefund, findRefundForUpdate, type RefundRow, updateRefund } from './queries.ts';

/** The gateway forgets an idempotency key after a day: asked later than this, it might pay back a second time. */
const ASK_WITHIN_MS = 20 * 60 * 60_000;

/** Asks the gateway for what is booked already, with the refund's id as its key, or how far it came. */
export async function askRefund(services: Services, refundId: string, now: Date): Promise<void> {
  const refund = await findRefund(services.db, refundId);
  if (!refund || refund.status === 'failed') return;
  const gateway = gatewayOf(services);
  if (refund.gateway_ref) return applyRefundState(services, refundId, await gateway.readRefund(refund.gateway_ref));
  if (now.getTime() - refund.created_at.getTime() > ASK_WITHIN_MS) {
    services.log.error({ refundId }, 'a refund got no answer for a day: look at the gateway whether it was made');
    return;
  }
  const state = await ask(services, refund);
  if (state) await applyRefundState(services, refundId, state);
}

async function ask(services: Services, refund: RefundRow): Promise<Pick<RefundState, 'ref' | 'status'> | undefined> {
  const payment = await findPayment(services.db, refund.payment_id);
  if (!payment?.intent_ref) return undefined;
  const { id: refundId, amount_cents: amountCents } = refund;
  try {
    return await gatewayOf(services).refund({ refundId, intentRef: payment.intent_ref, amountCents });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    return { ref: '', status: 'failed' };
  }
}

/** Told by the gateway. One that we did not ask for, made there by somebody, is in no books: an admin looks. */
export async function applyRefund(services: Services, ref: string): Promise<void> {
  const state = await gatewayOf(services).readRefund(ref);
  if (state.refundId) return applyRefundState(services, state.refundId, state);
  const { status, intentRef, amountCents, currency } = state;
  if (status !== 'succeeded') return;
  await inTransaction(services, async (tx) => {
    const payment = intentRef ? await findPaymentByRef(tx.db, 'intent_ref', intentRef) : undefined;
    const unbooked = { ref, currency, amountReceivedCents: -amountCents };
    await recordUnbooked(tx, unbooked, 'not_asked_for', payment?.id ?? null);
  });
}

function applyRefundState(
  services: Services,
  refundId: string,
  { ref, status }: Pick<RefundState, 'ref' | 'status'>,
): Promise<void> {
  return inTransaction(services, async (tx) => {
    const known = await findRefund(tx.db, refundId);
    if (!known) return;
    await findPaymentForUpdate(tx.db, known.payment_id); // before the refund, in the order of whoever asks for one
    const refund = await findRefundForUpdate(tx.db, refundId);
    if (!refund) return;
    if (ref && !refund.gateway_ref) await updateRefund(tx.db, refundId, { gateway_ref: ref });
    const next = nextRefund(refund.status, status);
    if (next === 'succeeded' || next === 'failed') await settleRefund(tx, refund, next);
  });
}

async function settleRefund(tx: Tx, refund: RefundRow, status: 'succeeded' | 'failed'): Promise<void> {
  await updateRefund(tx.db, refund.id, { status, settled_at: new Date() });
  const { id: refundId, payment_id: paymentId, amount_cents: amountCents } = refund;
  const payment = await findPayment(tx.db, paymentId);
  const account = payment && (await findAccount(tx.db, payment.account_id));
  if (!account) return;
  if (status === 'failed') {
    const entry = postWithdrawalFailed({ id: refundId, advertiserId: account.id, amountCents });
    await postEntries(tx.db, [{ ...entry, kind: 'withdrawal_failed' }]);
  }
  const facts = { paymentId, refundId, amountCents };
  await emit(tx, 'network', { type: `refund.${status}`, ...aboutMoney(account), facts });
}
