import type { UserType } from '@callstead/domain/identity/account';
import type { NotificationKind } from '@callstead/domain/notifications/notification';
import type { MailWish } from '@callstead/domain/notifications/preferences';
import { type Insertable, type Selectable, sql } from 'kysely';
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

export type MailReader = { id: string; type: UserType; kind: string | null; mail: MailWish | null };

/** Who these people are, with what they wish about the mails of these kinds: a row for each wish, or one without. */
export function listMailReaders(
  db: Db,
  userIds: readonly string[],
  kinds: readonly NotificationKind[],
): Promise<MailReader[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('account_member')
    .innerJoin('account', 'account.id', 'account_member.account_id')
    .leftJoin('news_preference', (join) =>
      join.onRef('news_preference.user_id', '=', 'account_member.user_id').on('news_preference.kind', 'in', [...kinds]),
    )
    .select(['account_member.user_id as id', 'account.type', 'news_preference.kind', 'news_preference.mail'])
    .where('account_member.user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}

export type DigestItemRow = Selectable<Database['digest_item']>;

export async function insertDigestItem(db: Db, item: Insertable<Database['digest_item']>): Promise<void> {
  await db.insertInto('digest_item').values(item).execute();
}

export async function deleteDigestItems(db: Db, userId: string, kinds: readonly NotificationKind[]): Promise<void> {
  await db
    .deleteFrom('digest_item')
    .where('recipient_id', '=', userId)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .execute();
}

/** Everybody for whom something waits, since when, and whose clock counts. */
export function listDigestReaders(db: Db) {
  return db
    .selectFrom('digest_item')
    .innerJoin('profile', 'profile.id', 'digest_item.recipient_id')
    .select(['profile.id', 'profile.time_zone as zone', 'profile.last_digest_at as lastAt'])
    .select(({ fn }) => fn.min('digest_item.created_at').as('since'))
    .groupBy('profile.id')
    .execute();
}

export type DigestReader = NonNullable<Awaited<ReturnType<typeof lockDigestReader>>>;

/** Undefined when this morning's was sent, or another process is at it: of two that take a person's items each would have some. */
export function lockDigestReader(db: Db, id: string, morning: Date) {
  return db
    .selectFrom('profile')
    .innerJoin('account_member', 'account_member.user_id', 'profile.id')
    .innerJoin('account', 'account.id', 'account_member.account_id')
    .select(['profile.id', 'profile.full_name as name', 'profile.email', 'profile.language', 'account.type'])
    .where('profile.id', '=', id)
    .where(({ or, eb }) => or([eb('profile.last_digest_at', 'is', null), eb('profile.last_digest_at', '<', morning)]))
    .forNoKeyUpdate('profile')
    .skipLocked()
    .executeTakeFirst();
}

/** What waited until then, oldest first; it waits no longer. */
export async function takeDigestItems(db: Db, id: string, morning: Date): Promise<DigestItemRow[]> {
  const taken = await db
    .deleteFrom('digest_item')
    .where('recipient_id', '=', id)
    .where('created_at', '<', morning)
    .returningAll()
    .execute();
  return taken.sort(
    (one, other) => one.created_at.getTime() - other.created_at.getTime() || one.event_id - other.event_id,
  );
}

export async function markDigested(db: Db, id: string, morning: Date): Promise<void> {
  await db.updateTable('profile').set({ last_digest_at: morning }).where('id', '=', id).execute();
}
