import type { Db } from '../../db/database.ts';
import { verifyChain } from './chain/verify-chain.ts';
import { type Difference, INVARIANTS, listBreaches } from './verify-queries.ts';

/** Recomputes every balance, invariant and seal in one consistent look; empty when the books are right. */
export async function verifyLedger(db: Db, { head }: { head?: string | undefined } = {}): Promise<Difference[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const differences: Difference[] = [];
      for (const [invariant, query] of Object.entries(INVARIANTS)) {
        const breaches = await listBreaches(db, query);
        differences.push(...breaches.map((breach) => ({ invariant, ...breach })));
      }
      differences.push(...(await verifyChain(db, head)));
      return differences;
    });
}
