import { randomUUID } from 'node:crypto';
import type { JobMap } from '../../jobs/jobs.ts';
import { ownAddress } from '../../net/own-address.ts';
import { paypalSimulatorKeys, simulatedSignature } from './keys.ts';
import { findBatch, type ItemStatus } from './simulated-batches.ts';
import type { PaypalSimulator } from './simulator.ts';

const TIMEOUT_MS = 10_000;
const EVENTS: Record<ItemStatus, string> = {
  PENDING: 'HELD',
  SUCCESS: 'SUCCEEDED',
  FAILED: 'FAILED',
  UNCLAIMED: 'UNCLAIMED',
  RETURNED: 'RETURNED',
  REFUNDED: 'REFUNDED',
};

/** Posts what became of an item as PayPal does. What is not answered with success goes back to the queue, which tries again. */
export async function deliverPaypalWebhook(
  { db, config, secret }: Omit<PaypalSimulator, 'queue'>,
  { batchRef, itemRef }: JobMap['deliver-simulated-payout'],
): Promise<void> {
  const batch = await findBatch(db, { id: batchRef });
  const item = batch?.items.find(({ payout_item_id }) => payout_item_id === itemRef);
  if (!item) return;
  const event_type = `PAYMENT.PAYOUTS-ITEM.${EVENTS[item.transaction_status]}`;
  const event = {
    id: `WH-${randomUUID()}`,
    event_version: '1.0',
    resource_type: 'payouts_item',
    event_type,
    resource: item,
  };
  const body = JSON.stringify(event);
  const [id, time] = [randomUUID(), new Date().toISOString()];
  const answer = await fetch(`${ownAddress(config)}/webhooks/paypal`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/simulated',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': simulatedSignature(secret, [id, time, paypalSimulatorKeys(secret).webhookId, body]),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the webhook of ${event_type} was answered ${answer.status}`);
}
