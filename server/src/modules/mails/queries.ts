import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

/** False when it was ordered before. */
export async function claimEventMail(db: Db, mail: Insertable<Database['event_mail']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('event_mail')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
