import type { Difference, DifferenceKind, DifferenceState, Place } from '@callstead/domain/reconciliation/difference';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type CreatedKey, createdMicros, isBehind } from '../../db/newest-first.ts';
import type { Database } from '../../db/schema.ts';

export type KnownDifference = Omit<Selectable<Database['difference']>, 'day'>;

export function listKnownDifferences(db: Db, keys: readonly string[]): Promise<KnownDifference[]> {
  return db
    .selectFrom('difference')
    .selectAll()
    .where((where) =>
      where.or([
        where('state', '=', 'open'),
        where.and([where('state', '=', 'resolved'), where(sql<boolean>`key = any(${keys}::text[])`, '=', true)]),
      ]),
    )
    .execute();
}

/** Named once: of two who find it at the same moment one writes. */
export async function putDifference(db: Db, difference: Difference): Promise<void> {
  const { key, place, kind, day, books, outside } = difference;
  const said = {
    kind,
    day,
    books_cents: books.amountCents,
    books_fee_cents: books.feeCents,
    outside_cents: outside.amountCents,
    outside_fee_cents: outside.feeCents,
  };
  await db
    .insertInto('difference')
    .values({ key, place, ...said })
    .onConflict((conflict) => conflict.column('key').where('state', '=', 'open').doUpdateSet(said))
    .execute();
}

export async function updateDifference(db: Db, id: string, change: Updateable<Database['difference']>): Promise<void> {
  await db.updateTable('difference').set(change).where('id', '=', id).execute();
}

export async function findDifferenceForUpdate(db: Db, id: string): Promise<KnownDifference | undefined> {
  return db.selectFrom('difference').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*) as open from difference where state = 'open'`.execute(
    db,
  );
  return rows[0]?.open ?? 0;
}

/** The gateway's lines of one thing that had a fee. */
export async function listFeeLines(db: Db, key: string): Promise<{ ref: string; fee_cents: number }[]> {
  return db
    .selectFrom('outside_line')
    .select(['ref', 'fee_cents'])
    .where('place', '=', 'gateway')
    .where('key', '=', key)
    .where('fee_cents', '>', 0)
    .orderBy('id')
    .execute();
}

export type DifferenceFilter = {
  state: DifferenceState;
  place: Place | undefined;
  kind: DifferenceKind | undefined;
  after: CreatedKey | undefined;
  limit: number;
};

const idIn = (prefix: string) =>
  sql<string>`case when difference.key like ${`${prefix}:%`} then substr(difference.key, ${prefix.length + 2}) end`;

/** Newest first, each with what it is about. */
export function listDifferences(db: Db, { state, place, kind, after, limit }: DifferenceFilter) {
  let query = db
    .selectFrom('difference')
    .leftJoin('payment', (join) => join.on('payment.intent_ref', '=', idIn('payment')))
    .leftJoin('refund', (join) => join.on(sql<boolean>`refund.id::text = ${idIn('refund')}`))
    .leftJoin('chargeback', (join) => join.on('chargeback.gateway_ref', '=', idIn('dispute')))
    .leftJoin('payment as paid', (join) =>
      join.on(sql<boolean>`paid.id = coalesce(payment.id, refund.payment_id, chargeback.payment_id)`),
    )
    .leftJoin('bank_transfer', (join) => join.on(sql<boolean>`bank_transfer.id::text = ${idIn('transfer')}`))
    .leftJoin('payout', (join) => join.on(sql<boolean>`payout.id::text = ${idIn('payout')}`))
    .leftJoin('payout_file', (join) => join.on(sql<boolean>`payout_file.id::text = ${idIn('file')}`))
    .leftJoin('ledger_entry', (join) => join.on(sql<boolean>`ledger_entry.id::text = ${idIn('hand')}`))
    .leftJoin('account', (join) =>
      join.on(
        sql<boolean>`account.id = coalesce(paid.account_id, bank_transfer.account_id, payout.account_id, ${HOLDER})`,
      ),
    )
    .leftJoin('profile as ender', 'ender.id', 'difference.ended_by')
    .selectAll('difference')
    .select([
      'account.id as account_id',
      'account.name as account_name',
      'ender.full_name as ender_name',
      sql<string>`difference.day::text`.as('day'),
      sql<string | null>`coalesce(payout.run_id, payout_file.run_id)`.as('run_id'),
      sql<string | null>`coalesce(payout_file.name, ledger_entry.reason, ${LINE_TEXT})`.as('text'),
      createdMicros('difference'),
    ])
    .where('difference.state', '=', state)
    .orderBy('difference.created_at', 'desc')
    .orderBy('difference.id', 'desc')
    .limit(limit);
  if (place) query = query.where('difference.place', '=', place);
  if (kind) query = query.where('difference.kind', '=', kind);
  if (after) query = query.where(isBehind('difference', after));
  return query.execute();
}

/** Whose balance an entry made by hand moved. */
const HOLDER = sql`(
  select split_part(account, ':', 2)::uuid from ledger_posting p, unnest(array[p.from_account, p.to_account]) account
  where p.entry_id = ledger_entry.id and account not like 'network:%' limit 1)`;

const LINE_TEXT = sql`(
  select nullif(trim(concat_ws(' · ', nullif(l.sender, ''), nullif(l.text, ''))), '') from outside_line l
  where l.key = difference.key or 'line:' || l.ref = difference.key order by l.id limit 1)`;

export type DifferenceRow = Awaited<ReturnType<typeof listDifferences>>[number];
