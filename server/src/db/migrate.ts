import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Db } from './database.ts';

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
const OLDEST_POSTGRES = 15;

/** Runs what the database has not seen yet, all of it or nothing. Several servers may start at once. */
export async function migrate(db: Db, folder = MIGRATIONS_FOLDER): Promise<void> {
  const provider: MigrationProvider = { getMigrations: () => readMigrations(folder) };
  const migrator = new Migrator({
    db,
    provider,
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error');
  const what = failed ? `Migration ${failed.migrationName} failed` : 'The database could not be migrated';
  throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file) => [file.replace(/\.sql$/, ''), await readMigration(folder, file)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const statements = await readFile(join(folder, file), 'utf8');
  return {
    up: async (db) => {
      await sql.raw(statements).execute(db);
    },
  };
}

export async function assertPostgresVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ server_version_num: string; server_version: string }>`
    select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version
  `.execute(db);
  const [version] = rows;
  if (Number(version?.server_version_num) >= OLDEST_POSTGRES * 10_000) return;
  throw new Error(`Callstead needs PostgreSQL ${OLDEST_POSTGRES} or newer; this is ${version?.server_version}.`);
}
