import type { Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { type AccountRow, rereadAccount } from '../queries.ts';

export async function updateLanguage(db: Db, id: string, language: AccountRow['language']): Promise<void> {
  await db.updateTable('profile').set({ language }).where('id', '=', id).execute();
}

type PersonColumns = Pick<Updateable<Database['profile']>, 'full_name' | 'phone' | 'time_zone'>;
type AccountColumns = Pick<
  Updateable<Database['account']>,
  'company_name' | 'website' | 'traffic_sources' | 'address' | 'city' | 'state' | 'zip_code'
>;
export type ProfileColumns = PersonColumns & AccountColumns;

/** What describes the person goes to them, the rest to the account. */
export async function updateProfileColumns(
  db: Db,
  account: AccountRow,
  { full_name, phone, time_zone, ...business }: ProfileColumns,
): Promise<AccountRow> {
  const { id, user_id: userId } = account;
  const updated_at = new Date();
  if (full_name) await db.updateTable('auth_user').set({ name: full_name }).where('id', '=', userId).execute();
  const person = { full_name, phone, time_zone, updated_at };
  await db.updateTable('profile').set(person).where('id', '=', userId).execute();
  await db
    .updateTable('account')
    .set({ ...business, updated_at })
    .where('id', '=', id)
    .execute();
  return rereadAccount(db, account);
}
