import type { Db } from '../db/database.ts';
import { dropEventMonths } from './queries.ts';

const KEEP_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What subscribers made of them stays: the audit log for good, notifications as long as they are kept. */
export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  await dropEventMonths(db, new Date(now.getTime() - KEEP_DAYS * DAY_MS));
}
