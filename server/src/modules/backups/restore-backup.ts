import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { OpenDatabase } from '../../db/database.ts';
import { listMigrations, migrateTo } from '../../db/migrate.ts';
import type { JobLog } from '../../jobs/jobs.ts';
import { installQueue } from '../../jobs/queue.ts';
import type { Storage } from '../../storage/port.ts';
import { PERSON_KEY_FILE } from '../persons/person-key.ts';
import type { BackupKey } from './encryption.ts';
import {
  addForeignKeys,
  analyze,
  beginLoading,
  createMonths,
  dropForeignKeys,
  emptyTables,
  endLoading,
  enqueueWaitingJobs,
  isInUse,
  listStrangeTables,
  openWaitingJobs,
  setSequences,
  setTriggers,
  writeTable,
} from './load-queries.ts';
import { fileOf, PERSON_KEY } from './make-backup.ts';
import { type Contents, readManifest, type TableFile } from './manifest.ts';
import { checkFile, openFile } from './stored-file.ts';

/** One that was looked through: every file is there, and is what was written. */
export type CheckedBackup = { storage: Storage; contents: Contents; key: BackupKey | undefined };

/** Before anything is touched. */
export async function checkBackup(storage: Storage, passphrase: string | undefined): Promise<CheckedBackup> {
  const { contents, key } = await readManifest(storage, passphrase);
  const known = new Set(await listMigrations());
  const newer = contents.migrations.filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new Error(`This backup was made by a newer release (it knows ${newer.at(-1)}): restore it with that one.`);
  for (const table of contents.tables) await checkFile(storage, table.file, table);
  for (const file of contents.files) await checkFile(storage, fileOf(file.key), file);
  if (contents.personKey) await checkFile(storage, PERSON_KEY, contents.personKey);
  return { storage, contents, key };
}

export async function assertEmpty({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const strange = await listStrangeTables(db);
  if (strange.length > 0) throw new Error(`The database holds tables of something else (${strange.join(', ')}).`);
  if (await isInUse(db)) throw new Error('The database holds a network already. Restore into an empty one.');
}

/** As the owner of the tables: they are made as they were when the backup was made, and filled, all or none of them. */
export async function restoreRows(
  owner: Pick<OpenDatabase, 'db' | 'pool' | 'newClient'>,
  backup: CheckedBackup,
  log: JobLog,
): Promise<void> {
  const client = owner.newClient();
  client.on('error', () => undefined); // whatever runs on it hears of it as well
  await client.connect();
  try {
    await assertEmpty(owner);
    await migrateTo(owner.db, backup.contents.migrations.at(-1) as string);
    await installQueue({ pool: owner.pool, log });
    await loadRows(client, backup);
    await analyze(client);
  } finally {
    await client.end();
  }
}

async function loadRows(client: pg.Client, backup: CheckedBackup): Promise<void> {
  const { tables, months, sequences } = backup.contents;
  await beginLoading(client);
  const foreignKeys = await dropForeignKeys(client);
  await setTriggers(client, 'disable');
  await createMonths(client, months);
  await emptyTables(client, tables);
  await openWaitingJobs(client);
  for (const table of tables) await loadTable(client, backup, table);
  await enqueueWaitingJobs(client);
  await setSequences(client, sequences);
  await setTriggers(client, 'enable');
  await addForeignKeys(client, foreignKeys);
  await endLoading(client);
}

async function loadTable(client: pg.Client, backup: CheckedBackup, table: TableFile): Promise<void> {
  const rows = writeTable(client, table);
  await pipeline(await openFile(backup, table.file), createGunzip(), rows);
  if (rows.rowCount !== table.rows)
    throw new Error(`${table.table} should have ${table.rows} rows, and has ${rows.rowCount}.`);
}

/** Again does no harm: a key always holds the same. */
export async function restoreFiles(to: Storage, backup: CheckedBackup): Promise<void> {
  for (const { key, contentType } of backup.contents.files)
    await to.put(key, await openFile(backup, fileOf(key)), contentType);
}

/** One that is there stays. */
export async function restorePersonKey(dataDir: string, backup: CheckedBackup): Promise<void> {
  if (!backup.contents.personKey) return;
  await mkdir(dataDir, { recursive: true });
  const written = await text(await openFile(backup, PERSON_KEY));
  await writeFile(join(dataDir, PERSON_KEY_FILE), written, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}
