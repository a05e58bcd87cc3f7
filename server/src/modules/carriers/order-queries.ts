import type { CarrierFault, OrderState } from '@callstead/domain/numbers/carrier-account';
import type { RefillHindrance } from '@callstead/domain/numbers/refill';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { isInPool, type NumberPool } from '../numbers/queries.ts';

export type OrderRow = Selectable<Database['number_order']>;

type NewOrder = Pick<OrderRow, 'id' | 'account_id' | 'number' | 'country' | 'monthly_cents' | 'origin' | 'asked_at'>;

/** Undefined when this order stands already, or another of the same number is open. */
export function insertOrder(db: Db, order: NewOrder): Promise<OrderRow | undefined> {
  return db
    .insertInto('number_order')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

const orders = (db: Db) =>
  db
    .selectFrom('number_order')
    .innerJoin('carrier_account', 'carrier_account.id', 'number_order.account_id')
    .selectAll('number_order')
    .select('carrier_account.name as account_name');

export function findOrder(db: Db, id: string) {
  return orders(db).where('number_order.id', '=', id).executeTakeFirst();
}

export type ShownOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export function lockOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('number_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listRecentOrders(db: Db, limit: number): Promise<ShownOrder[]> {
  return orders(db).orderBy('asked_at', 'desc').orderBy('number_order.id').limit(limit).execute();
}

/** Those of which nobody knows, asked up to then: whoever asked has had time to hear the answer. */
export function listOpenOrders(db: Db, before: Date): Promise<OrderRow[]> {
  return db
    .selectFrom('number_order')
    .selectAll()
    .where('state', '=', 'asked')
    .where('asked_at', '<=', before)
    .orderBy('asked_at')
    .limit(100)
    .execute();
}

type Settled = { state: Exclude<OrderState, 'asked'>; failure: CarrierFault | null; at: Date };

export async function settleOrder(db: Db, id: string, { state, failure, at }: Settled): Promise<void> {
  await db.updateTable('number_order').set({ state, failure, settled_at: at }).where('id', '=', id).execute();
}

/** One refill at a time, whatever process it is in; false when another is under way. */
export async function tryRefillLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('callstead number refill')) as locked`.execute(db);
  return rows[0]?.locked ?? false;
}

/** What is on its way to a pool, and what was bought for it by itself since then. */
export async function countOrders(
  db: Db,
  pool: NumberPool,
  since: Date,
): Promise<{ ordered: number; boughtToday: number }> {
  return db
    .selectFrom('number_order')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'asked').as('ordered'),
      fn
        .countAll<number>()
        .filterWhere('origin', '=', 'refill')
        .filterWhere('state', 'in', ['asked', 'bought'])
        .filterWhere('asked_at', '>=', since)
        .as('boughtToday'),
    ])
    .where(isInPool(pool))
    .executeTakeFirstOrThrow();
}

type Hindered = { country: string; hindrance: RefillHindrance | undefined; at: Date };

/** What keeps the refill of a country from buying, and since when; forgotten once nothing does. */
export async function keepHindrance(db: Db, { country, hindrance, at }: Hindered): Promise<void> {
  if (!hindrance) {
    await db.deleteFrom('number_refill').where('country', '=', country).execute();
    return;
  }
  await db
    .insertInto('number_refill')
    .values({ country, hindrance, since: at })
    .onConflict((conflict) =>
      conflict
        .column('country')
        .doUpdateSet({ hindrance, since: at })
        .where('number_refill.hindrance', '<>', hindrance),
    )
    .execute();
}

export type HinderedRefill = Selectable<Database['number_refill']>;

export function listHindrances(db: Db): Promise<HinderedRefill[]> {
  return db.selectFrom('number_refill').selectAll().execute();
}
