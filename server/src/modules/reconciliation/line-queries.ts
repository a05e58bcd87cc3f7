import type { Place, Seen } from '@callstead/domain/reconciliation/difference';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type NewLine = Insertable<Database['outside_line']>;

/** What was told before stays as it is; answers how many were new. */
export async function insertLines(db: Db, lines: readonly NewLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const inserted = await db
    .insertInto('outside_line')
    .values([...lines])
    .onConflict((conflict) => conflict.columns(['place', 'ref']).doNothing())
    .returning('id')
    .execute();
  return inserted.length;
}

export type LineRow = {
  id: number;
  ref: string;
  place: Place;
  key: string | null;
  amount_cents: number;
  fee_cents: number;
  day: string;
  text: string;
  /** Of the gateway: money it sent to the bank. */
  is_to_bank: boolean;
  /** An admin said that it is nobody's money to use. */
  is_ignored: boolean;
  is_settled: boolean;
};

/** A line of the bank is about the transfer that was booked for it, whatever else it looked like. */
const LINES = sql`
  select l.id, l.ref, l.place, l.amount_cents, l.fee_cents, l.day::text as day, l.text || ' ' || l.sender as text, l.is_settled,
         case when t.state = 'matched' or t.joined_into is not null then 'transfer:' || coalesce(t.joined_into, t.id)
              else l.key end as key,
         l.place = 'gateway' and l.key like 'po:%' as is_to_bank,
         coalesce(t.state = 'ignored' and t.joined_into is null, false) as is_ignored
  from outside_line l left join bank_transfer t on l.place = 'bank' and t.line_key = l.ref`;

export async function listOpenLines(db: Db): Promise<LineRow[]> {
  return (await sql<LineRow>`${LINES} where not l.is_settled order by l.id`.execute(db)).rows;
}

export async function listSettledLines(db: Db, keys: readonly string[]): Promise<LineRow[]> {
  const found = sql<LineRow>`${LINES} where l.is_settled and l.key = any(${keys}::text[]) order by l.id`;
  return (await found.execute(db)).rows;
}

export async function settleLines(db: Db, lines: readonly { id: number; key: string }[]): Promise<void> {
  await sql`
    update outside_line l set key = s.key, is_settled = true
    from unnest(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ key }) => key)}::text[]) s(id, key)
    where l.id = s.id`.execute(db);
}

/** The days the bank's files told of. */
export async function findBankDays(db: Db): Promise<Seen> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(day)::text as first, max(day)::text as last from outside_line where place = 'bank'`.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}

export async function findGatewayRead(db: Db): Promise<Date | undefined> {
  const found = await db.selectFrom('gateway_read').select('through').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return found?.through;
}

export async function insertGatewayRead(db: Db, read: { through: Date; new_lines: number }): Promise<void> {
  await db.insertInto('gateway_read').values(read).execute();
}

export async function countSettledLines(db: Db): Promise<number> {
  const { rows } = await sql<{ lines: number }>`select count(*) as lines from outside_line where is_settled`.execute(
    db,
  );
  return rows[0]?.lines ?? 0;
}

/** Two who compare at once would name the same twice: the second sees what the first did. */
export async function lockReconciliation(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('reconciliation'))`.execute(db);
}
