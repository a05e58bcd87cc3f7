import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How often each was booked for a call: what is put back may come the same way again, under a key of its own. */
export type Rounds = { approved: number; refused: number; repriced: number };

const NONE: Rounds = { approved: 0, refused: 0, repriced: 0 };

/** Needs the calls' row locks. */
export async function listRounds(db: Db, callIds: readonly string[]): Promise<{ of: (callId: string) => Rounds }> {
  if (callIds.length === 0) return { of: () => NONE };
  const found = await sql<Rounds & { callId: string }>`
    select call_id as "callId", count(*) filter (where kind = 'approved')::int as approved,
           count(*) filter (where kind = 'refused')::int as refused,
           count(*) filter (where kind in ('repriced', 'put_back'))::int as repriced
    from ledger_entry where call_id = any (${callIds}::text[]) and kind in ('approved', 'refused', 'repriced', 'put_back')
    group by call_id`.execute(db);
  const rounds = new Map(found.rows.map(({ callId, ...counts }) => [callId, counts]));
  return { of: (callId) => rounds.get(callId) ?? NONE };
}
