import type { Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { ProfileRow } from '../queries.ts';

export async function updateLanguage(db: Db, id: string, language: ProfileRow['language']): Promise<void> {
  await db.updateTable('profile').set({ language }).where('id', '=', id).execute();
}

export type ProfileColumns = Pick<
  Updateable<Database['profile']>,
  | 'full_name'
  | 'phone'
  | 'company_name'
  | 'website'
  | 'traffic_sources'
  | 'address'
  | 'city'
  | 'state'
  | 'zip_code'
  | 'time_zone'
>;

export async function updateProfileColumns(db: Db, id: string, columns: ProfileColumns): Promise<ProfileRow> {
  const { full_name: name } = columns;
  if (name) await db.updateTable('auth_user').set({ name }).where('id', '=', id).execute();
  return db
    .updateTable('profile')
    .set({ ...columns, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
