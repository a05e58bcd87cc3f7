import { loadConfig, readEnvironment } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { currentRole } from '../db/roles.ts';
import { createLog } from '../log.ts';
import { prepareGivenDatabase } from '../prepare-database.ts';
import { ROOT_FOLDER } from '../root-folder.ts';
import { runTool } from './running-network.ts';

/** `npm run migrate`: a step before new servers start, and the only one that needs to know who owns their tables. */
await runTool(async () => {
  const { databaseUrl, migrationDatabaseUrl } = loadConfig(readEnvironment(ROOT_FOLDER, process.env));
  if (!databaseUrl) throw new Error('Set DATABASE_URL; the PostgreSQL that comes along is migrated by the start.');
  const server = openDatabase(databaseUrl);
  try {
    await prepareGivenDatabase(server, migrationDatabaseUrl, createLog('warn'));
    process.stdout.write(`The database is ready for ${await currentRole(server.db)}.\n`);
  } finally {
    await server.close();
  }
  return 0;
});
