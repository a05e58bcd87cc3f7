import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Where people are remembered by a hash alone. */
export const HASHED_TABLES = ['lead_memory', 'suppressed_person'] as const;
type HashedTable = (typeof HASHED_TABLES)[number];

export async function lockPlainBlocks(db: Db): Promise<{ id: string; number: string }[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from blocked_caller where number is not null for update`.execute(db);
  return rows;
}

/** Of the same person, by the same advertiser. */
export async function dropOtherBlocks(db: Db, id: string, person: Buffer): Promise<void> {
  await sql`
    delete from blocked_caller b using blocked_caller k where k.id = ${id} and b.id <> k.id
      and b.person = ${person} and b.advertiser_id is not distinct from k.advertiser_id`.execute(db);
}

type HashedBlock = { id: string; person: Buffer; masked: string };

export async function hashBlock(db: Db, { id, person, masked }: HashedBlock): Promise<void> {
  await sql`update blocked_caller set person = ${person}, masked = ${masked}, number = null where id = ${id}`.execute(
    db,
  );
}

const HISTORY_AT_ONCE = 5_000;

/** Of several servers that start at once one does it, the others wait and find less. */
export async function listPlainCallers(db: Db): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('caller_history'))`.execute(db);
  const { rows } = await sql<{ caller: string }>`
    select distinct caller from caller_history where caller is not null order by caller limit ${HISTORY_AT_ONCE}`.execute(
    db,
  );
  return rows.map(({ caller }) => caller);
}

/** What was remembered of the same person meanwhile stays, too: the later moment counts. */
export async function hashHistoryOf(db: Db, callers: readonly string[], persons: readonly Buffer[]): Promise<void> {
  await sql`
    with known as (select * from unnest(${callers}::text[], ${persons}::bytea[]) as k (caller, person)), plain as (
      delete from caller_history h using known k where h.caller = k.caller
      returning h.campaign_id, k.person, h.connected_at, h.connected_id, h.qualified_at, h.qualified_id)
    insert into caller_history as k (campaign_id, person, connected_at, connected_id, qualified_at, qualified_id)
    select p.* from plain p
    on conflict (campaign_id, person) do update
      set connected_at = greatest(k.connected_at, excluded.connected_at),
          connected_id = greatest(k.connected_id, excluded.connected_id),
          qualified_at = greatest(k.qualified_at, excluded.qualified_at),
          qualified_id = greatest(k.qualified_id, excluded.qualified_id)`.execute(db);
}

export async function listHashes(db: Db, table: HashedTable): Promise<Buffer[]> {
  const { rows } = await sql<{ person: Buffer }>`select distinct person from ${sql.table(table)}`.execute(db);
  return rows.map(({ person }) => person);
}

export async function replaceHash(db: Db, table: HashedTable, change: { person: Buffer; by: Buffer }): Promise<void> {
  await sql`update ${sql.table(table)} set person = ${change.by} where person = ${change.person}`.execute(db);
}
