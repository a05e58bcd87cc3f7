import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { makeDataFolder, removeDataFolder } from '../testing/data-folder.ts';
import { runTool } from './running-network.ts';
import { tableTypes } from './table-types.ts';

const FILE = join(import.meta.dirname, '../db/tables.generated.ts');

/** Writes the types of the tables from a PostgreSQL that lives as long as this takes: `npm run db:types`. */
await runTool(async () => {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const database = openDatabase(postgres.url);
  try {
    await migrate(database.db);
    await writeFile(FILE, await tableTypes(database.db));
  } finally {
    await database.close();
    await postgres.stop();
    await removeDataFolder(dataDir);
  }
  return 0;
});
