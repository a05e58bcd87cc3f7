import type { Db } from '../../../db/database.ts';

export function insertCaptcha(db: Db, answer: string, expiresAt: Date): Promise<{ id: string }> {
  return db.insertInto('captcha').values({ answer, expires_at: expiresAt }).returning('id').executeTakeFirstOrThrow();
}

export function findOpenCaptchaForUpdate(db: Db, id: string): Promise<{ answer: string } | undefined> {
  return db
    .selectFrom('captcha')
    .select('answer')
    .where('id', '=', id)
    .where('solved', '=', false)
    .where('expires_at', '>', new Date())
    .forUpdate()
    .executeTakeFirst();
}

export async function markCaptchaSolved(db: Db, id: string): Promise<void> {
  await db.updateTable('captcha').set({ solved: true }).where('id', '=', id).execute();
}

export async function deleteCaptcha(db: Db, id: string): Promise<void> {
  await db.deleteFrom('captcha').where('id', '=', id).execute();
}

/** The one use: true for exactly one of any number of requests that bring the same solved captcha. */
export async function takeSolvedCaptcha(db: Db, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('captcha')
    .where('id', '=', id)
    .where('solved', '=', true)
    .where('expires_at', '>', new Date())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
