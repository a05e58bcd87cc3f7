import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { findAccount, type SignedIn } from '../queries.ts';

/** Undefined when this session looks with its own eyes, or its hour is over. */
export async function findViewed(db: Db, sessionId: string): Promise<SignedIn['viewed']> {
  const view = await db
    .selectFrom('account_view')
    .select(['account_id', 'ends_at'])
    .where('session_id', '=', sessionId)
    .where('ends_at', '>', new Date())
    .executeTakeFirst();
  const account = view && (await findAccount(db, view.account_id));
  return account && { account, endsAt: view.ends_at };
}

/** In place of one whose hour is over. */
export async function saveView(db: Db, view: Insertable<Database['account_view']>): Promise<void> {
  await db
    .insertInto('account_view')
    .values(view)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(view))
    .execute();
}

/** Undefined when there was none. */
export async function deleteView(db: Db, sessionId: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('account_view')
    .where('session_id', '=', sessionId)
    .returning('account_id')
    .executeTakeFirst();
  return ended?.account_id;
}
