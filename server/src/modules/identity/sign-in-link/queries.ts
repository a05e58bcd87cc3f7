import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

/** The newest one counts. */
export async function putSignInLink(db: Db, link: Insertable<Database['sign_in_link']>): Promise<void> {
  const { user_id, ...rest } = link;
  await db
    .insertInto('sign_in_link')
    .values(link)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

/** The one use of a link: of any number of requests at once, one gets the row. */
export async function takeSignInLink(db: Db, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sign_in_link')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteSignInLink(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_link').where('user_id', '=', userId).execute();
}
