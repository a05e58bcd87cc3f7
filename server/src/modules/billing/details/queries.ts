import type { LegalData } from '@callstead/contract/billing/details';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

export type BillingDetailsRow = Selectable<Database['billing_details']>;

export function findBillingDetails(db: Db, accountId: string): Promise<BillingDetailsRow | undefined> {
  return db
    .selectFrom('billing_details')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What held at a moment; where nothing was written by then, the first that was written since. */
export function findBillingDetailsAt(db: Db, accountId: string, at: Date): Promise<BillingDetailsRow | undefined> {
  return db
    .selectFrom('billing_details')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy(heldFirst(at))
    .limit(1)
    .executeTakeFirst();
}

/** The newest of those up to the moment, then the oldest after it. */
const heldFirst = (at: Date) => sql`case when changed_at <= ${at} then -version else version end`;

export async function insertBillingDetails(
  db: Db,
  accountId: string,
  version: number,
  details: LegalData,
): Promise<BillingDetailsRow> {
  return db
    .insertInto('billing_details')
    .values({
      account_id: accountId,
      version,
      legal_name: details.legalName,
      tax_id: details.taxId,
      address_line1: details.addressLine1,
      address_line2: details.addressLine2,
      country: details.country,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
