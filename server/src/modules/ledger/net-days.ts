import type { Db } from '../../db/database.ts';

export async function putNetDays(db: Db, accountId: string, netDays: number): Promise<void> {
  await db
    .insertInto('net_terms')
    .values({ account_id: accountId, net_days: netDays })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ net_days: netDays, changed_at: new Date() }))
    .execute();
}

/** Undefined: nothing was agreed with them. */
export async function findNetDays(db: Db, accountId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('net_terms')
    .select('net_days')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.net_days;
}
