import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type Db, type OpenDatabase, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { runOnServer, withDatabase } from './test-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');

/** A database without a single table, until the test is over. */
export async function createEmptyDatabase(): Promise<OpenDatabase> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await runOnServer(inject('postgresUrl'), `create database ${name}`);
  const database = openDatabase(withDatabase(inject('postgresUrl'), name));
  onTestFinished(database.close);
  return database;
}

/** Brings an empty database to where it was when `last` was the newest migration, before functions had files. */
export async function migrateUpTo(db: Db, last: string): Promise<void> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.slice(0, last.length) <= last);
  const files = names.map(async (name) => [name, await readFile(join(MIGRATIONS, name), 'utf8')]);
  const migrations = await folderWith(Object.fromEntries(await Promise.all(files)));
  await migrate(db, { migrations, functions: await folderWith({}) });
}

/** A folder with these files, until the test is over. */
export async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'callstead-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}
