import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase, folderWith, migrateUpTo } from '../testing/empty-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { functionsIn, readFunctionFiles } from './apply-functions.ts';
import type { Db } from './database.ts';
import { migrate } from './migrate.ts';

const FUNCTIONS = join(import.meta.dirname, 'functions');
const BEFORE_FILES = '0020';

const GREETING = "create or replace function greeting() returns text language sql as $$ select 'hello' $$;";
const LOUDER = GREETING.replace('hello', 'HELLO');

test('a new database and one of an earlier release end with the same functions', async () => {
  const [fresh, upgraded] = [await freshDatabase(), (await createEmptyDatabase()).db];
  await migrateUpTo(upgraded, BEFORE_FILES);
  await migrate(upgraded);
  expect(await definitionsIn(upgraded)).toEqual(await definitionsIn(fresh));
});

test('every function of the database stands in a file of its name, and has one signature', async () => {
  const db = await freshDatabase();
  const files = await readFunctionFiles(FUNCTIONS);
  for (const { name, text } of files) expect(functionsIn(text), name).toEqual([name.replace(/\.sql$/, '')]);
  expect((await definitionsIn(db)).map(({ name }) => `${name}.sql`)).toEqual(files.map(({ name }) => name));
});

test('a file is applied when it is new and when it has changed, and not otherwise', async () => {
  const { db } = await createEmptyDatabase();
  await migrate(db, await foldersWith({ 'greeting.sql': GREETING }));
  expect(await greetingOf(db)).toBe('hello');
  await sql.raw(GREETING.replace('hello', 'changed by hand')).execute(db);
  await migrate(db, await foldersWith({ 'greeting.sql': GREETING }));
  expect(await greetingOf(db)).toBe('changed by hand');
  await migrate(db, await foldersWith({ 'greeting.sql': LOUDER }));
  expect(await greetingOf(db)).toBe('HELLO');
});

test('a function that a migration dropped comes back from its file', async () => {
  const { db } = await createEmptyDatabase();
  await migrate(db, await foldersWith({ 'greeting.sql': GREETING }));
  await migrate(db, await foldersWith({ 'greeting.sql': GREETING }, { '0002_drop.sql': 'drop function greeting();' }));
  expect(await greetingOf(db)).toBe('hello');
});

test('another signature is refused until a migration drops the old one, with nothing left behind', async () => {
  const { db } = await createEmptyDatabase();
  await migrate(db, await foldersWith({ 'greeting.sql': GREETING }));
  const functions = { 'greeting.sql': GREETING.replace('returns text', 'returns varchar') };
  const table = { '0002_note.sql': 'create table note (text text);' };
  await expect(migrate(db, await foldersWith(functions, table))).rejects.toThrow(
    'functions/greeting.sql failed: cannot change return type of existing function. Use DROP FUNCTION greeting() first.',
  );
  await expect(sql`select from note`.execute(db)).rejects.toThrow('relation "note" does not exist');
  await migrate(db, await foldersWith(functions, { '0002_drop.sql': 'drop function if exists greeting();' }));
  expect(await greetingOf(db)).toBe('hello');
});

async function freshDatabase(): Promise<Db> {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  return db;
}

async function foldersWith(functions: Record<string, string>, migrations: Record<string, string> = {}) {
  return {
    migrations: await folderWith({ '0001_start.sql': 'select 1;', ...migrations }),
    functions: await folderWith(functions),
  };
}

async function greetingOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ greeting: string }>`select greeting()`.execute(db);
  return rows[0]?.greeting;
}

/** Functions of extensions are not ours. */
async function definitionsIn(db: Db): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname collate "C"`.execute(db);
  return rows;
}
