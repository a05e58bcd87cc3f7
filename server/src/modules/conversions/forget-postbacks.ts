import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

const DAY_MS = 86_400_000;
/** As long as clicks: what became of them is asked for no longer. */
const RECEIVED_DAYS = 396;
const TEST_DAYS = 60;

const BATCH = 5_000;

/** What came in and the clicks of tests; conversions themselves stay. */
export async function forgetPostbacks(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteReceived(db, before(RECEIVED_DAYS));
  await deleteInBatches(db, 'postback_test', sql`expires_at < ${before(TEST_DAYS)}`);
}

/** Nobody may change these rows, and so nobody may lock them either. */
async function deleteReceived(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from postback_received where id in (
        select id from postback_received where received_at < ${before} limit ${BATCH})`.execute(db);
    if (Number(numAffectedRows ?? 0) < BATCH) return;
  }
}
