import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { startQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';
import { runOnServer, TEMPLATE_DATABASE, withDatabase } from './test-database.ts';

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
  await migrate(template.db);
  // Makes the queue's tables once, instead of in every copy.
  await (await startQueue({ pool: template.pool, log: SILENT })).stop();
  await template.close();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await removeDataFolder(dataDir);
  };
}
