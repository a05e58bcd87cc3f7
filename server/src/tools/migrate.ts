import { loadConfig, readEnvironment } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { currentRole } from '../db/roles.ts';
import { createLog } from '../log.ts';
import { prepareAsOwner } from '../prepare-database.ts';
import { ROOT_FOLDER } from '../root-folder.ts';
import { runTool } from './running-network.ts';

/** `npm run migrate`: for servers that are not told who owns their tables. */
await runTool(async () => {
  const { databaseUrl, migrationDatabaseUrl } = loadConfig(readEnvironment(ROOT_FOLDER, process.env));
  if (!databaseUrl || !migrationDatabaseUrl)
    throw new Error('Set DATABASE_URL (the server) and MIGRATION_DATABASE_URL (the owner).');
  const server = openDatabase(databaseUrl);
  const role = await currentRole(server.db).finally(server.close);
  await prepareAsOwner(migrationDatabaseUrl, role, createLog('warn'));
  process.stdout.write(`The database is ready for ${role}.\n`);
  return 0;
});
