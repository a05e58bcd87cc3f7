import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Storage } from '../../storage/port.ts';
import { PERSON_KEY_FILE } from '../persons/person-key.ts';
import { type BackupKey, newSalt, openKey } from './encryption.ts';
import { type Contents, type StoredFile, type TableFile, writeManifest } from './manifest.ts';
import { nameAt, type Place } from './place.ts';
import {
  beginSnapshot,
  holdsSecret,
  listMigrated,
  listMonths,
  listSequences,
  listStoredKeys,
  listTables,
  postgresVersion,
  readTable,
  type SnapshotTable,
} from './snapshot-queries.ts';
import { storeFile } from './stored-file.ts';

export type BackupServices = {
  newClient: () => pg.Client;
  /** Where recordings are. */
  storage: Storage;
  config: Pick<Config, 'dataDir' | 'appSecret' | 'backup'>;
};

type Options = { place: Place; now: Date; withFiles: boolean };
export type Backup = { address: string; contents: Contents; warnings: string[] };
type Writing = { storage: Storage; key: BackupKey | undefined };

/** Within the backup. */
export const PERSON_KEY = 'person-key';
export const fileOf = (key: string) => `files/${key}`;

/**
 * Everything the network is, as of one moment and beside whatever goes on: each table by COPY in one snapshot, and the files its
 * rows name. The rows are small and come first; a recording that is erased while others are copied is left out.
 */
export async function makeBackup(services: BackupServices, { place, now, withFiles }: Options): Promise<Backup> {
  const { passphrase } = services.config.backup;
  const key = passphrase === undefined ? undefined : await openKey(passphrase, newSalt());
  const client = services.newClient();
  client.on('error', () => undefined); // whatever runs on it hears of it as well
  await client.connect();
  try {
    if (!(await beginSnapshot(client))) throw new Error('Another backup of this network is being made.');
    const name = nameAt(now);
    const draft = await place.begin(name);
    try {
      const contents = await writeContents(services, client, { storage: draft.storage, key }, { now, withFiles });
      await writeManifest(draft.storage, contents, key);
      await draft.finish();
      return { address: place.addressOf(name), contents, warnings: await warningsAbout(services, client, contents) };
    } catch (error) {
      await draft.abandon();
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function writeContents(
  services: BackupServices,
  client: pg.Client,
  writing: Writing,
  { now, withFiles }: Pick<Options, 'now' | 'withFiles'>,
): Promise<Contents> {
  const [migrations, months] = [await listMigrated(client), await listMonths(client)];
  const tables: TableFile[] = [];
  for (const table of await listTables(client)) tables.push(await writeTable(client, writing, table));
  const sequences = await listSequences(client); // after the rows: never below what they hold
  const keys = withFiles ? await listStoredKeys(client) : [];
  const { files, goneFiles } = await copyFiles(services.storage, writing, keys);
  const personKey = writing.key && (await writePersonKey(services, writing));
  return {
    ...{ format: 1, madeAt: now.toISOString(), postgres: await postgresVersion(client) },
    ...{ migrations, months, tables, sequences, files, goneFiles },
    ...(personKey && { personKey }),
  };
}

async function writeTable(client: pg.Client, writing: Writing, table: SnapshotTable): Promise<TableFile> {
  const file = `tables/${table.table.replaceAll(/[_.]/g, '-')}.gz`;
  const rows = readTable(client, table);
  const stored = await storeFile(writing, file, rows, { contentType: 'application/gzip', through: [createGzip()] });
  return { ...table, file, rows: rows.rowCount, ...stored };
}

async function copyFiles(
  from: Storage,
  writing: Writing,
  keys: readonly { key: string; contentType: string }[],
): Promise<Pick<Contents, 'files' | 'goneFiles'>> {
  const [files, goneFiles]: [Contents['files'], string[]] = [[], []];
  for (const { key, contentType } of keys) {
    const body = await from.get(key);
    if (!body) goneFiles.push(key);
    else files.push({ key, contentType, ...(await storeFile(writing, fileOf(key), body, { contentType })) });
  }
  return { files, goneFiles };
}

/** Without it a network that has no APP_SECRET would recognize nobody, and not start. Beside open rows it has no business. */
async function writePersonKey({ config }: BackupServices, writing: Writing): Promise<StoredFile | undefined> {
  const file = join(config.dataDir, PERSON_KEY_FILE);
  if (!existsSync(file)) return undefined;
  return storeFile(writing, PERSON_KEY, Readable.from([await readFile(file)]), { contentType: 'text/plain' });
}

async function warningsAbout(
  { config }: BackupServices,
  client: pg.Client,
  { goneFiles, personKey }: Contents,
): Promise<string[]> {
  const isOpen = config.backup.passphrase === undefined;
  return [
    ...(isOpen && config.appSecret === undefined && (await holdsSecret(client)) ? [SECRET_INSIDE] : []),
    ...(!personKey && existsSync(join(config.dataDir, PERSON_KEY_FILE)) ? [KEY_APART] : []),
    ...(goneFiles.length > 0 ? [`${goneFiles.length} files that rows name were not in the storage.`] : []),
  ];
}

const SECRET_INSIDE =
  'The secret of the network lies in its database, and so in this backup, which is not encrypted: whoever has it can open what is sealed. Set BACKUP_PASSPHRASE, or APP_SECRET from the first start on.';
const KEY_APART = `The key by which people are recognized is not in this backup: keep a copy of ${PERSON_KEY_FILE} from DATA_DIR apart, or set BACKUP_PASSPHRASE.`;
