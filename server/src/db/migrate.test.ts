import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEmptyDatabase, folderWith } from '../testing/empty-database.ts';
import type { OpenDatabase } from './database.ts';
import { assertPostgresVersion, migrate } from './migrate.ts';
import type { Database } from './schema.ts';

test('every migration of the network runs on an empty database, and only once', async () => {
  const { db } = await createEmptyDatabase();
  await migrate(db);
  await migrate(db);
  expect(await db.selectFrom('profile').selectAll().execute()).toEqual([]);
});

test('servers that start together migrate once', async () => {
  const { db } = await createEmptyDatabase();
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(await db.selectFrom('profile').selectAll().execute()).toEqual([]);
});

test('migrations run in the order of their numbers', async () => {
  const { db } = await createEmptyDatabase();
  const folders = await foldersWith({
    '0002_fill.sql': "insert into note values ('hello'); insert into note values ('again');",
    '0001_create.sql': 'create table note (text text);',
  });
  await migrate(db, folders);
  expect(await notesIn(db)).toEqual(['hello', 'again']);
});

test('a failing migration is named with its reason and leaves nothing behind', async () => {
  const { db } = await createEmptyDatabase();
  const folders = await foldersWith({
    '0001_create.sql': 'create table note (text text);',
    '0002_break.sql': 'create table other (id int); insert into nowhere values (1);',
  });
  await expect(migrate(db, folders)).rejects.toThrow('Migration 0002_break failed: relation "nowhere" does not exist');
  await expect(notesIn(db)).rejects.toThrow('relation "note" does not exist');
});

test('a database of a newer release is refused', async () => {
  const { db } = await createEmptyDatabase();
  await migrate(db, await foldersWith({ '0001_a.sql': 'select 1;', '0002_b.sql': 'select 1;' }));
  const older = await foldersWith({ '0001_a.sql': 'select 1;' });
  await expect(migrate(db, older)).rejects.toThrow(
    'The database could not be migrated: a newer release has been here (0002_b).',
  );
});

test('a migration steps back from a table that is held, lets others use it, and comes again', async () => {
  const { db, newClient } = await createEmptyDatabase();
  await migrate(db, await foldersWith({ '0001_a.sql': 'create table note (text text);' }));
  const reader = newClient();
  await reader.connect();
  await reader.query('begin; select from note'); // as a backup does
  const next = await foldersWith({ '0001_a.sql': 'select 1;', '0002_b.sql': 'alter table note add column at date;' });
  const migrating = migrate(db, next);
  await sql`select pg_sleep(1)`.execute(db);
  const waitedMs = await msOf(() => sql`insert into note values ('hello')`.execute(db));
  expect(waitedMs).toBeLessThan(10_000); // behind the one that waits, until that one steps back
  await reader.end();
  await migrating;
  expect((await sql`select text, at from note`.execute(db)).rows).toEqual([{ text: 'hello', at: null }]);
});

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

test('the PostgreSQL we bring is new enough', async () => {
  const { db } = await createEmptyDatabase();
  await expect(assertPostgresVersion(db)).resolves.toBeUndefined();
});

test('an old PostgreSQL is refused by its version', async () => {
  const db = new Kysely<Database>({ dialect: answering({ server_version_num: '140011', server_version: '14.11' }) });
  await expect(assertPostgresVersion(db)).rejects.toThrow('needs PostgreSQL 15 or newer; this is 14.11');
});

function answering(row: Record<string, string>): PostgresDialect {
  const client = { query: async () => ({ command: 'SELECT', rowCount: 1, rows: [row] }), release: () => undefined };
  return new PostgresDialect({
    pool: async () => ({ connect: async () => client, end: async () => undefined }) as never,
  });
}

async function foldersWith(migrations: Record<string, string>) {
  return { migrations: await folderWith(migrations), functions: await folderWith({}) };
}

async function notesIn(db: OpenDatabase['db']): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from note`.execute(db);
  return rows.map((row) => row.text);
}
