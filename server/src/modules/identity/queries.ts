import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/schema.ts';

/** An account with a person who acts for it: whoever is signed in, or its first member. */
export type AccountRow = Selectable<Database['account_with_person']>;
export type PersonRow = Selectable<Database['profile']>;
export type UserRow = Selectable<Database['auth_user']>;

/** Everything a request knows about the person behind its cookie. */
export type SignedIn = {
  sessionId: string;
  user: { id: string; email: string; twoFactorEnabled: boolean };
  profile: AccountRow | undefined;
  /** The account this admin looks at with its own eyes. */
  viewed?: { account: AccountRow; endsAt: Date } | undefined;
};

export function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account_with_person').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findAccountForUpdate(db: Db, id: string): Promise<AccountRow | undefined> {
  await lockAccount(db, id);
  return findAccount(db, id);
}

export async function lockAccount(db: Db, id: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
}

/** The account a person acts for, with that person. */
export function findAccountOf(db: Db, userId: string): Promise<AccountRow | undefined> {
  return memberships(db).where('profile.id', '=', userId).executeTakeFirst();
}

/** One that was just written, with the same person. */
export function rereadAccount(db: Db, { user_id }: Pick<AccountRow, 'user_id'>): Promise<AccountRow> {
  return memberships(db).where('profile.id', '=', user_id).executeTakeFirstOrThrow();
}

export function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return memberships(db).where('profile.email', '=', email).executeTakeFirst();
}

function memberships(db: Db) {
  return db
    .selectFrom('profile')
    .innerJoin('account_member', 'account_member.user_id', 'profile.id')
    .innerJoin('account', 'account.id', 'account_member.account_id')
    .selectAll('account')
    .select([
      'profile.id as user_id',
      'profile.full_name',
      'profile.email',
      'profile.phone',
      'profile.language',
      'profile.time_zone',
      'profile.picture',
      'profile.start_page',
      'profile.density',
      'profile.live_rail',
    ]);
}

export function findPerson(db: Db, userId: string): Promise<PersonRow | undefined> {
  return db.selectFrom('profile').selectAll().where('id', '=', userId).executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('auth_user').selectAll().where('email', '=', email).executeTakeFirst();
}

type NewMember = {
  person: Omit<Insertable<Database['profile']>, 'id'>;
  account: Omit<Insertable<Database['account']>, 'id' | 'name' | 'email'>;
};
export type NewAccount = NewMember & { passwordHash: string; emailConfirmedAt: Date | null };

/** Credentials, person and account together; undefined when the address is taken, even by a registration at the same moment. */
export async function insertAccount(db: Db, created: NewAccount): Promise<AccountRow | undefined> {
  const { person, emailConfirmedAt, passwordHash } = created;
  const id = randomUUID();
  const user = await db
    .insertInto('auth_user')
    .values({
      id,
      name: person.full_name,
      email: person.email,
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
  return insertMember(db, id, created);
}

/** The person behind a login, and an account of their own. */
export async function insertMember(db: Db, userId: string, { person, account }: NewMember): Promise<AccountRow> {
  const { full_name: name, email } = person;
  await db
    .insertInto('profile')
    .values({ ...person, id: userId })
    .execute();
  const { id } = await db
    .insertInto('account')
    .values({ ...account, id: randomUUID(), name, email })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('account_member').values({ account_id: id, user_id: userId }).execute();
  return rereadAccount(db, { user_id: userId });
}

const EXPIRING = [
  'auth_session',
  'auth_verification',
  'captcha',
  'email_change',
  'former_email',
  'known_device',
  'sign_in_link',
] as const;

/** Yesterday's sessions, tokens, questions and counters. */
export async function deleteExpired(db: Db): Promise<void> {
  const now = new Date();
  for (const table of EXPIRING) {
    await deleteInBatches(db, table, sql`expires_at < ${now}`);
  }
  await deleteInBatches(db, 'rate_limit', sql`expire < ${now.getTime()}`);
}
