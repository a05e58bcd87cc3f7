import type { Billing } from '@callstead/domain/calls/call';
import type { Dispute } from '@callstead/domain/calls/dispute';
import type { ConversionEventData, ConversionStep } from '@callstead/domain/conversions/conversion';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type ConversionRow = Selectable<Database['conversion']>;

/** With its day as the calendar writes it: the driver would make a moment of it, in the zone of this machine. */
const conversions = (db: Db) => db.selectFrom('conversion').selectAll().select(sql<string>`day::text`.as('day'));

export function findConversion(db: Db, id: string): Promise<ConversionRow | undefined> {
  return conversions(db).where('id', '=', id).executeTakeFirst();
}

/** After the row lock of its advertiser's balance. */
export function findConversionForUpdate(db: Db, id: string): Promise<ConversionRow | undefined> {
  return conversions(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findConversionId(db: Db, sourceId: string, txid: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('conversion')
    .select('id')
    .where('source_id', '=', sourceId)
    .where('txid', '=', txid)
    .executeTakeFirst();
  return found?.id;
}

export type ConversionChange = Omit<Updateable<Database['conversion']>, 'id' | 'revision'>;

export async function updateConversion(db: Db, id: string, change: ConversionChange): Promise<void> {
  await db
    .updateTable('conversion')
    .set((set) => ({ ...change, revision: set('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateBillings(db: Db, ids: readonly string[], billing: Billing): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('conversion')
    .set((set) => ({ billing, revision: set('revision', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

export const writtenDispute = (dispute: Dispute) => JSON.stringify(dispute);

type NewStep = { id: string; at: Date; kind: ConversionStep; data?: ConversionEventData };

export async function insertSteps(db: Db, steps: readonly NewStep[]): Promise<void> {
  if (steps.length === 0) return;
  const values = steps.map(({ id, at, kind, data = {} }) => ({
    conversion_id: id,
    at,
    kind,
    data: JSON.stringify(data),
  }));
  await db.insertInto('conversion_event').values(values).execute();
}

/** Held ones whose approval time is over; another process that does the same takes others. */
export function takeConversionsToApprove(db: Db, now: Date, limit: number) {
  return conversions(db)
    .where('billing', '=', 'held')
    .where('approve_at', '<=', now)
    .orderBy('approve_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
