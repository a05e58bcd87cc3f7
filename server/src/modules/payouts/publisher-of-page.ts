import { DomainError } from '@callstead/domain/errors';
import { type Actor, can } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { accountOfPage } from '../identity/profile/reads.ts';
import type { AccountRow } from '../identity/queries.ts';

type Wanted = { action: 'payout.read' | 'earnings.read'; picked: string | undefined };

/** One publisher's page: their own, or the one an admin picked. */
export async function publisherOfPage(db: Db, actor: Actor, { action, picked }: Wanted): Promise<AccountRow> {
  if (can(actor, 'account.view-any') && !picked)
    throw new DomainError('validation_failed', { fields: { account: 'required' } });
  const account = await accountOfPage(db, actor, { action, picked });
  if (account.type !== 'publisher' && account.type !== 'affiliate') throw new DomainError('not_found');
  return account;
}
