import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

export type ChargebackRow = Selectable<Database['chargeback']>;

export function listChargebacks(db: Db, paymentIds: readonly string[]): Promise<ChargebackRow[]> {
  if (paymentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('chargeback')
    .selectAll()
    .where('payment_id', 'in', [...paymentIds])
    .orderBy('opened_at')
    .execute();
}

export function findChargeback(db: Db, ref: string): Promise<ChargebackRow | undefined> {
  return db.selectFrom('chargeback').selectAll().where('gateway_ref', '=', ref).executeTakeFirst();
}

export async function putChargeback(db: Db, chargeback: Insertable<Database['chargeback']>): Promise<void> {
  const { status, is_withdrawn, closed_at, fee_refs } = chargeback;
  await db
    .insertInto('chargeback')
    .values(chargeback)
    .onConflict((conflict) => conflict.column('gateway_ref').doUpdateSet({ status, is_withdrawn, closed_at, fee_refs }))
    .execute();
}

export function listOpenChargebacks(db: Db, limit: number): Promise<ChargebackRow[]> {
  return db
    .selectFrom('chargeback')
    .selectAll()
    .where('status', '=', 'open')
    .orderBy('opened_at')
    .limit(limit)
    .execute();
}
