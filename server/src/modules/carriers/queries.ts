import type { Language } from '@callstead/domain/identity/account';
import type { CarrierFault, NumberDrift } from '@callstead/domain/numbers/carrier-account';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type CarrierAccountRow = Selectable<Database['carrier_account']>;

export function listKeys(db: Db) {
  return db
    .selectFrom('carrier_account')
    .select(['id', 'kind', 'host', 'account_sid', 'token', 'previous_token', 'previous_until', 'public_key'])
    .orderBy('id')
    .execute();
}

export async function listNumbersAtCarriers(db: Db): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('tracking_number')
    .select(['number', 'carrier_account_id'])
    .where('carrier_account_id', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.map(({ number, carrier_account_id }) => [number, carrier_account_id ?? '']);
}

/** The first that was added first. */
export function listAccounts(db: Db) {
  return db
    .selectFrom('carrier_account')
    .leftJoin('tracking_number', 'tracking_number.carrier_account_id', 'carrier_account.id')
    .selectAll('carrier_account')
    .select(({ fn }) => [
      fn.count<number>('tracking_number.id').as('numbers'),
      fn.coalesce(fn.sum<number>('tracking_number.monthly_cents'), sql<number>`0`).as('number_cents'),
    ])
    .groupBy('carrier_account.id')
    .orderBy('carrier_account.created_at')
    .orderBy('carrier_account.id')
    .execute();
}
export type AccountWithNumbers = Awaited<ReturnType<typeof listAccounts>>[number];

export function findAccount(db: Db, id: string): Promise<CarrierAccountRow | undefined> {
  return db.selectFrom('carrier_account').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findAccountForUpdate(db: Db, id: string): Promise<CarrierAccountRow | undefined> {
  return db.selectFrom('carrier_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

type NewAccount = Pick<
  CarrierAccountRow,
  | 'id'
  | 'kind'
  | 'name'
  | 'host'
  | 'account_sid'
  | 'token'
  | 'public_key'
  | 'local_monthly_cents'
  | 'toll_free_monthly_cents'
>;

/** Undefined when this account was added before. */
export function insertAccount(db: Db, account: NewAccount): Promise<CarrierAccountRow | undefined> {
  return db
    .insertInto('carrier_account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['host', 'account_sid']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateAccount(
  db: Db,
  id: string,
  changes: Updateable<Database['carrier_account']>,
): Promise<void> {
  await db.updateTable('carrier_account').set(changes).where('id', '=', id).execute();
}

export async function deleteAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('carrier_hour').where('carrier', '=', id).execute();
  await db.deleteFrom('carrier_account').where('id', '=', id).execute();
}

/** Numbers of it, and orders of which nobody knows yet what became of them. */
export async function isAccountInUse(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from tracking_number where carrier_account_id = ${id})
        or exists (select from number_order where account_id = ${id} and state = 'asked') as used`.execute(db);
  return rows[0]?.used ?? false;
}

export type CarrierNumber = {
  id: string;
  number: string;
  carrier_sid: string | null;
  carrier_account_id: string | null;
  returning_since: Date | null;
};

const CARRIER_NUMBER = ['id', 'number', 'carrier_sid', 'carrier_account_id', 'returning_since'] as const;

export function listNumbersOf(db: Db, accountId: string): Promise<CarrierNumber[]> {
  return db.selectFrom('tracking_number').select(CARRIER_NUMBER).where('carrier_account_id', '=', accountId).execute();
}

export function listNumbersNamed(db: Db, numbers: readonly string[]): Promise<CarrierNumber[]> {
  if (numbers.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('tracking_number')
    .select(CARRIER_NUMBER)
    .where('number', 'in', [...numbers])
    .execute();
}

/** A number that was typed in before turns out to be this account's. */
export async function linkNumber(
  db: Db,
  number: string,
  at: { carrier: string; carrier_account_id: string; carrier_sid: string; monthly_cents: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tracking_number')
    .set(at)
    .where('number', '=', number)
    .where('carrier_account_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setDrift(db: Db, ids: readonly string[], drift: NumberDrift | null, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('tracking_number')
    .set({ drift, drift_at: drift && at })
    .where('id', 'in', [...ids])
    .where('drift', 'is distinct from', drift)
    .execute();
}

type Checked = { failure: CarrierFault | null; mended: number; missing: number; foreign: number };

export async function recordCheck(db: Db, id: string, found: Checked, at: Date): Promise<void> {
  await updateAccount(db, id, {
    checked_at: at,
    check_failure: found.failure === 'number_gone' ? 'refused' : found.failure,
    mended_count: found.mended,
    missing_count: found.missing,
    foreign_count: found.foreign,
  });
}

export async function markReturning(db: Db, id: string, since: Date): Promise<void> {
  await db.updateTable('tracking_number').set({ returning_since: since }).where('id', '=', id).execute();
}

export function listReturning(db: Db, before: Date): Promise<CarrierNumber[]> {
  return db
    .selectFrom('tracking_number')
    .select(CARRIER_NUMBER)
    .where('returning_since', '<=', before)
    .orderBy('returning_since')
    .limit(100)
    .execute();
}

/** What numbers cost a month, by the campaign they work for; those of nobody under null. */
export function sumCosts(db: Db, language: Language) {
  return db
    .selectFrom('tracking_number')
    .leftJoin('application', 'application.id', 'tracking_number.application_id')
    .leftJoin('campaign_with_terms as campaign', 'campaign.id', 'application.campaign_id')
    .select(({ fn }) => [
      'campaign.public_id',
      sql<string | null>`campaign.texts -> ${sql.lit(language)} ->> 'title'`.as('title'),
      fn.countAll<number>().as('numbers'),
      fn.coalesce(fn.sum<number>('monthly_cents'), sql<number>`0`).as('cents'),
    ])
    .where('tracking_number.carrier_account_id', 'is not', null)
    .groupBy(['campaign.public_id', 'campaign.texts'])
    .orderBy('cents', 'desc')
    .orderBy('campaign.public_id')
    .execute();
}
