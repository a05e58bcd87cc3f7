import type { Db } from '../../db/database.ts';
import { type Breach, INVARIANTS, listBreaches } from './verify-queries.ts';

export type Difference = Breach & { invariant: string };

/** Recomputes every balance and invariant in one consistent look; empty when the books are right. */
export async function verifyLedger(db: Db): Promise<Difference[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const differences: Difference[] = [];
      for (const [invariant, query] of Object.entries(INVARIANTS)) {
        const breaches = await listBreaches(db, query);
        differences.push(...breaches.map((breach) => ({ invariant, ...breach })));
      }
      return differences;
    });
}
