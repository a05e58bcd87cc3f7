import { DomainError } from '@callstead/domain/errors';
import { type Action, type Actor, authorize, refusal } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { findPendingEmail } from '../email-change/queries.ts';
import { findProfile, type ProfileRow } from '../queries.ts';

/** Whose page it is: one's own, or for an admin the one they picked. 404 instead of 403 for another's. */
export async function accountOfPage(
  db: Db,
  actor: Actor,
  wanted: { action: Action; picked?: string | undefined; find?: typeof findProfile },
): Promise<ProfileRow> {
  const { action, picked, find = findProfile } = wanted;
  if (actor.userType === 'anonymous') throw refusal(actor, action);
  const account = await find(db, picked ?? actor.id);
  if (!account || (account.id !== actor.id && actor.userType !== 'admin')) throw new DomainError('not_found');
  authorize(actor, action, account);
  return account;
}

export async function readAccount(db: Db, actor: Actor, picked: string | undefined) {
  const profile = await accountOfPage(db, actor, { action: 'profile.read', picked });
  return { profile, pendingEmail: (await findPendingEmail(db, profile.id)) ?? null };
}
