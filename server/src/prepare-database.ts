import { randomBytes } from 'node:crypto';
import { type OpenDatabase, openDatabase } from './db/database.ts';
import { assertMigrated, migrate } from './db/migrate.ts';
import { createServerRole, currentRole, grantToServer, ownsTables, SERVER_ROLE } from './db/roles.ts';
import type { JobLog } from './jobs/jobs.ts';
import { installQueue } from './jobs/queue.ts';

/** Tables, functions and queues, made or brought up to date by whoever owns them, for the server to use. */
export async function prepareAsOwner(ownerUrl: string, server: string, log: JobLog): Promise<void> {
  const owner = openDatabase(ownerUrl);
  try {
    await migrate(owner.db);
    await installQueue({ pool: owner.pool, log });
    await grantToServer(owner.db, server);
  } finally {
    await owner.close();
  }
}

/** The address by which the server uses a PostgreSQL that is ours alone. */
export async function prepareOwnPostgres(ownerUrl: string, log: JobLog): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const owner = openDatabase(ownerUrl);
  await createServerRole(owner.db, password).finally(owner.close);
  await prepareAsOwner(ownerUrl, SERVER_ROLE, log);
  const url = new URL(ownerUrl);
  url.username = SERVER_ROLE;
  url.password = password;
  return url.href;
}

/** Somebody else's PostgreSQL: with an owner's address next to it, with a role that owns the tables, or prepared before by `npm run migrate`. */
export async function prepareGivenDatabase(
  { db }: OpenDatabase,
  migrationUrl: string | undefined,
  log: JobLog,
): Promise<void> {
  if (migrationUrl) return prepareAsOwner(migrationUrl, await currentRole(db), log);
  if (!(await ownsTables(db))) return assertMigrated(db);
  log.warn(
    'the role of DATABASE_URL owns the tables and could switch off what keeps the books append-only: see MIGRATION_DATABASE_URL',
  );
  await migrate(db);
}
