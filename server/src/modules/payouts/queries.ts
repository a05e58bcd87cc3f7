import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type PaymentMethodRow = Selectable<Database['payment_method']>;

export function findPaymentMethod(db: Db, accountId: string): Promise<PaymentMethodRow | undefined> {
  return db.selectFrom('payment_method').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

export function putPaymentMethod(db: Db, method: Insertable<Database['payment_method']>): Promise<PaymentMethodRow> {
  const { kind, hint, sealed_details } = method;
  return db
    .insertInto('payment_method')
    .values(method)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ kind, hint, sealed_details, changed_at: new Date() }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
