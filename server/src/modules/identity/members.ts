import type { Language } from '@callstead/domain/identity/account';
import type { Db } from '../../db/database.ts';

/** A person who acts for an account; `id` is the person's. */
export type AccountMember = { id: string; name: string; email: string; language: Language };

/** Whoever is told or mailed something about an account is found here, and nowhere else. */
export function listMembers(db: Db, accountIds: readonly string[]): Promise<AccountMember[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('account_member')
    .innerJoin('account', 'account.id', 'account_member.account_id')
    .innerJoin('profile', 'profile.id', 'account_member.user_id')
    .select(['profile.id', 'profile.full_name as name', 'profile.email', 'profile.language'])
    .where('account.id', 'in', [...accountIds])
    .where('account.is_house', '=', false) // nobody sits at the network's own advertiser
    .orderBy('account_member.created_at')
    .execute();
}

/** The accounts of those who run the network and may act. */
export async function listApprovedAdmins(db: Db): Promise<string[]> {
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('type', '=', 'admin')
    .where('status', '=', 'approved')
    .execute();
  return accounts.map(({ id }) => id);
}
