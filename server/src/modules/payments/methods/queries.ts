import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { MethodState } from '../../../payments/port.ts';

export type FundingMethodRow = Selectable<Database['funding_method']>;

/** The default first. */
export function listMethods(db: Db, accountId: string): Promise<FundingMethodRow[]> {
  return db
    .selectFrom('funding_method')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute();
}

export function findMethod(db: Db, id: string): Promise<FundingMethodRow | undefined> {
  return db.selectFrom('funding_method').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findMethodByRef(db: Db, ref: string): Promise<FundingMethodRow | undefined> {
  return db.selectFrom('funding_method').selectAll().where('gateway_ref', '=', ref).executeTakeFirst();
}

/** Undefined when it is there already. */
export function insertMethod(
  db: Db,
  method: Insertable<Database['funding_method']>,
): Promise<FundingMethodRow | undefined> {
  return db
    .insertInto('funding_method')
    .values(method)
    .onConflict((conflict) => conflict.column('gateway_ref').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateMethod(db: Db, id: string, { brand, last4, expires }: MethodState): Promise<void> {
  await db
    .updateTable('funding_method')
    .set({ brand, last4, expires_month: expires?.month ?? null, expires_year: expires?.year ?? null })
    .where('id', '=', id)
    .execute();
}

/** False when it was removed before. */
export async function markMethodRemoved(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('funding_method')
    .set({ removed_at: new Date(), is_default: false })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setDefaultMethod(db: Db, accountId: string, id: string): Promise<void> {
  await db
    .updateTable('funding_method')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
  await db.updateTable('funding_method').set({ is_default: true }).where('id', '=', id).execute();
}

export type MethodRequestRow = Selectable<Database['method_request']>;

/** The one of this id, whether it was there or not. */
export async function putMethodRequest(
  db: Db,
  request: Insertable<Database['method_request']>,
): Promise<MethodRequestRow> {
  await db
    .insertInto('method_request')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('method_request').selectAll().where('id', '=', request.id).executeTakeFirstOrThrow();
}

export function findMethodRequestByRef(db: Db, ref: string): Promise<MethodRequestRow | undefined> {
  return db.selectFrom('method_request').selectAll().where('checkout_ref', '=', ref).executeTakeFirst();
}

export async function updateMethodRequest(
  db: Db,
  id: string,
  change: Partial<Pick<MethodRequestRow, 'checkout_ref' | 'status'>>,
): Promise<void> {
  await db.updateTable('method_request').set(change).where('id', '=', id).execute();
}

export function listOpenMethodRequests(db: Db, before: Date, limit: number): Promise<MethodRequestRow[]> {
  return db
    .selectFrom('method_request')
    .selectAll()
    .where('status', '=', 'open')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
