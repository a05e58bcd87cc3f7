import type { SaleEntryKind } from '@callstead/domain/ledger/entry';
import type { FundedMark } from '@callstead/domain/payouts/payout-run';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { ConversionRow } from './queries.ts';

export type StepRow = Selectable<Database['conversion_event']>;

/** In the order they happened. */
export function listSteps(db: Db, id: string): Promise<StepRow[]> {
  return db.selectFrom('conversion_event').selectAll().where('conversion_id', '=', id).orderBy('id').execute();
}

export type EntryRow = {
  id: number;
  kind: SaleEntryKind;
  at: Date;
  reason: string | null;
  postings: { from: string; to: string; amountCents: number }[];
};

export async function listEntries(db: Db, id: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.at, e.reason,
           jsonb_agg(jsonb_build_object('from', p.from_account, 'to', p.to_account, 'amountCents', p.amount_cents)
                     order by p.line) as postings
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where e.conversion_id = ${id} group by e.id order by e.id`.execute(db);
  return rows;
}

/** Where the advertiser's money for it came from, by its last reservation. */
export async function findFundedMark(db: Db, { id, advertiser_id }: ConversionRow): Promise<FundedMark | null> {
  const { rows } = await sql<{ mark: FundedMark | null }>`
    select funded_mark(${advertiser_id}::uuid, e.id, e.left_cents) as mark from ledger_entry e
    where e.conversion_id = ${id} and e.kind = 'reserve' order by e.id desc limit 1`.execute(db);
  return rows[0]?.mark ?? null;
}
