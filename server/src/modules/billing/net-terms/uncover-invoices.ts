import { uncoverInvoices } from '@callstead/domain/billing/cover-invoices';
import type { Db } from '../../../db/database.ts';
import { findTaking, insertCoverage, listCoveredBy, sumOvercovered } from './queries.ts';

/** In the transaction that took money of a top-up back: what the rest of it does not cover is open again, the newest first. */
export async function uncoverTaken(db: Db, { topUp, takenBy }: { topUp: string; takenBy: string }): Promise<void> {
  const taking = await findTaking(db, takenBy);
  if (!taking) return;
  const cents = Math.min(taking.cents, await sumOvercovered(db, topUp));
  const { entryId } = taking;
  const opened = uncoverInvoices(await listCoveredBy(db, topUp), cents);
  await insertCoverage(
    db,
    opened.map((each) => ({ ...each, entryId })),
  );
}
