import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Whether anything goes by the currency, and by the zone. */
export async function findBooksUse(db: Db): Promise<{ hasEntry: boolean; isCounted: boolean }> {
  const { rows } = await sql<{ hasEntry: boolean; isCounted: boolean }>`
    select exists (select from ledger_entry) as "hasEntry",
           exists (select from invoice) or exists (select from payout_run) as "isCounted"`.execute(db);
  return rows[0] ?? { hasEntry: false, isCounted: false };
}
