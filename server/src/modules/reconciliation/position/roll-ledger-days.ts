import { inTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { rollDays } from './queries.ts';

/** A transaction may not grow with the ledger: a network that has never counted has all of it to count. */
const AT_ONCE = 50_000;

export async function rollLedgerDays(services: Services): Promise<void> {
  const { networkZone } = services.config;
  while ((await inTransaction(services, (tx) => rollDays(tx.db, networkZone, AT_ONCE))) > 0);
}
