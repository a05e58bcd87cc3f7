import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { PayoutRow } from '../marks/queries.ts';

const batches = (db: Db) =>
  db
    .selectFrom('payout_batch')
    .innerJoin('profile', 'profile.id', 'payout_batch.made_by')
    .selectAll('payout_batch')
    .select((query) => [
      'profile.full_name as made_by_name',
      query
        .selectFrom('payout')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .whereRef('payout.batch_id', '=', 'payout_batch.id')
        .where('payout.status', '=', 'frozen')
        .as('open'),
    ]);

export const listBatches = (db: Db, runId: string) =>
  batches(db).where('run_id', '=', runId).orderBy('made_at').orderBy('payout_batch.id').execute();

export type NamedBatch = Awaited<ReturnType<typeof listBatches>>[number];

export const findBatch = (db: Db, id: string): Promise<NamedBatch | undefined> =>
  batches(db).where('payout_batch.id', '=', id).executeTakeFirst();

export const findBatchByRef = (db: Db, ref: string) =>
  db.selectFrom('payout_batch').select('id').where('ref', '=', ref).executeTakeFirst();

export const insertBatch = (db: Db, batch: Insertable<Database['payout_batch']>) =>
  db.insertInto('payout_batch').values(batch).execute();

export async function putIntoBatch(db: Db, batchId: string, payoutIds: readonly string[]): Promise<void> {
  await sql`update payout set batch_id = ${batchId}::uuid where id = any(${payoutIds}::uuid[])`.execute(db);
}

export type BatchPayout = Pick<
  PayoutRow,
  'id' | 'attempt' | 'amount_cents' | 'sealed_method' | 'status' | 'run_number' | 'gateway_status'
>;

export async function listPayoutsOfBatch(db: Db, batchId: string): Promise<BatchPayout[]> {
  const { rows } = await sql<BatchPayout>`
    select p.id, p.attempt, p.amount_cents, p.sealed_method, p.status, p.gateway_status, r.number as run_number
    from payout p join payout_run r on r.id = p.run_id where p.batch_id = ${batchId}::uuid order by p.id`.execute(db);
  return rows;
}

/** True for whoever asks the service first: what it refuses then it has never taken. */
export async function markAsked(db: Db, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update payout_batch set asked_at = ${at} where id = ${id}::uuid and asked_at is null returning id`.execute(db);
  return rows.length > 0;
}

export async function updateRef(db: Db, id: string, ref: string): Promise<void> {
  await db.updateTable('payout_batch').set({ ref, problem: null }).where('id', '=', id).execute();
}

export async function updateProblem(db: Db, id: string, problem: string): Promise<void> {
  await db.updateTable('payout_batch').set({ problem }).where('id', '=', id).where('ref', 'is', null).execute();
}

export const updateRefused = (db: Db, id: string, refused: { refused_at: Date; refusal: string }) =>
  db.updateTable('payout_batch').set(refused).where('id', '=', id).execute();

/** They wait for a file, or for another batch. */
export async function takeOutOfBatch(db: Db, batchId: string): Promise<void> {
  await db.updateTable('payout').set({ batch_id: null }).where('batch_id', '=', batchId).execute();
}

/** In the service's own words, where they are others than before. */
export async function updateSaid(db: Db, said: readonly { id: string; word: string }[]): Promise<void> {
  await sql`
    update payout p set gateway_status = s.word
    from unnest(${said.map(({ id }) => id)}::uuid[], ${said.map(({ word }) => word)}::text[]) as s (id, word)
    where p.id = s.id and p.gateway_status is distinct from s.word`.execute(db);
}

/** With payouts of which nobody knows yet what became. */
export async function listOpenBatches(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from payout_batch b
    where b.refused_at is null and exists (select from payout p where p.batch_id = b.id and p.status = 'frozen')
    order by b.made_at`.execute(db);
  return rows.map(({ id }) => id);
}
