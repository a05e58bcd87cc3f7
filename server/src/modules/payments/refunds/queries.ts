import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

export type RefundRow = Selectable<Database['refund']>;

export function listRefunds(db: Db, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('refund')
    .selectAll()
    .where('payment_id', 'in', [...paymentIds])
    .orderBy('created_at')
    .execute();
}

export function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findRefundForUpdate(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertRefund(db: Db, refund: Insertable<Database['refund']>): Promise<void> {
  await db.insertInto('refund').values(refund).execute();
}

export async function updateRefund(
  db: Db,
  id: string,
  change: Partial<Pick<RefundRow, 'status' | 'gateway_ref' | 'settled_at'>>,
): Promise<void> {
  await db.updateTable('refund').set(change).where('id', '=', id).execute();
}

/** Paid back or about to be, and taken by the bank and not won back. */
export async function sumGivenBack(db: Db, paymentId: string) {
  const { rows } = await sql<{ refunded: number; charged_back: number }>`
    select coalesce((select sum(amount_cents) from refund where payment_id = ${paymentId} and status <> 'failed'), 0)::bigint as refunded,
           coalesce((select sum(amount_cents) from chargeback where payment_id = ${paymentId} and status <> 'won'), 0)::bigint as charged_back`.execute(
    db,
  );
  return { refundedCents: rows[0]?.refunded ?? 0, chargedBackCents: rows[0]?.charged_back ?? 0 };
}

export function listAskedRefunds(db: Db, before: Date, limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('status', '=', 'asked')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
