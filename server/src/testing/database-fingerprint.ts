import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Counting an attempt is no change, the log of requests is none, and what the job queue does for itself neither. */
const OWN_LIFE = new Set(['rate_limit', 'api_request', 'schema_migration', 'schema_migration_lock']);
const JOBS = `select string_agg(id::text, ',' order by id) from pgboss.job where name not like '\\_\\_%'`;

/** The same for two moments between which nothing was written; for the small databases of tests. */
export async function fingerprint(db: Db): Promise<string> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  const contents = tables.rows
    .filter(({ name }) => !OWN_LIFE.has(name))
    .map(({ name }) => `(select string_agg(t::text, ',' order by t::text) from "${name}" t)`);
  const all = [...contents, `(${JOBS})`].map((content) => `coalesce(${content}, '')`).join(` || '|' || `);
  const { rows } = await sql<{ hash: string }>`select md5(${sql.raw(all)}) as hash`.execute(db);
  return rows[0]?.hash ?? '';
}
