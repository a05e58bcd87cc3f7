import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Contents } from './manifest.ts';

/** How values are written stays the same whatever the server is set to; nobody ends this for being long. */
const SESSION = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Everything that is read until the client ends is of one moment. False while another backup is being made. */
export async function beginSnapshot(client: pg.Client): Promise<boolean> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(SESSION);
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock(7308332043) as locked');
  return rows[0]?.locked ?? false;
}

/** A table as far as it is kept: what follows from other columns is left out. */
export type SnapshotTable = { table: string; columns: string[] };

/** Jobs that wait are named as the queue's own table; the rest of the queue is made anew. */
export const JOB_TABLE = 'pgboss.job';
const JOBS: SnapshotTable = { table: JOB_TABLE, columns: ['id', 'name', 'data', 'start_after'] };

/** How the schema came about is made anew by the migrations; what PostgreSQL itself would forget in a crash is not kept. */
export async function listTables(client: pg.Client): Promise<SnapshotTable[]> {
  const { rows } = await client.query<SnapshotTable>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relname not like 'schema\\_%'
    group by c.relname order by c.relname`);
  return [...rows, JOBS];
}

/** Text as COPY writes it; those of all months through their table. Scheduled jobs come by their schedule. */
export function readTable(client: pg.Client, { table, columns }: SnapshotTable): Readable & { rowCount: number } {
  const only = table === JOB_TABLE ? `where state < 'completed' and data is not null and data <> 'null'` : '';
  return client.query(copyTo(`copy (select ${listOf(columns)} from ${nameOf(table)} ${only}) to stdout`));
}

/** Not of the snapshot's moment but later, as sequences are: higher than whatever the rows hold. */
export async function listSequences(client: pg.Client): Promise<Contents['sequences']> {
  const { rows } = await client.query(`
    select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' order by 1`);
  return rows;
}

export async function listMonths(client: pg.Client): Promise<Contents['months']> {
  const { rows } = await client.query(`
    select p.relname as table, c.relname as name, bounds[1] as from, bounds[2] as to
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent,
      regexp_match(pg_get_expr(c.relpartbound, c.oid), $$FROM \\('([^']+)'\\) TO \\('([^']+)'\\)$$) as bounds
    where p.relnamespace = 'public'::regnamespace and p.relkind = 'p' and bounds is not null order by 1, 2`);
  return rows;
}

export async function listMigrated(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  return rows.map(({ name }) => name);
}

export async function postgresVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  return rows[0]?.version ?? '';
}

/** That the network's secret stands in the database, and so in its backup. */
export async function holdsSecret(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from setting where name = 'app_secret'`);
  return rowCount !== 0;
}

export type StoredKey = { key: string; contentType: string };

/** Everything the rows name in the storage. */
export async function listStoredKeys(client: pg.Client): Promise<StoredKey[]> {
  const { rows } = await client.query<StoredKey>(`
    select storage_key as key, content_type as "contentType" from recording where storage_key is not null
    union all
    select storage_key, case kind when 'image' then 'image/png' else 'application/' || kind end from material
      where storage_key is not null
    union all
    select 'pictures/' || picture || '.png', 'image/png' from profile where picture is not null
    union all
    select distinct 'logos/' || (value ->> 'logo') || '.png', 'image/png' from network_setting
      where group_name = 'brand' and value ->> 'logo' <> ''
    union all
    select 'imports/' || id || '/' || piece, 'application/octet-stream' from lead_import, unnest(pieces_here) as piece
      where status not in ('done', 'discarded')
    order by 1`);
  return rows;
}

/** A name as SQL takes it, with its schema where it has one. */
export function nameOf(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}

export function listOf(columns: readonly string[]): string {
  return columns.map(nameOf).join(', ');
}
