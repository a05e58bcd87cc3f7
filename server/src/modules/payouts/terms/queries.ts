import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

/** Undefined: nobody has agreed on anything else than what is usual. */
export const findTerms = (db: Db, accountId: string) =>
  db
    .selectFrom('payout_terms')
    .leftJoin('profile', 'profile.id', 'payout_terms.changed_by')
    .selectAll('payout_terms')
    .select('profile.full_name as changed_by_name')
    .where('payout_terms.account_id', '=', accountId)
    .executeTakeFirst();

export type TermsRow = NonNullable<Awaited<ReturnType<typeof findTerms>>>;

export async function putTerms(db: Db, terms: Insertable<Database['payout_terms']>): Promise<void> {
  const { account_id: _, ...changes } = terms;
  await db
    .insertInto('payout_terms')
    .values(terms)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .execute();
}
