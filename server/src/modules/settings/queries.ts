import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Whether anything goes by the currency, and by the zone. */
export async function findBooksUse(db: Db): Promise<{ hasEntry: boolean; isCounted: boolean }> {
  const { rows } = await sql<{ hasEntry: boolean; isCounted: boolean }>`
    select exists (select from ledger_entry) as "hasEntry",
           exists (select from invoice) or exists (select from payout_run) as "isCounted"`.execute(db);
  return rows[0] ?? { hasEntry: false, isCounted: false };
}

/** The network's own advertiser is called as the network is, unless somebody gave it a name of its own. */
export async function renameOwnAdvertiser(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db.updateTable('account').set({ name: to }).where('is_house', '=', true).where('name', '=', from).execute();
}
