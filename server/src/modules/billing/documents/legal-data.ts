import type { LegalData } from '@callstead/contract/billing/details';
import type { Db } from '../../../db/database.ts';
import { legalDataOf } from '../details/present.ts';
import { findBillingDetailsAt } from '../details/queries.ts';

/** Undefined: the advertiser has written none. */
export async function legalDataAt(db: Db, accountId: string, at: Date): Promise<LegalData | undefined> {
  const row = await findBillingDetailsAt(db, accountId, at);
  return row && legalDataOf(row);
}
