import type { Density } from '@callstead/domain/identity/screen';
import type { StartPage } from '@callstead/domain/identity/start-pages';
import type { NotificationKind } from '@callstead/domain/notifications/notification';
import { type MailWish, type NewsChoice, usualChoice } from '@callstead/domain/notifications/preferences';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type NewsPreferenceRow = Selectable<Database['news_preference']>;

export function listNewsPreferences(db: Db, userId: string): Promise<NewsPreferenceRow[]> {
  return db.selectFrom('news_preference').selectAll().where('user_id', '=', userId).execute();
}

/** Of those people, how each wants this kind, where it is not as usual. */
export function listChoices(
  db: Db,
  userIds: readonly string[],
  kind: NotificationKind,
): Promise<Pick<NewsPreferenceRow, 'user_id' | 'bell' | 'mail'>[]> {
  return db
    .selectFrom('news_preference')
    .select(['user_id', 'bell', 'mail'])
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('kind', '=', kind)
    .execute();
}

type OfPerson = { userId: string; kind: NotificationKind };

export async function upsertNewsPreference(db: Db, { userId, kind }: OfPerson, choice: NewsChoice): Promise<void> {
  const { bell, sound, mail } = choice;
  await db
    .insertInto('news_preference')
    .values({ user_id: userId, kind, bell, sound, mail })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ bell, sound, mail }))
    .execute();
}

/** What else they chose about it stays. */
export async function upsertMailWish(
  db: Db,
  userId: string,
  kinds: readonly NotificationKind[],
  mail: MailWish,
): Promise<void> {
  await db
    .insertInto('news_preference')
    .values(kinds.map((kind) => ({ user_id: userId, kind, ...usualChoice(kind), mail })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ mail }))
    .execute();
}

export async function deleteNewsPreference(db: Db, { userId, kind }: OfPerson): Promise<void> {
  await db.deleteFrom('news_preference').where('user_id', '=', userId).where('kind', '=', kind).execute();
}

type ScreenColumns = { start_page: StartPage | null; density: Density | null; live_rail: boolean };

export function findScreen(db: Db, userId: string): Promise<ScreenColumns> {
  return db
    .selectFrom('profile')
    .select(['start_page', 'density', 'live_rail'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function updateScreen(db: Db, userId: string, change: Partial<ScreenColumns>): Promise<void> {
  await db.updateTable('profile').set(change).where('id', '=', userId).execute();
}
