import type { Writable } from 'node:stream';
import { sql } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Db } from '../../db/database.ts';
import type { Contents, TableFile } from './manifest.ts';
import { JOB_TABLE, listOf, nameOf } from './snapshot-queries.ts';

export type ForeignKey = { table: string; name: string; definition: string };

/** Whether anybody has been here: a server that started has at least its catalogue. */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('campaign') is not null as made`.execute(db);
  if (!rows[0]?.made) return false;
  const found = await sql<{ used: boolean }>`
    select exists (select from campaign) or exists (select from auth_user) as used`.execute(db);
  return found.rows[0]?.used ?? true;
}

/** Tables of somebody else, which are none of our business. */
export async function listStrangeTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and to_regclass('schema_migration') is null
    order by 1 limit 5`.execute(db);
  return rows.map(({ name }) => name);
}

/** All of it or nothing. Values are read as they were written. */
export async function beginLoading(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(`
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
}

export async function endLoading(client: pg.Client): Promise<void> {
  await client.query('commit');
}

/** Rows come in the order of their tables' names, so what refers to what is looked at in the end, of all of them. */
export async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace order by 1, 2`);
  for (const { table, name } of rows)
    await client.query(`alter table ${nameOf(table)} drop constraint ${nameOf(name)}`);
  return rows;
}

export async function addForeignKeys(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${nameOf(table)} add constraint ${nameOf(name)} ${definition}`);
}

/** What guards and tells of changes has done so when the rows were written first: nothing happens anew. */
export async function setTriggers(client: pg.Client, state: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) order by 1`);
  for (const { name } of rows) await client.query(`alter table ${nameOf(name)} ${state} trigger user`);
}

/** Partitions a migration makes are of today; those of the backup's months come beside them. */
export async function createMonths(client: pg.Client, months: Contents['months']): Promise<void> {
  for (const { table, name, from, to } of months)
    await client.query(
      `create table if not exists ${nameOf(name)} partition of ${nameOf(table)} for values from (${literal(from)}) to (${literal(to)})`,
    );
}

/** Migrations put a few rows in; the backup has them, as they became. */
export async function emptyTables(client: pg.Client, tables: readonly TableFile[]): Promise<void> {
  const ours = tables.filter(({ table }) => table !== JOB_TABLE);
  await client.query(`truncate ${ours.map(({ table }) => nameOf(table)).join(', ')}`);
}

export function writeTable(client: pg.Client, { table, columns }: TableFile): Writable & { rowCount: number } {
  const into = table === JOB_TABLE ? 'waiting_job' : table;
  return client.query(copyFrom(`copy ${nameOf(into)} (${listOf(columns)}) from stdin`));
}

/** Jobs are taken in by what their queue says today; of a queue that is no more, none. */
export async function openWaitingJobs(client: pg.Client): Promise<void> {
  await client.query(
    'create temp table waiting_job (id uuid, name text, data jsonb, start_after timestamptz) on commit drop',
  );
}

export async function enqueueWaitingJobs(client: pg.Client): Promise<void> {
  await client.query(`
    insert into pgboss.job (id, name, data, start_after, retry_limit, retry_delay, retry_backoff, expire_in, keep_until)
    select w.id, w.name, w.data, greatest(w.start_after, now()), q.retry_limit, q.retry_delay, q.retry_backoff,
           q.expire_seconds * interval '1 second', greatest(w.start_after, now()) + q.retention_minutes * interval '1 minute'
    from waiting_job w join pgboss.queue q on q.name = w.name`);
}

export async function setSequences(client: pg.Client, sequences: Contents['sequences']): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [nameOf(name), value, isCalled]);
}

/** PostgreSQL plans by what it knows of the rows, and so far knows nothing. */
export async function analyze(client: pg.Client): Promise<void> {
  await client.query('analyze');
}

function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
