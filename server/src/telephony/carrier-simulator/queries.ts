import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type SimulatedNumber = Selectable<Database['simulator_number']>;
export type SimulatedCall = Selectable<Database['simulator_call']>;
type Page = { page: number; size: number };

export function listSold(db: Db, account: string, containing: string, { page, size }: Page) {
  return db
    .selectFrom('simulator_number')
    .selectAll()
    .where('account_sid', '=', account)
    .where('number', 'like', `%${containing.replaceAll(/[^+\d]/g, '')}%`)
    .orderBy('sid')
    .limit(size + 1)
    .offset(page * size)
    .execute();
}

/** Whoever has them: the pool of a demo began with numbers of its own. */
export async function listTaken(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const sold = db
    .selectFrom('simulator_number')
    .select('number')
    .where('number', 'in', [...numbers]);
  const held = db
    .selectFrom('tracking_number')
    .select('number')
    .where('number', 'in', [...numbers]);
  return new Set((await sold.union(held).execute()).map(({ number }) => number));
}

type Changes = Partial<Pick<SimulatedNumber, 'voice_url' | 'voice_fallback_url' | 'status_callback'>>;

/** Undefined when somebody has it. */
export function sellNumber(
  db: Db,
  sold: Pick<SimulatedNumber, 'sid' | 'account_sid' | 'number' | 'friendly_name'> &
    Partial<Pick<SimulatedNumber, 'connection_id' | 'is_active'>> &
    Changes,
): Promise<SimulatedNumber | undefined> {
  return db
    .insertInto('simulator_number')
    .values(sold)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function changeSold(db: Db, account: string, sid: string, changes: Changes) {
  return db
    .updateTable('simulator_number')
    .set({ account_sid: account, ...changes })
    .where('account_sid', '=', account)
    .where('sid', '=', sid)
    .returningAll()
    .executeTakeFirst();
}

export async function takeBack(db: Db, account: string, sid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('simulator_number')
    .where('account_sid', '=', account)
    .where('sid', '=', sid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function listCarried(
  db: Db,
  account: string,
  { after, before, page, size }: Page & { after: Date; before: Date },
) {
  return db
    .selectFrom('simulator_call')
    .selectAll()
    .where('account_sid', '=', account)
    .where('started_at', '>=', after)
    .where('started_at', '<=', before)
    .orderBy('started_at')
    .orderBy('sid')
    .limit(size + 1)
    .offset(page * size)
    .execute();
}

type Played = { sid: string; from: string; to: string; startedAt: Date; seconds: number };

/** Into the books of the accounts whose numbers were called; other numbers have no carrier that could be asked. */
export async function recordCarried(db: Db, calls: readonly Played[]): Promise<void> {
  const holders = await db
    .selectFrom('tracking_number')
    .innerJoin('carrier_account', 'carrier_account.id', 'tracking_number.carrier_account_id')
    .select(['tracking_number.number', 'carrier_account.account_sid'])
    .execute();
  const accounts = new Map(holders.map(({ number, account_sid }) => [number, account_sid]));
  const carried = calls.flatMap(({ sid, from, to, startedAt: started_at, seconds }) => {
    const account_sid = accounts.get(to);
    const call = { sid, from_number: from, to_number: to, started_at, seconds, status: 'completed' };
    return account_sid ? [{ ...call, account_sid }] : [];
  });
  if (carried.length === 0) return;
  await db
    .insertInto('simulator_call')
    .values(carried)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
