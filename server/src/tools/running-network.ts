import { type Config, loadConfig, readEnvironment } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { urlOfRunningPostgres } from '../db/embedded-postgres.ts';
import { ROOT_FOLDER } from '../root-folder.ts';

/** The database of the network that runs with this environment: a tool looks on, it starts nothing. */
export function openRunningNetwork(): { config: Config; database: OpenDatabase } {
  const config = loadConfig(readEnvironment(ROOT_FOLDER, process.env));
  const url = config.databaseUrl ?? urlOfRunningPostgres(config.dataDir);
  if (!url) throw new Error(`No Callstead runs on ${config.dataDir}. Start it first: npm start`);
  return { config, database: openDatabase(url) };
}

/** Runs a tool and ends with what it says: 0 for all right. */
export async function runTool(tool: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await tool();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
