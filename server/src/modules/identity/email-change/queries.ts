import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

/** One at a time: what was asked for last counts. */
export async function putEmailChange(db: Db, change: Insertable<Database['email_change']>): Promise<void> {
  const { user_id, ...rest } = change;
  await db
    .insertInto('email_change')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

export async function findPendingEmail(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_change')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row?.new_email;
}

/** The one use of a link: of any number of requests at once, one gets the row. */
export function takeEmailChange(
  db: Db,
  tokenHash: string,
): Promise<{ user_id: string; new_email: string } | undefined> {
  return db
    .deleteFrom('email_change')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .returning(['user_id', 'new_email'])
    .executeTakeFirst();
}

export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_change').where('user_id', '=', userId).execute();
}

/** The profile's address follows by its foreign key; the link that was opened has confirmed the new one. */
export async function changeLoginEmail(db: Db, userId: string, email: string): Promise<void> {
  const now = new Date();
  await db
    .updateTable('auth_user')
    .set({ email, email_verified: true, email_confirmed_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
  await db.updateTable('profile').set({ updated_at: now }).where('id', '=', userId).execute();
}

/** Until then, what concerns the person's money is mailed to the old address, too. */
export async function keepFormerEmail(db: Db, former: Insertable<Database['former_email']>): Promise<void> {
  const { expires_at } = former;
  await db
    .insertInto('former_email')
    .values(former)
    .onConflict((conflict) => conflict.columns(['user_id', 'email']).doUpdateSet({ expires_at }))
    .execute();
}

/** Login addresses that people of the account gave up a short while before. */
export function listFormerEmails(db: Db, accountId: string, at: Date): Promise<{ email: string }[]> {
  return db
    .selectFrom('former_email')
    .innerJoin('account_member', 'account_member.user_id', 'former_email.user_id')
    .select('former_email.email')
    .where('account_member.account_id', '=', accountId)
    .where('former_email.expires_at', '>', at)
    .orderBy('former_email.email')
    .execute();
}

/** Reset links on their way to a mailbox that is no longer this person's. */
export async function deleteOpenLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth_verification').where('value', '=', userId).execute();
}
