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

export async function listHashes(db: Db, table: HashedTable): Promise<Buffer[]> {
  const { rows } = await sql<{ person: Buffer }>`select distinct person from ${sql.table(table)}`.execute(db);
  return rows.map(({ person }) => person);
}

export async function replaceHash(db: Db, table: HashedTable, change: { person: Buffer; by: Buffer }): Promise<void> {
  await sql`update ${sql.table(table)} set person = ${change.by} where person = ${change.person}`.execute(db);
}
