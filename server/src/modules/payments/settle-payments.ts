import { inTransaction } from '../../db/database.ts';
import { GatewayAway } from '../../payments/port.ts';
import type { Services } from '../../services.ts';
import { applyCheckout } from './apply-checkout.ts';
import { applyIntent, applyRefusal } from './apply-intent.ts';
import { applyDispute } from './chargebacks/apply-dispute.ts';
import { listOpenChargebacks } from './chargebacks/queries.ts';
import { applyGatewayEvent } from './events/apply-event.ts';
import { listWaitingEvents } from './events/queries.ts';
import { listOpenMethodRequests, updateMethodRequest } from './methods/queries.ts';
import { listUnderWay, listWithoutFee, type PaymentRow, updatePayment } from './queries.ts';
import { chargeRecharge } from './recharge/charge-recharge.ts';
import { askRefund } from './refunds/ask-refund.ts';
import { listAskedRefunds } from './refunds/queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
export const AT_ONCE = 100;
/** The gateway forgets an idempotency key after a day: a charge asked for later might be a second one. */
const CHARGE_WITHIN_MS = 20 * HOUR_MS;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Asks the gateway how everything stands that is still under way: webhooks get lost, pages expire, processes die. One that
 * fails does not hold up the rest; while the gateway is away, all of it waits for the next turn.
 */
export async function settlePayments(services: Services, now: Date): Promise<void> {
  if (!services.gateway) return;
  const aMinuteAgo = ago(now, MINUTE_MS);
  const { db } = services;
  for (const { id } of await listWaitingEvents(db, aMinuteAgo, AT_ONCE))
    await attempt(services, { event: id }, () => applyGatewayEvent(services, id));
  for (const payment of await listUnderWay(db, aMinuteAgo, AT_ONCE))
    await attempt(services, { payment: payment.id }, () => settlePayment(services, payment, now));
  for (const { id } of await listAskedRefunds(db, aMinuteAgo, AT_ONCE))
    await attempt(services, { refund: id }, () => askRefund(services, id, now));
  for (const request of await listOpenMethodRequests(db, aMinuteAgo, AT_ONCE))
    await attempt(services, { methodRequest: request.id }, () => settleMethodRequest(services, request, now));
  for (const { id, intent_ref } of await listWithoutFee(
    db,
    { since: ago(now, 7 * DAY_MS), before: aMinuteAgo },
    AT_ONCE,
  ))
    if (intent_ref) await attempt(services, { payment: id }, () => applyIntent(services, intent_ref));
  for (const { gateway_ref } of await listOpenChargebacks(db, AT_ONCE))
    await attempt(services, { dispute: gateway_ref }, () => applyDispute(services, gateway_ref));
}

async function attempt({ log }: Services, about: object, work: () => Promise<void>): Promise<void> {
  await work().catch((error: Error) => {
    if (error instanceof GatewayAway) throw error;
    log.error({ ...about, reason: error.message }, 'something at the payment gateway cannot be settled');
  });
}

async function settlePayment(services: Services, payment: PaymentRow, now: Date): Promise<void> {
  await updatePayment(services.db, payment.id, { checked_at: now });
  const { checkout_ref, intent_ref, origin } = payment;
  if (checkout_ref) return applyCheckout(services, checkout_ref);
  if (intent_ref) return applyIntent(services, intent_ref);
  const ageMs = now.getTime() - payment.created_at.getTime();
  if (origin === 'auto_recharge' && ageMs < CHARGE_WITHIN_MS) return chargeRecharge(services, payment.id);
  // Nobody ever got to its page, or nobody can say whether it was charged: should money come of it, it is booked all the same.
  if (ageMs > HOUR_MS)
    await inTransaction(services, (tx) => applyRefusal(tx, payment, { status: 'canceled', declineCode: null }));
}

type MethodRequest = Awaited<ReturnType<typeof listOpenMethodRequests>>[number];

async function settleMethodRequest(services: Services, request: MethodRequest, now: Date): Promise<void> {
  if (request.checkout_ref) return applyCheckout(services, request.checkout_ref);
  if (request.created_at < ago(now, HOUR_MS)) await updateMethodRequest(services.db, request.id, { status: 'expired' });
}
