import type { StatementRunner } from '../../db/database.ts';
import { deleteOldLeases } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Calls have copied what they need of a lease long before; what a pool needs is read from the last two weeks. */
const LEASE_DAYS = 30;
const HOUR_DAYS = 90;

export async function forgetLeases({ pool }: { pool: StatementRunner }, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteOldLeases(pool, { leases: before(LEASE_DAYS), hours: before(HOUR_DAYS) });
}
