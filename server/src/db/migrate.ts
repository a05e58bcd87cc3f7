import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { applyFunctions, FunctionFileError, readFunctionFiles } from './apply-functions.ts';
import type { Db } from './database.ts';

type Folders = { migrations: string; functions: string };

const FOLDERS: Folders = {
  migrations: join(import.meta.dirname, 'migrations'),
  functions: join(import.meta.dirname, 'functions'),
};
const OLDEST_POSTGRES = 15;

/**
 * Whoever waits for a table lets everybody else wait behind: calls go on while a migration waits for a long query or a backup,
 * because it steps back and comes again.
 */
const LOCK = { patience: '3s', pauseMs: 2_000, tries: 60, refused: '55P03' };

/** Runs what the database has not seen yet, all of it or nothing. Several servers may start at once. */
export async function migrate(db: Db, folders = FOLDERS): Promise<void> {
  await runMigrations(db, folders);
  // A release may change functions alone.
  await db.transaction().execute((tx) => applyFunctions(tx, folders.functions));
}

/** As far as a backup was when it was made. The functions come with the rest, by `migrate`. */
export async function migrateTo(db: Db, name: string, folders = FOLDERS): Promise<void> {
  await runMigrations(db, folders, name);
}

async function runMigrations(db: Db, folders: Folders, last?: string): Promise<void> {
  const provider: MigrationProvider = { getMigrations: () => readMigrations(folders) };
  const migrator = new Migrator({
    db,
    provider,
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  });
  await assertNotAhead(db, folders);
  const step = () => (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  let { error, results } = await step();
  for (let tries = 1; isLockedOut(error) && tries < LOCK.tries; tries += 1) {
    await sleep(LOCK.pauseMs);
    ({ error, results } = await step());
  }
  if (!error) return;
  if (error instanceof FunctionFileError) throw error;
  const failed = results?.find((result) => result.status === 'Error');
  const what = failed ? `Migration ${failed.migrationName} failed` : 'The database could not be migrated';
  throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
}

const isLockedOut = (error: unknown) => (error as { code?: string } | undefined)?.code === LOCK.refused;

/** Releases go forward only: what a newer one has made, an older one cannot use. */
async function assertNotAhead(db: Db, folders: Folders): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('schema_migration') is not null as exists`.execute(
    db,
  );
  if (!rows[0]?.exists) return;
  const known = new Set(await listMigrations(folders));
  const applied = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db);
  const newest = applied.rows.map(({ name }) => name).findLast((name) => !known.has(name));
  if (newest === undefined) return;
  throw new Error(
    `The database could not be migrated: a newer release has been here (${newest}). Run that release, or restore a backup from before it.`,
  );
}

/** The last one ends with the functions: tables and the functions that use them change together or not at all. */
async function readMigrations({ migrations, functions }: Folders): Promise<Record<string, Migration>> {
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file) => {
    const statements = await readFile(join(migrations, file), 'utf8');
    const up = async (tx: Db) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK.patience)}`.execute(tx);
      await sql.raw(statements).execute(tx);
      if (file === files.at(-1)) await applyFunctions(tx, functions);
    };
    return [file.replace(/\.sql$/, ''), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What this release knows, in their order. */
export async function listMigrations(folders = FOLDERS): Promise<string[]> {
  return Object.keys(await readMigrations(folders)).sort();
}

/** For a server whose role may not migrate: somebody else has to have done it, with this very release. */
export async function assertMigrated(db: Db, folders = FOLDERS): Promise<void> {
  const names = Object.keys(await readMigrations(folders));
  const files = (await readFunctionFiles(folders.functions)).map(({ name, hash }) => `${name} ${hash}`);
  if (isDeepStrictEqual(await listApplied(db), [...names, ...files].sort())) return;
  throw new Error(
    'The database is not ready for this release, and the role of DATABASE_URL may not change that. Run `npm run migrate` with MIGRATION_DATABASE_URL.',
  );
}

/** Nothing where the role may not even look. */
async function listApplied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ found: string }>`
    select name as found from schema_migration union all select file || ' ' || hash from schema_function`
    .execute(db)
    .catch((error) => {
      if (error.code === '42501') return { rows: [] };
      throw error;
    });
  return rows.map(({ found }) => found).sort();
}

export async function assertPostgresVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ server_version_num: string; server_version: string }>`
    select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version
  `.execute(db);
  const [version] = rows;
  if (Number(version?.server_version_num) >= OLDEST_POSTGRES * 10_000) return;
  throw new Error(`Callstead needs PostgreSQL ${OLDEST_POSTGRES} or newer; this is ${version?.server_version}.`);
}
