import type { PaymentKind } from '@callstead/domain/payouts/payment-method';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { PayoutRow } from '../marks/queries.ts';

const files = (db: Db) =>
  db
    .selectFrom('payout_file')
    .innerJoin('profile', 'profile.id', 'payout_file.made_by')
    .selectAll('payout_file')
    .select((query) => [
      'profile.full_name as made_by_name',
      query
        .selectFrom('payout')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .whereRef('payout.file_id', '=', 'payout_file.id')
        .where('payout.status', '=', 'frozen')
        .as('open'),
    ]);

export const listFiles = (db: Db, runId: string) =>
  files(db).where('run_id', '=', runId).orderBy('payout_file.number').execute();

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

export const findFile = (db: Db, id: string): Promise<FileRow | undefined> =>
  files(db).where('payout_file.id', '=', id).executeTakeFirst();

/** One file at a time: they are counted without gaps. */
export async function nextFileNumber(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('payout files'))`.execute(db);
  const { rows } = await sql<{
    number: number;
  }>`select coalesce(max(number), 0) + 1 as number from payout_file`.execute(db);
  return rows[0]?.number ?? 1;
}

export const insertFile = (db: Db, file: Insertable<Database['payout_file']>) =>
  db.insertInto('payout_file').values(file).execute();

export type UnfiledPayout = Pick<PayoutRow, 'id' | 'account_name' | 'attempt' | 'amount_cents' | 'sealed_method'>;

/** Locked, so that nobody puts them into another file or marks them meanwhile. */
export function takeUnfiled(
  db: Db,
  { runId, kind, limit }: { runId: string; kind: PaymentKind; limit: number },
): Promise<UnfiledPayout[]> {
  return db
    .selectFrom('payout')
    .select(['id', 'account_name', 'attempt', 'amount_cents', 'sealed_method'])
    .where('run_id', '=', runId)
    .where('status', '=', 'frozen')
    .where('file_id', 'is', null)
    .where('batch_id', 'is', null)
    .where('method_kind', '=', kind)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function putIntoFile(db: Db, fileId: string, payoutIds: readonly string[]): Promise<void> {
  await sql`update payout set file_id = ${fileId}::uuid where id = any(${payoutIds}::uuid[])`.execute(db);
}

export type Unfiled = { kind: PaymentKind; payouts: number; total_cents: number };

export async function sumUnfiled(db: Db, runId: string): Promise<Unfiled[]> {
  const { rows } = await sql<Unfiled>`
    select method_kind as kind, count(*)::integer as payouts, sum(amount_cents)::bigint as total_cents
    from payout where run_id = ${runId}::uuid and status = 'frozen' and file_id is null and batch_id is null
    group by method_kind order by method_kind`.execute(db);
  return rows;
}
