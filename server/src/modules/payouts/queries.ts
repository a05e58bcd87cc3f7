import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type PaymentMethodRow = Selectable<Database['payment_method']>;

/** By which money leaves at that moment: the newest that counts by then. For many accounts: `payment_methods_at`. */
export function methodInForce(db: Db, accountId: string, at: Date): Promise<PaymentMethodRow | undefined> {
  return db
    .selectFrom('payment_method')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('counts_from', '<=', at)
    .orderBy('counts_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A change that does not count yet. */
export function findWaitingMethod(db: Db, accountId: string, at: Date): Promise<PaymentMethodRow | undefined> {
  return db
    .selectFrom('payment_method')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('counts_from', '>', at)
    .executeTakeFirst();
}

export function insertPaymentMethod(db: Db, method: Insertable<Database['payment_method']>): Promise<PaymentMethodRow> {
  return db.insertInto('payment_method').values(method).returningAll().executeTakeFirstOrThrow();
}

/** Nobody keeps an account number that no money goes to. */
export async function deletePaymentMethodsBut(db: Db, accountId: string, kept: string | undefined): Promise<void> {
  await db
    .deleteFrom('payment_method')
    .where('account_id', '=', accountId)
    .$if(kept !== undefined, (query) => query.where('id', '<>', kept as string))
    .execute();
}
