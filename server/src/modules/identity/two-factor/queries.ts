import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** As better-auth keeps it: encrypted. */
export async function findTotpSecret(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ secret: string }>`
    select secret from auth_two_factor where user_id = ${userId}`.execute(db);
  return rows[0]?.secret;
}

/** False when a code of this step or a later one was used: of two at once, one gets it. */
export async function claimTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    update auth_two_factor set last_used_step = ${step}
    where user_id = ${userId} and (last_used_step is null or last_used_step < ${step})
    returning user_id`.execute(db);
  return rows.length > 0;
}
