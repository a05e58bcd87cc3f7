import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { type Config, loadConfig, readEnvironment } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { assertPostgresVersion } from '../db/migrate.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { createLog } from '../log.ts';
import { applyKeptErasures } from '../modules/backups/apply-kept-erasures.ts';
import { readErasures } from '../modules/backups/kept-erasures.ts';
import { openPlace, type Place, splitAddress } from '../modules/backups/place.ts';
import {
  assertEmpty,
  type CheckedBackup,
  checkBackup,
  restoreFiles,
  restorePersonKey,
  restoreRows,
} from '../modules/backups/restore-backup.ts';
import { verifyLedger } from '../modules/ledger/verify.ts';
import { prepareGivenDatabase, prepareOwnPostgres } from '../prepare-database.ts';
import { ROOT_FOLDER } from '../root-folder.ts';
import { openStorage } from '../storage/storage.ts';
import { runTool } from './running-network.ts';

/** `npm run restore -- --from <backup>`: into the database and the storage of this environment, which are empty. No server runs meanwhile. */
await runTool(async () => {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  if (!from) throw new Error('Say which backup: npm run restore -- --from <folder or s3://bucket/prefix/name>');
  const config = loadConfig(readEnvironment(ROOT_FOLDER, process.env));
  const log = createLog('warn');
  const { place: address, name } = splitAddress(from);
  const place = openPlace(address, config);
  const backup = await checkBackup(place.open(name), config.backup.passphrase);
  print(`The backup of ${backup.contents.madeAt} is whole.`);
  const target = await openTarget(config);
  try {
    await oneAtATime(target.owner.newClient, () => restore(target.owner, backup, config, log));
    const server = openDatabase(await target.prepare(log));
    return await finish(server, place, config, log).finally(server.close);
  } finally {
    await target.close();
  }
});

type Target = {
  /** As whoever owns, or will own, the tables. */
  owner: OpenDatabase;
  /** Brings what was restored up to this release; answers the server's address. */
  prepare: (log: Logger) => Promise<string>;
  close: () => Promise<void>;
};

async function openTarget(config: Config): Promise<Target> {
  const { databaseUrl, migrationDatabaseUrl } = config;
  if (databaseUrl === undefined) return openOwnTarget(config);
  const owner = openDatabase(migrationDatabaseUrl ?? databaseUrl);
  const prepare = async (log: Logger) => {
    const server = openDatabase(databaseUrl);
    await prepareGivenDatabase(server, migrationDatabaseUrl, log).finally(server.close);
    return databaseUrl;
  };
  return { owner, prepare, close: owner.close };
}

async function openOwnTarget({ dataDir }: Config): Promise<Target> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: print });
  const owner = openDatabase(postgres.url);
  return {
    owner,
    prepare: (log) => prepareOwnPostgres(postgres.url, log),
    close: async () => {
      await owner.close();
      await postgres.stop();
    },
  };
}

/** Files first: what is cut off can be begun again as long as the rows are not there. */
async function restore(owner: OpenDatabase, backup: CheckedBackup, config: Config, log: Logger): Promise<void> {
  await assertPostgresVersion(owner.db);
  await assertEmpty(owner);
  await restorePersonKey(config.dataDir, backup);
  await restoreFiles(openStorage(config), backup);
  print(`${backup.contents.files.length} files are back.`);
  await restoreRows(owner, backup, log);
  print(`${backup.contents.tables.reduce((sum, { rows }) => sum + rows, 0)} rows are back.`);
}

async function finish(server: OpenDatabase, place: Place, config: Config, log: Logger): Promise<number> {
  const differences = await verifyLedger(server.db);
  for (const { invariant, about, expected, found } of differences)
    print(`✗ ${invariant}: ${about} should be ${expected}, is ${found}`);
  const erased = await applyKeptErasures(server, await readErasures(place.root), { config, log });
  if (erased > 0) print(`${erased} numbers and addresses of people who were erased are erased again.`);
  print(differences.length === 0 ? 'The books are right.' : `Differences: ${differences.length}.`);
  return differences.length === 0 ? 0 : 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
