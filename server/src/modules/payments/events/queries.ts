import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { deleteInBatches } from '../../../db/delete-in-batches.ts';
import type { Database } from '../../../db/schema.ts';

export type GatewayEventRow = Selectable<Database['gateway_event']>;

/** False when it was received before. */
export async function insertGatewayEvent(db: Db, event: Insertable<Database['gateway_event']>): Promise<boolean> {
  const inserted = await db
    .insertInto('gateway_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findGatewayEvent(db: Db, id: string): Promise<GatewayEventRow | undefined> {
  return db.selectFrom('gateway_event').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function markEventApplied(db: Db, id: string): Promise<void> {
  await db.updateTable('gateway_event').set({ applied_at: new Date() }).where('id', '=', id).execute();
}

/** The oldest first. */
export function listWaitingEvents(db: Db, before: Date, limit: number): Promise<GatewayEventRow[]> {
  return db
    .selectFrom('gateway_event')
    .selectAll()
    .where('applied_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

/** The gateway repeats itself for three days at most. */
const KEEP_DAYS = 90;

export async function deleteOldGatewayEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_DAYS * 86_400_000);
  await deleteInBatches(db, 'gateway_event', sql`applied_at is not null and received_at < ${before}`);
}
