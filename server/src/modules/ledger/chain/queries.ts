import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { SealedEntry } from './block-hash.ts';

export type Block = Pick<Selectable<Database['ledger_block']>, 'number' | 'sealed_at' | 'entry_ids' | 'hash'>;
export type Head = { number: number; sealedAt: Date; hash: Buffer };

/** One at a time, until the transaction ends: two blocks must not follow the same one. False while another is at it. */
export async function lockChain(db: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(7308332042) as locked`.execute(db);
  return rows[0]?.locked ?? false;
}

/** The newest block. */
export function findHead(db: Db): Promise<Head | undefined> {
  return db
    .selectFrom('ledger_block')
    .select(['number', 'sealed_at as sealedAt', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type Unsealed = {
  ids: number[];
  /** Up to here nobody can still commit an entry: whoever had drawn such an id is over. */
  overUpTo: number;
  settledUpTo: number;
};

/**
 * Committed entries that no block has, lowest ids first. One statement, so that what is over and what is seen are of the same
 * moment. A transaction has its number before it draws an id (it locks balances first), so every drawer of an id that a block
 * saw has a lower number than that block; once all lower numbers are over, no such id can turn up any more. Numbers above all
 * we know are those of a database this one was restored from: nothing of it is still under way.
 */
export async function listUnsealed(db: Db, most: number): Promise<Unsealed> {
  const { rows } = await sql<Unsealed>`
    with head as (
      select coalesce((select settled_up_to from ledger_block order by number desc limit 1), 0) as settled_up_to
    ), open_blocks as (
      select b.* from ledger_block b, head where b.last_entry_id > head.settled_up_to
    ), unsealed as (
      select e.id from ledger_entry e
      where e.id > (select settled_up_to from head) -- joined, it would be asked of every entry there is
        and not exists (select from (select unnest(b.entry_ids) as id from open_blocks b) s where s.id = e.id)
      order by e.id limit ${most}
    ), over as (
      select max(b.last_entry_id) as id from open_blocks b
      where b.sealed_in < pg_snapshot_xmin(pg_current_snapshot()) or b.sealed_in > pg_snapshot_xmax(pg_current_snapshot())
    )
    select coalesce((select array_agg(id order by id) from unsealed), '{}')::bigint[] as ids,
           coalesce((select id from over), 0) as "overUpTo", head.settled_up_to as "settledUpTo"
    from head`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a query without a source has one row');
  return { ...found, ids: found.ids.map(Number) };
}

type NewBlock = { number: number; sealedAt: Date; entryIds: readonly number[]; hash: Buffer; settledUpTo: number };

export async function insertBlock(db: Db, block: NewBlock): Promise<void> {
  await db
    .insertInto('ledger_block')
    .values({
      number: block.number,
      sealed_at: block.sealedAt,
      entry_ids: [...block.entryIds],
      hash: block.hash,
      settled_up_to: block.settledUpTo,
    })
    .execute();
}

/** By id; those that are gone are left out. */
export async function listSealedEntries(db: Db, ids: readonly number[]): Promise<SealedEntry[]> {
  const { rows } = await sql<SealedEntry>`
    select e.id, e.source_key as "sourceKey", e.kind, e.currency, ${microseconds('e.at')} as at, e.call_id as "callId",
           e.reason, e.created_by as "createdBy",
           coalesce((
             select jsonb_agg(jsonb_build_object('line', p.line, 'from', p.from_account, 'to', p.to_account,
                                                 'amountCents', p.amount_cents, 'at', ${microseconds('p.at')}) order by p.line)
             from ledger_posting p where p.entry_id = e.id), '[]') as postings
    from ledger_entry e where e.id = any (${ids}::bigint[]) order by e.id`.execute(db);
  return rows;
}

const microseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

/** The next blocks after this number. */
export async function listBlocks(db: Db, after: number, limit: number): Promise<Block[]> {
  const rows = await db
    .selectFrom('ledger_block')
    .select(['number', 'sealed_at', 'entry_ids', 'hash'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, entry_ids: row.entry_ids.map(Number) }));
}

export async function countUnsealed(db: Db): Promise<number> {
  const { rows } = await sql<{ unsealed: number }>`
    select count(*) as unsealed from ledger_entry e
    where not exists (select from (select unnest(entry_ids) as id from ledger_block) s where s.id = e.id)`.execute(db);
  return rows[0]?.unsealed ?? 0;
}
