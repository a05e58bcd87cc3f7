import type { Db } from '../../db/database.ts';
import { ensureCallMonths } from './queries.ts';

const MONTHS_AHEAD = 3;

/** Partitions stand before the first call of their month comes. */
export async function createCallPartitions(db: Db, now: Date): Promise<void> {
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1));
  await ensureCallMonths(db, now, last);
}
