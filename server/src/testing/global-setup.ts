import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { createServerRole, SERVER_ROLE } from '../db/roles.ts';
import { createLog } from '../log.ts';
import { prepareAsOwner } from '../prepare-database.ts';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';
import { runOnServer, SERVER_PASSWORD, TEMPLATE_DATABASE, withDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const SILENT = createLog('silent');

/** One real PostgreSQL for the whole run, with a migrated template that test files copy. */
export default async function startPostgres(project: TestProject) {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  // The data dies with the run: durability would only cost time.
  await runOnServer(postgres.url, 'alter system set fsync = off');
  await runOnServer(postgres.url, 'alter system set synchronous_commit = off');
  await runOnServer(postgres.url, 'select pg_reload_conf()');
  await runOnServer(postgres.url, `create database ${TEMPLATE_DATABASE}`);
  const template = openDatabase(withDatabase(postgres.url, TEMPLATE_DATABASE));
  await createServerRole(template.db, SERVER_PASSWORD);
  await template.close();
  await prepareAsOwner(withDatabase(postgres.url, TEMPLATE_DATABASE), SERVER_ROLE, SILENT);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await removeDataFolder(dataDir);
  };
}
