import { inTransaction } from '../../../db/database.ts';
import type { GatewayEvent } from '../../../payments/port.ts';
import type { Services } from '../../../services.ts';
import { insertGatewayEvent } from './queries.ts';

/** Kept and queued in one transaction: what we said we have, we have. Told again, it is nothing new. */
export function receiveEvent(services: Pick<Services, 'db' | 'queue'>, event: GatewayEvent): Promise<void> {
  const { id, type, object, objectRef } = event;
  return inTransaction(services, async (tx) => {
    const isNew = await insertGatewayEvent(tx.db, { id, type, object, object_ref: objectRef });
    if (isNew) await tx.queue.enqueue(tx.db, { name: 'apply-gateway-event', data: { eventId: id } });
  });
}
