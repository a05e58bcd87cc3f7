import type { Db } from '../../../db/database.ts';

export async function markEmailConfirmed(db: Db, email: string): Promise<void> {
  await db
    .updateTable('auth_user')
    .set({ email_confirmed_at: new Date() })
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .execute();
}
