import type Stripe from 'stripe';
import type { Db } from '../../db/database.ts';
import { STRIPE_VERSION } from '../stripe-client.ts';
import { nowSeconds } from './new-objects.ts';
import { newId, type SimulatedObject } from './simulated-store.ts';
import type { SimulatorTx } from './simulator.ts';

/** A webhook about an object as it is now; it leaves once what it tells of is committed. */
export async function tell(tx: SimulatorTx, type: Stripe.Event['type'], object: SimulatedObject): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: STRIPE_VERSION,
    created: nowSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  const row = { id: event.id, body: JSON.stringify(event) };
  await tx.db.insertInto('stripe_simulator_event').values(row).execute();
  await tx.queue.enqueue(tx.db, { name: 'deliver-simulated-webhook', data: { eventId: event.id } });
}

export async function findEvent(db: Db, id: string): Promise<Stripe.Event | undefined> {
  const row = await db.selectFrom('stripe_simulator_event').select('body').where('id', '=', id).executeTakeFirst();
  return row?.body as Stripe.Event | undefined;
}

export async function markDelivered(db: Db, id: string): Promise<void> {
  await db.updateTable('stripe_simulator_event').set({ delivered_at: new Date() }).where('id', '=', id).execute();
}
