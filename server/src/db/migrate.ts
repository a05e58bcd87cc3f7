import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Runs what the database has not seen yet, all of it or nothing. Several servers may start at once. */
export async function migrate(db: Db, folders = FOLDERS): Promise<void> {
  await runMigrations(db, folders);
  // A release may change functions alone.
  await db.transaction().execute((tx) => applyFunctions(tx, folders.functions));
}

async function runMigrations(db: Db, folders: Folders): Promise<void> {
  const provider: MigrationProvider = { getMigrations: () => readMigrations(folders) };
  const migrator = new Migrator({
    db,
    provider,
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof FunctionFileError) throw error;
  const failed = results?.find((result) => result.status === 'Error');
  const what = failed ? `Migration ${failed.migrationName} failed` : 'The database could not be migrated';
  throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
}

/** The last one ends with the functions: tables and the functions that use them change together or not at all. */
async function readMigrations({ migrations, functions }: Folders): Promise<Record<string, Migration>> {
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file) => {
    const statements = await readFile(join(migrations, file), 'utf8');
    const up = async (tx: Db) => {
      await sql.raw(statements).execute(tx);
      if (file === files.at(-1)) await applyFunctions(tx, functions);
    };
    return [file.replace(/\.sql$/, ''), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
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
