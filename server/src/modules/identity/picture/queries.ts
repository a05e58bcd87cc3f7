import type { Db } from '../../../db/database.ts';
import { type AccountRow, rereadAccount } from '../queries.ts';

export async function updatePicture(db: Db, account: AccountRow, picture: string | null): Promise<AccountRow> {
  const updated_at = new Date();
  await db.updateTable('profile').set({ picture, updated_at }).where('id', '=', account.user_id).execute();
  return rereadAccount(db, account);
}
