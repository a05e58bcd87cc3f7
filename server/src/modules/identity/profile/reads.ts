import { DomainError } from '@callstead/domain/errors';
import {
  type AccountPage,
  type ActionAbout,
  type Actor,
  authorize,
  can,
  isMember,
  isViewing,
  refusal,
} from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { findPendingEmail } from '../email-change/queries.ts';
import { type AccountRow, findAccount, findAccountOf, lockAccount } from '../queries.ts';

type Wanted = { action: ActionAbout<AccountPage>; picked?: string | undefined; lock?: boolean };

/** Whose page it is: one's own, or for an admin the one they picked. 404 instead of 403 for another's. */
export async function accountOfPage(db: Db, actor: Actor, wanted: Wanted): Promise<AccountRow> {
  const { action, picked, lock = false } = wanted;
  if (!isMember(actor)) throw refusal(actor, action);
  const id = picked ?? actor.accountId;
  const isOwn = id === actor.accountId;
  if (!isOwn && !can(actor, 'account.view-any')) throw new DomainError('not_found');
  if (lock) await lockAccount(db, id);
  // Whoever looks with its eyes is nobody of the account: it is shown with its first member.
  const isTheirs = isOwn && !isViewing(actor);
  const account = isTheirs ? await findAccountOf(db, actor.userId) : await findAccount(db, id);
  if (!account) throw new DomainError('not_found');
  authorize(actor, action, account);
  return account;
}

export async function readAccount(db: Db, actor: Actor, picked: string | undefined) {
  const profile = await accountOfPage(db, actor, { action: 'profile.read', picked });
  return { profile, pendingEmail: (await findPendingEmail(db, profile.user_id)) ?? null };
}
