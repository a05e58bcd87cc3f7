import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
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

export async function markEmailConfirmed(db: Db, email: string): Promise<void> {
  await db
    .updateTable('auth_user')
    .set({ email_confirmed_at: new Date() })
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

export async function updateLanguage(db: Db, id: string, language: ProfileRow['language']): Promise<void> {
  await db.updateTable('profile').set({ language }).where('id', '=', id).execute();
}

export async function adminExists(db: Db): Promise<boolean> {
  const row = await db.selectFrom('profile').select('id').where('user_type', '=', 'admin').limit(1).executeTakeFirst();
  return row !== undefined;
}

export function listSessions(db: Db, userId: string) {
  return db
    .selectFrom('auth_session')
    .select(['id', 'user_id', 'created_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export function findSession(db: Db, id: string) {
  return db.selectFrom('auth_session').select(['id', 'user_id']).where('id', '=', id).executeTakeFirst();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('auth_session').where('id', '=', id).execute();
}

export async function deleteOtherSessions(db: Db, userId: string, keepId: string): Promise<void> {
  await db.deleteFrom('auth_session').where('user_id', '=', userId).where('id', '!=', keepId).execute();
}

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

/** Yesterday's sessions, tokens, questions and counters. */
export async function deleteExpired(db: Db): Promise<void> {
  const now = new Date();
  for (const table of ['auth_session', 'auth_verification', 'captcha', 'email_change'] as const) {
    await deleteInBatches(db, table, sql`expires_at < ${now}`);
  }
  await deleteInBatches(db, 'rate_limit', sql`expire < ${now.getTime()}`);
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

/** Reset links on their way to a mailbox that is no longer this person's. */
export async function deleteOpenLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth_verification').where('value', '=', userId).execute();
}

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
