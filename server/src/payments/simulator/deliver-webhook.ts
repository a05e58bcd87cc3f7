import { createHmac } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { findEvent, markDelivered } from './simulated-events.ts';

const TIMEOUT_MS = 10_000;

type Receiver = { db: Db; address: string; webhookSecret: string };

/** Posts one event as Stripe does. Whatever is not answered with success goes back to the queue, which tries again. */
export async function deliverWebhook({ db, address, webhookSecret }: Receiver, eventId: string): Promise<void> {
  const event = await findEvent(db, eventId);
  if (!event) return;
  const body = JSON.stringify(event);
  const answer = await fetch(`${address}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, webhookSecret, Math.floor(Date.now() / 1000)),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the webhook of ${event.type} was answered ${answer.status}`);
  await markDelivered(db, eventId);
}

/** Stripe's scheme: the time, and what the secret makes of time and body. */
export function signatureOf(body: string, webhookSecret: string, atSeconds: number): string {
  const signed = createHmac('sha256', webhookSecret).update(`${atSeconds}.${body}`).digest('hex');
  return `t=${atSeconds},v1=${signed}`;
}
