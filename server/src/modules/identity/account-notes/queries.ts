import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';

export type NoteRow = Selectable<Database['account_note']>;

/** Newest first. */
export function listNotes(db: Db, accountId: string, { after, limit }: ListPage) {
  let query = db
    .selectFrom('account_note')
    .leftJoin('profile as author', 'author.id', 'account_note.author_id')
    .select(['account_note.id', 'account_note.message', 'account_note.created_at', 'author.full_name as author_name'])
    .select(createdMicros('account_note'))
    .where('account_note.account_id', '=', accountId)
    .orderBy('account_note.created_at', 'desc')
    .orderBy('account_note.id', 'desc')
    .limit(limit);
  if (after) query = query.where(isBehind('account_note', after));
  return query.execute();
}

export function insertNote(db: Db, note: Insertable<Database['account_note']>): Promise<NoteRow> {
  return db.insertInto('account_note').values(note).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when it is gone already. */
export function deleteNote(db: Db, id: string): Promise<NoteRow | undefined> {
  return db.deleteFrom('account_note').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function listTags(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_tag')
    .select('tag')
    .where('account_id', '=', accountId)
    .orderBy((tag) => tag.fn('lower', ['tag']))
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Needs the account's row lock. */
export async function replaceTags(db: Db, accountId: string, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('account_tag').where('account_id', '=', accountId).execute();
  if (tags.length === 0) return;
  await db
    .insertInto('account_tag')
    .values(tags.map((tag) => ({ account_id: accountId, tag })))
    .execute();
}
