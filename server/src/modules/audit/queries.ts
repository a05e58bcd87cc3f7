import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

type NewEntry = Omit<Insertable<Database['audit_entry']>, 'actor_name'>;

/** The actor's name is copied as it stands now. */
export async function insertAuditEntry(db: Db, entry: NewEntry): Promise<void> {
  const name = sql<string>`coalesce((select full_name from profile where id = ${entry.actor_id}), 'Callstead')`;
  await db
    .insertInto('audit_entry')
    .values({ ...entry, actor_name: name })
    .execute();
}
