import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Counting an attempt is no change, nor a gauge that is written now and then, nor how far a subscriber has come, nor what the database does for itself. */
const OWN_LIFE = [
  'rate_limit',
  'api_request',
  'event_cursor',
  'carrier_hour',
  'carrier_answer',
  'schema_migration',
  'schema_migration_lock',
  'watched_change',
];

/**
 * Has the database note every row that is written from here on, and returns how to read the notes: how many changes each
 * table has seen, and how many tables there are. The same for two moments between which nothing was written. The notes are
 * rows too, so what is rolled back leaves none.
 */
export async function watchChanges(db: Db): Promise<() => Promise<Record<string, number>>> {
  await sql`create table watched_change (name text not null)`.execute(db);
  await sql`
    create function note_change() returns trigger language plpgsql security definer as $$
    begin
      insert into public.watched_change values (tg_table_name);
      return null;
    end $$`.execute(db);
  for (const table of await listWatched(db)) {
    const on = sql.table(table);
    await sql`create trigger note_rows after insert or delete on ${on} for each row execute function note_change()`.execute(
      db,
    );
    await sql`
      create trigger note_updates after update on ${on} for each row
      when (old.* is distinct from new.*) execute function note_change()`.execute(db);
    await sql`create trigger note_truncate after truncate on ${on} execute function note_change()`.execute(db);
  }
  // Jobs come and go; what the queue plans for itself is its own business.
  await sql`
    create trigger note_jobs after insert on pgboss.job for each row
    when (new.name not like '\\_\\_%') execute function note_change()`.execute(db);
  await sql`
    create trigger note_done_jobs after delete on pgboss.job for each row
    when (old.name not like '\\_\\_%') execute function note_change()`.execute(db);
  return () => readChanges(db);
}

/** A trigger on a partitioned table stands on its partitions, those of later, too. */
async function listWatched(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !OWN_LIFE.includes(name));
}

async function readChanges(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; times: number }>`
    select name, count(*) as times from watched_change group by name
    union all
    select 'tables', count(*) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return Object.fromEntries(rows.map(({ name, times }) => [name, times]));
}
