import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Whoever spent something lately, or was told that little is left; the network asks nothing of itself. */
export async function listSpenders(db: Db, since: Date): Promise<{ id: string; name: string; wasLow: boolean }[]> {
  const found = await sql<{ id: string; name: string; wasLow: boolean }>`
    select p.id, p.name, coalesce(l.is_low, false) as "wasLow"
    from account p left join balance_alert l on l.account_id = p.id
    where p.type = 'advertiser' and not p.is_house
      and (l.is_low or exists (
        select 1 from ledger_posting where from_account = 'advertiser:' || p.id || ':reserved' and at >= ${since}))
    order by p.id`.execute(db);
  return found.rows;
}

/** False when it stood so already: of two who look at once one tells. */
export async function turnAlert(db: Db, accountId: string, isLow: boolean, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into balance_alert as l (account_id, is_low, changed_at) values (${accountId}, ${isLow}, ${at})
    on conflict (account_id) do update set is_low = excluded.is_low, changed_at = excluded.changed_at
      where l.is_low <> excluded.is_low
    returning 1`.execute(db);
  return rows.length > 0;
}
