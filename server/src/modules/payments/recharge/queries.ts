import { balanceOf } from '@callstead/domain/ledger/accounts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { findBalance } from '../../ledger/queries.ts';

export type AutoRechargeRow = Selectable<Database['auto_recharge']>;

export function findAutoRecharge(db: Db, accountId: string): Promise<AutoRechargeRow | undefined> {
  return db.selectFrom('auto_recharge').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Whoever decides about a recharge, or its end, holds this row lock before any other. */
export function lockAutoRecharge(db: Db, accountId: string): Promise<AutoRechargeRow | undefined> {
  return db.selectFrom('auto_recharge').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();
}

/** The lock that a payment of this account takes anyway. */
export async function keepAccount(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forKeyShare().execute();
}

type Rule = Pick<
  AutoRechargeRow,
  'account_id' | 'below_cents' | 'add_cents' | 'daily_limit_cents' | 'funding_method_id' | 'is_on'
>;

/** What somebody says ends a stop. */
export async function putAutoRecharge(db: Db, rule: Rule): Promise<void> {
  const again = { stopped_at: null, stopped_because: null, decline_code: null, changed_at: new Date() };
  await db
    .insertInto('auto_recharge')
    .values(rule)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...rule, ...again, version: sql`auto_recharge.version + 1` }),
    )
    .execute();
}

export async function updateAutoRecharge(
  db: Db,
  accountId: string,
  change: Updateable<Database['auto_recharge']>,
): Promise<void> {
  await db
    .updateTable('auto_recharge')
    .set({ ...change, version: sql`version + 1`, changed_at: new Date() })
    .where('account_id', '=', accountId)
    .execute();
}

/** Whose balance has fallen below what they said, as far as one look tells; of some accounts or of all. */
export async function listDueRecharges(db: Db, accountIds?: readonly string[]): Promise<string[]> {
  const among = accountIds ? sql`and r.account_id = any (${accountIds}::uuid[])` : sql``;
  const { rows } = await sql<{ account_id: string }>`
    select r.account_id from auto_recharge r
    join account a on a.id = r.account_id and a.status = 'approved'
    left join ledger_balance b on b.account = 'advertiser:' || r.account_id || ':balance'
    where r.is_on and coalesce(b.balance_cents, 0) < r.below_cents ${among}
      and not exists (select from payment p where p.account_id = r.account_id
                      and p.origin = 'auto_recharge' and p.status in ('open', 'processing'))
    order by r.account_id`.execute(db);
  return rows.map((row) => row.account_id);
}

/** What was charged by itself since then, what is under way counted in full. */
export async function sumRecharged(db: Db, accountId: string, since: Date) {
  const { rows } = await sql<{ charged_cents: number; under_way: number }>`
    select coalesce(sum(case when status = 'succeeded' then greatest(received_cents, amount_cents) else amount_cents end)
                      filter (where created_at >= ${since}), 0)::bigint as charged_cents,
           count(*) filter (where status in ('open', 'processing')) as under_way
    from payment where account_id = ${accountId} and origin = 'auto_recharge'
      and (status in ('open', 'processing') or (status = 'succeeded' and created_at >= ${since}))`.execute(db);
  const [found] = rows;
  return { chargedTodayCents: found?.charged_cents ?? 0, isUnderWay: (found?.under_way ?? 0) > 0 };
}

export async function freeBalance(db: Db, accountId: string): Promise<number> {
  return (await findBalance(db, balanceOf(accountId)))?.balance_cents ?? 0;
}
