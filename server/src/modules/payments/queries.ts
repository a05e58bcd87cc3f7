import type { PaymentStatus } from '@callstead/domain/payments/payment';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../db/newest-first.ts';
import type { Database } from '../../db/schema.ts';

export type PaymentRow = Selectable<Database['payment']>;

/** False when there is one of this id already. */
export async function insertPayment(db: Db, payment: Insertable<Database['payment']>): Promise<boolean> {
  const inserted = await db
    .insertInto('payment')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findPaymentForUpdate(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findPaymentByRef(
  db: Db,
  column: 'checkout_ref' | 'intent_ref',
  ref: string,
): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where(column, '=', ref).executeTakeFirst();
}

export async function updatePayment(db: Db, id: string, change: Updateable<Database['payment']>): Promise<void> {
  await db.updateTable('payment').set(change).where('id', '=', id).execute();
}

export type PaymentFilter = { accountId?: string | undefined; status?: PaymentStatus | undefined };

/** Newest first. */
export function listPayments(db: Db, { accountId, status }: PaymentFilter, { after, limit }: ListPage) {
  let query = shownPayments(db).orderBy('payment.created_at', 'desc').orderBy('payment.id', 'desc').limit(limit);
  if (accountId) query = query.where('payment.account_id', '=', accountId);
  if (status) query = query.where('payment.status', '=', status);
  if (after) query = query.where(isBehind('payment', after));
  return query.execute();
}

export function findShownPayment(db: Db, id: string) {
  return shownPayments(db).where('payment.id', '=', id).executeTakeFirst();
}

export type ShownPaymentRow = NonNullable<Awaited<ReturnType<typeof findShownPayment>>>;

function shownPayments(db: Db) {
  return db
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.account_id')
    .leftJoin('funding_method', 'funding_method.id', 'payment.funding_method_id')
    .selectAll('payment')
    .select([
      'account.name as advertiser_name',
      'funding_method.kind as method_kind',
      'funding_method.brand as method_brand',
      'funding_method.last4 as method_last4',
      createdMicros('payment'),
    ]);
}

/** Those nobody has told us the end of, the longest unasked first. */
export async function listUnderWay(db: Db, before: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('status', 'in', ['open', 'processing'])
    .where(sql<Date>`coalesce(checked_at, created_at)`, '<', before)
    .orderBy(sql`coalesce(checked_at, created_at)`)
    .limit(limit)
    .execute();
}

/** What came and whose fee the gateway had not counted yet. */
export function listWithoutFee(db: Db, settled: { since: Date; before: Date }, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', 'succeeded')
    .where('fee_ref', 'is', null)
    .where('settled_at', '>', settled.since)
    .where('settled_at', '<', settled.before)
    .orderBy('settled_at')
    .limit(limit)
    .execute();
}

/** False when it was written down before. */
export async function insertUnbooked(db: Db, unbooked: Insertable<Database['unbooked_payment']>): Promise<boolean> {
  const inserted = await db
    .insertInto('unbooked_payment')
    .values(unbooked)
    .onConflict((conflict) => conflict.doNothing())
    .returning('intent_ref')
    .executeTakeFirst();
  return inserted !== undefined;
}

const MOST_UNBOOKED = 200;

/** Newest first. */
export function listUnbooked(db: Db) {
  return db
    .selectFrom('unbooked_payment')
    .leftJoin('payment', 'payment.id', 'unbooked_payment.payment_id')
    .leftJoin('account', 'account.id', 'payment.account_id')
    .selectAll('unbooked_payment')
    .select(['account.id as advertiser_id', 'account.name as advertiser_name'])
    .orderBy('found_at', 'desc')
    .limit(MOST_UNBOOKED)
    .execute();
}
