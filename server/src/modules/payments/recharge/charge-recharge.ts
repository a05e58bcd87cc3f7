import { assert } from '@callstead/domain/assert';
import { isUnderWay } from '@callstead/domain/payments/payment';
import { inTransaction } from '../../../db/database.ts';
import { GatewayRefused } from '../../../payments/port.ts';
import type { Services } from '../../../services.ts';
import { applyIntent, applyRefusal, applyTold } from '../apply-intent.ts';
import { findCustomer } from '../customer.ts';
import { findMethod } from '../methods/queries.ts';
import { findPayment, type PaymentRow } from '../queries.ts';
import { findAutoRecharge } from './queries.ts';

/**
 * Charges what was written down. The payment's id is the gateway's idempotency key: whoever asks again after a crash, or at
 * the same moment, gets the answer to the first.
 */
export async function chargeRecharge(services: Services, paymentId: string): Promise<void> {
  const payment = await findPayment(services.db, paymentId);
  if (payment?.origin !== 'auto_recharge' || !isUnderWay(payment.status)) return;
  if (payment.intent_ref) return applyIntent(services, payment.intent_ref);
  if (!services.gateway) return;
  const rule = await findAutoRecharge(services.db, payment.account_id);
  if (rule?.stopped_because === 'disputed') return giveUp(services, payment);
  await charge(services, payment);
}

async function charge(services: Services, payment: PaymentRow): Promise<void> {
  const { gateway, db } = services;
  assert(gateway, 'a charge needs a gateway');
  const customerRef = await findCustomer(db, payment.account_id);
  const method = payment.funding_method_id ? await findMethod(db, payment.funding_method_id) : undefined;
  if (!customerRef || !method || method.removed_at) return refused(services, payment, 'method_removed');
  const asked = {
    paymentId: payment.id,
    customerRef,
    methodRef: method.gateway_ref,
    amountCents: payment.amount_cents,
  };
  try {
    await applyTold(services, payment, { intent: await gateway.chargeSavedMethod(asked), page: null });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error; // away: the job asks again with the same key
    await refused(services, payment, error.code);
  }
}

/** Written down before the bank told of a dispute: it is not charged any more. */
const giveUp = (services: Services, payment: PaymentRow) =>
  inTransaction(services, (tx) => applyRefusal(tx, payment, { status: 'canceled', declineCode: null }));

const refused = (services: Services, payment: PaymentRow, declineCode: string) =>
  inTransaction(services, (tx) => applyRefusal(tx, payment, { status: 'declined', declineCode }));
