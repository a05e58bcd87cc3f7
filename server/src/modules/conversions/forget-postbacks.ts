import type { Db } from '../../db/database.ts';
import { deleteReceivedBefore, deleteTestsBefore } from './received-queries.ts';

const DAY_MS = 86_400_000;
/** As long as clicks: what became of them is asked for no longer. */
const RECEIVED_DAYS = 396;
const TEST_DAYS = 60;

/** What came in and the clicks of tests; conversions themselves stay. */
export async function forgetPostbacks(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteReceivedBefore(db, before(RECEIVED_DAYS));
  await deleteTestsBefore(db, before(TEST_DAYS));
}
