import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** What the server works as where we run PostgreSQL ourselves. */
export const SERVER_ROLE = 'callstead_server';

/** Whoever may change tables may switch off what guards them: the owner, and who belongs to it. */
export async function ownsTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select coalesce(bool_or(pg_has_role(current_user, c.relowner, 'usage')), true) as owns -- nobody yet: who comes first
    from pg_class c where c.oid = to_regclass('ledger_entry')`.execute(db);
  return rows[0]?.owns ?? true;
}

export async function currentRole(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role as string;
}

/** For the PostgreSQL that comes along: a password nobody has to keep, new at every start. */
export async function createServerRole(owner: Db, password: string): Promise<void> {
  const { rows } = await sql`select from pg_roles where rolname = ${SERVER_ROLE}`.execute(owner);
  const verb = rows.length > 0 ? sql`alter` : sql`create`;
  await sql`${verb} role ${sql.id(SERVER_ROLE)} login password ${sql.lit(password)}`.execute(owner);
}

/**
 * Gives the server what it needs and no more, as the owner: it reads and adds everywhere, and changes and deletes wherever
 * no trigger refuses that to everybody. It owns nothing, so it cannot switch such a trigger off.
 */
export async function grantToServer(owner: Db, role: string): Promise<void> {
  const server = sql.id(role);
  await owner.transaction().execute(async (tx) => {
    await sql`grant usage on schema public, pgboss to ${server}`.execute(tx);
    await sql`revoke all on all tables in schema public from ${server}`.execute(tx);
    for (const { name, privileges } of await listPrivileges(tx)) {
      await sql`grant ${sql.raw(privileges)} on ${sql.table(name)} to ${server}`.execute(tx);
    }
    await sql`grant usage, select on all sequences in schema public to ${server}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema pgboss to ${server}`.execute(tx);
  });
}

const UPDATE = sql.lit(16);
const DELETE = sql.lit(8);

/** Months are reached through their table, which is what counts. How the schema came about is for reading. */
async function listPrivileges(tx: Db): Promise<{ name: string; privileges: string }[]> {
  const { rows } = await sql<{ name: string; privileges: string }>`
    select c.relname as name, case when c.relname like 'schema\\_%' then 'select' else concat_ws(', ', 'select', 'insert',
             case when ${neverRefused(UPDATE)} then 'update' end, case when ${neverRefused(DELETE)} then 'delete' end) end as privileges
    from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgfoid = 'refuse_change'::regproc
      and t.tgqual is null and t.tgattr = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    group by c.relname`.execute(tx);
  return rows;
}

const neverRefused = (event: RawBuilder<unknown>) => sql`coalesce(bool_and(t.tgtype & ${event} = 0), true)`;
