import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/schema.ts';

export type ProfileRow = Selectable<Database['profile']>;
export type UserRow = Selectable<Database['auth_user']>;

/** Everything a request knows about the person behind its cookie. */
export type SignedIn = {
  sessionId: string;
  user: { id: string; email: string; twoFactorEnabled: boolean };
  profile: ProfileRow | undefined;
};

export function findProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profile').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findProfileForUpdate(db: Db, id: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profile').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findProfileByEmail(db: Db, email: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profile').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('auth_user').selectAll().where('email', '=', email).executeTakeFirst();
}

export type NewAccount = {
  passwordHash: string;
  emailConfirmedAt: Date | null;
  profile: Omit<Insertable<Database['profile']>, 'id'>;
};

/** Credentials and profile together; undefined when the address is taken, even by a registration at the same moment. */
export async function insertAccount(db: Db, account: NewAccount): Promise<ProfileRow | undefined> {
  const { profile, emailConfirmedAt, passwordHash } = account;
  const id = randomUUID();
  const user = await db
    .insertInto('auth_user')
    .values({
      id,
      name: profile.full_name,
      email: profile.email,
      email_verified: emailConfirmedAt !== null,
      email_confirmed_at: emailConfirmedAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return undefined;
  await db
    .insertInto('auth_account')
    .values({ id: randomUUID(), user_id: id, account_id: id, provider_id: 'credential', password: passwordHash })
    .execute();
  return db
    .insertInto('profile')
    .values({ ...profile, id })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Yesterday's sessions, tokens, questions and counters. */
export async function deleteExpired(db: Db): Promise<void> {
  const now = new Date();
  for (const table of ['auth_session', 'auth_verification', 'captcha', 'email_change'] as const) {
    await deleteInBatches(db, table, sql`expires_at < ${now}`);
  }
  await deleteInBatches(db, 'rate_limit', sql`expire < ${now.getTime()}`);
}
