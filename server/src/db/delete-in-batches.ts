import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

const BATCH = 5_000;

/**
 * Deletes whatever has passed, so many rows at a time: no statement runs long, holds many locks or fills the log at once,
 * however much has piled up. Rows somebody works on are left for the next time.
 */
export async function deleteInBatches(
  db: Db,
  table: string,
  passed: RawBuilder<boolean>,
  batch = BATCH,
): Promise<void> {
  const from = sql.table(table);
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${from} where ctid = any (array(
        select ctid from ${from} where ${passed} limit ${batch} for update skip locked))`.execute(db);
    if (Number(numAffectedRows ?? 0) < batch) return;
  }
}
