import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type SimulatedApplication = Selectable<Database['simulator_application']>;
export type SimulatedOrder = Selectable<Database['simulator_order']>;
type Page = { number: number; size: number };

const offsetOf = ({ number, size }: Page) => (number - 1) * size;

export function listApplications(db: Db, account: string, name: string, page: Page): Promise<SimulatedApplication[]> {
  return db
    .selectFrom('simulator_application')
    .selectAll()
    .where('account_sid', '=', account)
    .where('friendly_name', 'ilike', `%${name}%`)
    .orderBy('created_at')
    .limit(page.size + 1)
    .offset(offsetOf(page))
    .execute();
}

export function insertApplication(db: Db, made: Insertable<Database['simulator_application']>) {
  return db.insertInto('simulator_application').values(made).returningAll().executeTakeFirstOrThrow();
}

export function changeApplication(
  db: Db,
  account: string,
  id: string,
  changes: Updateable<Database['simulator_application']>,
): Promise<SimulatedApplication | undefined> {
  return db
    .updateTable('simulator_application')
    .set({ account_sid: account, ...changes })
    .where('account_sid', '=', account)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export function insertOrder(db: Db, order: Insertable<Database['simulator_order']>): Promise<SimulatedOrder> {
  return db.insertInto('simulator_order').values(order).returningAll().executeTakeFirstOrThrow();
}

/** Counts that somebody looked. */
export function lookAtOrder(db: Db, account: string, id: string): Promise<SimulatedOrder | undefined> {
  return db
    .updateTable('simulator_order')
    .set((or) => ({ times_asked: or('times_asked', '+', 1) }))
    .where('account_sid', '=', account)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function settleOrder(db: Db, { id, number }: SimulatedOrder, status: 'success' | 'cancelled') {
  await db.updateTable('simulator_number').set({ is_active: true }).where('number', '=', number).execute();
  if (status === 'cancelled') await db.deleteFrom('simulator_number').where('number', '=', number).execute();
  return db.updateTable('simulator_order').set({ status }).where('id', '=', id).returningAll().executeTakeFirst();
}

export function listOrders(db: Db, account: string, after: Date, page: Page): Promise<SimulatedOrder[]> {
  return db
    .selectFrom('simulator_order')
    .selectAll()
    .where('account_sid', '=', account)
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(page.size + 1)
    .offset(offsetOf(page))
    .execute();
}

export function assignNumber(db: Db, account: string, sid: string, connectionId: string) {
  return db
    .updateTable('simulator_number')
    .set({ connection_id: connectionId })
    .where('account_sid', '=', account)
    .where('sid', '=', sid)
    .returningAll()
    .executeTakeFirst();
}
