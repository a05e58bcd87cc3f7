import type { WorkList } from '@callstead/domain/work-lists';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** One person's list. */
export type Shelf = { userId: string; list: WorkList };

export async function findLayout(db: Db, { userId, list }: Shelf): Promise<string | null> {
  const found = await db
    .selectFrom('list_layout')
    .select('layout')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return found?.layout ?? null;
}

export async function upsertLayout(db: Db, { userId, list }: Shelf, layout: string): Promise<void> {
  await db
    .insertInto('list_layout')
    .values({ user_id: userId, list, layout })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ layout }))
    .execute();
}

export async function deleteLayout(db: Db, { userId, list }: Shelf): Promise<void> {
  await db.deleteFrom('list_layout').where('user_id', '=', userId).where('list', '=', list).execute();
}

/** In the order of their names. */
export function listViews(db: Db, { userId, list }: Shelf) {
  return db
    .selectFrom('list_view')
    .select(['id', 'name', 'question'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** One at a time on a shelf, so that its limit holds. */
export async function lockShelf(db: Db, { userId, list }: Shelf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('list views of ' || ${userId} || ${list}, 0))`.execute(db);
}

export async function upsertView(
  db: Db,
  { userId, list }: Shelf,
  { name, question }: { name: string; question: string },
) {
  const { rows } = await sql<{ id: string; name: string; question: string }>`
    insert into list_view (user_id, list, name, question) values (${userId}, ${list}, ${name}, ${question})
    on conflict (user_id, list, lower(name)) do update set name = excluded.name, question = excluded.question
    returning id, name, question`.execute(db);
  return rows[0];
}

/** Whether there was one. */
export async function deleteView(db: Db, { userId, list }: Shelf, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('list_view')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
