import type { DisputedKind } from '@callstead/domain/disputes/dispute';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export async function insertCredit(db: Db, credit: Insertable<Database['dispute_credit']>): Promise<void> {
  await db.insertInto('dispute_credit').values(credit).execute();
}

/** What of its price and of its payout went back by the last decision that gave a part of it. */
export function findCredit(db: Db, { kind, id }: { kind: DisputedKind; id: string }, at: Date) {
  return db
    .selectFrom('dispute_credit')
    .select('credit_cents as priceCents')
    .select(({ eb }) => eb('payout_before_cents', '-', eb.ref('payout_cents')).as('payoutCents'))
    .select(['price_before_cents as priceBeforeCents', 'payout_before_cents as payoutBeforeCents'])
    .where('sale_id', '=', id)
    .where('kind', '=', kind)
    .where('at', '=', at)
    .executeTakeFirst();
}
