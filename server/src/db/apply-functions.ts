import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './database.ts';

type FunctionFile = { name: string; text: string; hash: string };

const LOCK = 7_308_332_040n; // any number, as long as it is always this one

/** A file of functions that PostgreSQL does not take. */
export class FunctionFileError extends Error {}

/**
 * Applies the files that are new or have changed since, in the order of their names, inside the caller's transaction.
 * `create or replace` keeps a function's signature: a migration drops (`drop function if exists`) what gets another one,
 * and what has no file any more.
 */
export async function applyFunctions(tx: Db, folder: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  await sql`create table if not exists schema_function (file text primary key, hash text not null)`.execute(tx);
  const files = await readFunctionFiles(folder);
  const [applied, existing] = [await listApplied(tx), await listFunctions(tx)];
  for (const file of files) {
    const isThere = functionsIn(file.text).every((name) => existing.has(name)); // a migration may have dropped one
    if (!isThere || applied.get(file.name) !== file.hash) await applyFile(tx, file);
  }
  await sql`delete from schema_function where file <> all (${files.map(({ name }) => name)})`.execute(tx);
}

export async function readFunctionFiles(folder: string): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(names.map((name) => readFunctionFile(folder, name)));
}

async function readFunctionFile(folder: string, name: string): Promise<FunctionFile> {
  const text = await readFile(join(folder, name), 'utf8');
  return { name, text, hash: createHash('sha256').update(text).digest('hex') };
}

export function functionsIn(text: string): string[] {
  return Array.from(text.matchAll(/^create or replace function (\w+)\(/gm), ([, name]) => name as string);
}

async function listApplied(tx: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ file: string; hash: string }>`select file, hash from schema_function`.execute(tx);
  return new Map(rows.map(({ file, hash }) => [file, hash]));
}

async function listFunctions(tx: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = current_schema()::regnamespace`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

async function applyFile(tx: Db, { name, text, hash }: FunctionFile): Promise<void> {
  try {
    await sql.raw(text).execute(tx);
  } catch (error) {
    const { message, hint } = error as Error & { hint?: string };
    throw new FunctionFileError(`functions/${name} failed: ${[message, hint].filter(Boolean).join('. ')}`, {
      cause: error,
    });
  }
  await sql`
    insert into schema_function (file, hash) values (${name}, ${hash})
    on conflict (file) do update set hash = excluded.hash`.execute(tx);
}
