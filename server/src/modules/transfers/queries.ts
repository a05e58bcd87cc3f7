import type { KnownTransfers, LinelessTransfer } from '@callstead/domain/transfers/judge-bank-lines';
import type { TransferState } from '@callstead/domain/transfers/transfer-state';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type CreatedKey, createdMicros, isBehind } from '../../db/newest-first.ts';
import type { Database } from '../../db/schema.ts';
import { containing } from '../../db/search-pattern.ts';

export type NewTransfer = Insertable<Database['bank_transfer']>;

/** The driver would make a moment of it, in the zone of this machine. */
const day = sql<string>`bank_transfer.day::text`.as('day');

function transfers(db: Db) {
  return db
    .selectFrom('bank_transfer')
    .leftJoin('account as owner', 'owner.id', 'bank_transfer.account_id')
    .leftJoin('account as proposed', 'proposed.id', 'bank_transfer.proposed_id')
    .leftJoin('profile as decider', 'decider.id', 'bank_transfer.decided_by')
    .select([
      'bank_transfer.id',
      'bank_transfer.origin',
      'bank_transfer.state',
      'bank_transfer.amount_cents',
      'bank_transfer.sender',
      'bank_transfer.text',
      'bank_transfer.line_key',
      'bank_transfer.account_id',
      'bank_transfer.proposed_id',
      'bank_transfer.round',
      'bank_transfer.reason',
      'bank_transfer.created_at',
      'bank_transfer.decided_at',
      'bank_transfer.joined_into',
      'owner.name as owner_name',
      'proposed.name as proposed_name',
      'decider.full_name as decider_name',
      day,
      createdMicros('bank_transfer'),
    ]);
}

export type TransferRow = Awaited<ReturnType<typeof listTransfers>>[number];

export type TransferFilter = {
  state: TransferState | undefined;
  search: string;
  after: CreatedKey | undefined;
  limit: number;
};

/** Newest first. */
export function listTransfers(db: Db, { state, search, after, limit }: TransferFilter) {
  let query = transfers(db)
    .where('bank_transfer.joined_into', 'is', null)
    .orderBy('bank_transfer.created_at', 'desc')
    .orderBy('bank_transfer.id', 'desc')
    .limit(limit);
  if (state) query = query.where('bank_transfer.state', '=', state);
  if (after) query = query.where(isBehind('bank_transfer', after));
  if (search)
    query = query.where(
      sql<boolean>`fold_accents(concat_ws(' ', bank_transfer.sender, bank_transfer.text, owner.name)) like fold_accents(${containing(search)})`,
    );
  return query.execute();
}

export function listTransfersOf(db: Db, accountId: string, limit: number): Promise<TransferRow[]> {
  return transfers(db)
    .where('bank_transfer.account_id', '=', accountId)
    .where('bank_transfer.joined_into', 'is', null)
    .orderBy('bank_transfer.created_at', 'desc')
    .orderBy('bank_transfer.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countWaiting(db: Db): Promise<{ announced: number; unmatched: number }> {
  const { rows } = await sql<{ announced: number; unmatched: number }>`
    select count(*) filter (where state = 'announced') as announced, count(*) filter (where state = 'unmatched') as unmatched
    from bank_transfer where state in ('announced', 'unmatched')`.execute(db);
  return rows[0] ?? { announced: 0, unmatched: 0 };
}

export function findTransfer(db: Db, id: string): Promise<TransferRow | undefined> {
  return transfers(db).where('bank_transfer.id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends: of two admins at once the second sees what the first did. */
export async function findTransferForUpdate(db: Db, id: string): Promise<TransferRow | undefined> {
  await db.selectFrom('bank_transfer').select('id').where('id', '=', id).forUpdate().execute();
  return findTransfer(db, id);
}

/** Answers the ids of those that were new: neither their id nor the bank's line was here before. */
export async function insertTransfers(db: Db, given: readonly NewTransfer[]): Promise<Set<string>> {
  if (given.length === 0) return new Set();
  const inserted = await db
    .insertInto('bank_transfer')
    .values([...given])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

export async function updateTransfer(
  db: Db,
  id: string,
  changes: Updateable<Database['bank_transfer']>,
): Promise<void> {
  await db.updateTable('bank_transfer').set(changes).where('id', '=', id).execute();
}

export async function findReference(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('transfer_reference')
    .select('reference')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.reference;
}

/** Of every advertiser who logs in: nobody pays for the network's own. */
export async function listReferences(db: Db): Promise<KnownTransfers['references']> {
  const rows = await db
    .selectFrom('transfer_reference')
    .innerJoin('account', 'account.id', 'transfer_reference.account_id')
    .where('account.is_house', '=', false)
    .select(['reference', 'account_id'])
    .execute();
  return new Map(rows.map(({ reference, account_id }) => [reference, account_id]));
}

export async function listKnownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ line_key: string }>`
    select line_key from bank_transfer where line_key = any(${keys}::text[])
    union select ref from outside_line where place = 'bank' and ref = any(${keys}::text[])`.execute(db);
  return new Set(rows.map(({ line_key }) => line_key));
}

/** Locked where somebody is about to give them their line, so that nobody confirms one meanwhile. Oldest first. */
export async function listLineless(db: Db, { lock }: { lock: boolean }): Promise<LinelessTransfer[]> {
  const { rows } = await sql<LinelessTransfer>`
    select id, account_id as "accountId", amount_cents as "amountCents", day::text as day, state from bank_transfer
    where line_key is null and state in ('announced', 'matched') order by created_at, id ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows;
}

/** Of the same amount and not decided against: one of them may be the same money. Oldest first. */
export function listOfAmount(db: Db, amountCents: number): Promise<TransferRow[]> {
  return transfers(db)
    .where('bank_transfer.amount_cents', '=', amountCents)
    .where('bank_transfer.state', '<>', 'ignored')
    .orderBy('bank_transfer.created_at')
    .orderBy('bank_transfer.id')
    .execute();
}

/** One import or match at a time: what the second one reads is what the first one left. */
export async function lockImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bank transfers'))`.execute(db);
}
