import { sql } from 'kysely';
import type { Db } from './database.ts';

const MONTHS_AHEAD = 3;

/** What grows without end is kept by month. */
const MONTHLY_TABLES = ['call', 'event', 'click', 'click_visit', 'lead'] as const;
type MonthlyTable = (typeof MONTHLY_TABLES)[number];

export async function ensureMonths(db: Db, table: MonthlyTable, first: Date, last: Date): Promise<void> {
  await sql`select ensure_months(${table}, ${first}::date, ${last}::date)`.execute(db);
}

/** Partitions stand before the first row of their month comes. */
export async function createPartitions(db: Db, now: Date): Promise<void> {
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1));
  for (const table of MONTHLY_TABLES) await ensureMonths(db, table, now, last);
}
