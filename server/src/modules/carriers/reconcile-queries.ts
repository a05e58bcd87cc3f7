import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { PLAYED_SID } from '../../telephony/port.ts';

export type DifferenceRow = Selectable<Database['carrier_call_difference']>;
type Between = { from: Date; to: Date };

/** Those of them that we know, whenever they came. */
export async function listKnownSids(db: Db, sids: readonly string[]): Promise<Set<string>> {
  if (sids.length === 0) return new Set();
  const rows = await db
    .selectFrom('carrier_call')
    .select('call_sid')
    .where('call_sid', 'in', [...sids])
    .execute();
  return new Set(rows.map(({ call_sid }) => call_sid));
}

/** Calls of ours to numbers the account has, but for those somebody placed from a screen. */
export function listCallsTo(db: Db, accountId: string, { from, to }: Between) {
  return db
    .selectFrom('call')
    .innerJoin('tracking_number', 'tracking_number.number', 'call.number')
    .select(['call.call_sid', 'call.number', 'call.arrived_at', 'call.talk_seconds'])
    .where('tracking_number.carrier_account_id', '=', accountId)
    .where('call.arrived_at', '>=', from)
    .where('call.arrived_at', '<', to)
    .where(sql<boolean>`not starts_with(call.call_sid, ${PLAYED_SID})`)
    .execute();
}

/** Answers those that nobody had found before. */
export function insertDifferences(db: Db, found: readonly Omit<DifferenceRow, 'found_at'>[]): Promise<DifferenceRow[]> {
  if (found.length === 0) return Promise.resolve([]);
  return db
    .insertInto('carrier_call_difference')
    .values([...found])
    .onConflict((conflict) => conflict.columns(['account_id', 'call_sid']).doNothing())
    .returningAll()
    .execute();
}

export function listRecentDifferences(db: Db, limit: number) {
  return db
    .selectFrom('carrier_call_difference')
    .innerJoin('carrier_account', 'carrier_account.id', 'carrier_call_difference.account_id')
    .selectAll('carrier_call_difference')
    .select('carrier_account.name as account_name')
    .orderBy('called_at', 'desc')
    .orderBy('call_sid')
    .limit(limit)
    .execute();
}
export type ShownDifference = Awaited<ReturnType<typeof listRecentDifferences>>[number];
