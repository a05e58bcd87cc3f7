import type { Db } from '../../db/database.ts';

/** The people of these accounts: one each, until accounts have teams. */
export function listMembers(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('profile')
    .select(['id', 'full_name as name', 'email', 'language'])
    .where('id', 'in', [...accountIds])
    .where('is_house', '=', false) // nobody sits at the network's own advertiser
    .execute();
}

export type AccountMember = Awaited<ReturnType<typeof listMembers>>[number];
