import { DomainError, type ErrorCode } from '@callstead/domain/errors';
import type { AccountStatus, SwitchableType } from '@callstead/domain/identity/account';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { announce } from '../../../live/announce.ts';
import type { Services, Tx } from '../../../services.ts';
import { findProfileForUpdate, type ProfileRow } from '../queries.ts';
import { lockApprovedAdmins, updateStatus, updateType } from './queries.ts';

type Decision = { accountId: string; status: AccountStatus; reason: string | null };

export async function setAccountStatus(services: Services, actor: Actor, input: Decision): Promise<ProfileRow> {
  return inTransaction(services, async (tx) => {
    // Before the row itself: every change takes its locks in this order, so two admins cannot block each other.
    const approvedAdmins = await lockApprovedAdmins(tx.db);
    const account = await findProfileForUpdate(tx.db, input.accountId);
    if (!account) throw new DomainError('not_found');
    authorize(actor, 'account.set-status', { id: account.id, isNetworkOwned: account.is_house });
    if (account.status === input.status) return account;
    const isLastAdmin = approvedAdmins.length === 1 && approvedAdmins[0] === account.id;
    if (isLastAdmin) throw new DomainError('last_admin');
    const changed = await updateStatus(tx.db, account.id, input.status);
    await mailDecision(tx, changed, input.reason);
    await emit(tx, actor, {
      type: 'account.set-status',
      subject: { type: 'account', id: account.id, name: account.full_name },
      before: { status: account.status },
      after: { status: changed.status },
      reason: input.reason,
    });
    await announceAccount(tx, account.id);
    return changed;
  });
}

/** Their open panel changes at once, and so do the lists of the admins. */
async function announceAccount(tx: WithDb, accountId: string): Promise<void> {
  await announce(tx.db, { users: [accountId] }, { topic: 'session' });
  await announce(tx.db, { admins: true }, { topic: 'accounts', id: accountId });
}

async function mailDecision(tx: Tx, account: ProfileRow, reason: string | null): Promise<void> {
  const { publicUrl } = tx.config;
  const letter = { to: account.email, language: account.language };
  const name = account.full_name;
  if (account.status === 'approved') {
    const values = { name, link: `${publicUrl}/login` };
    await tx.queue.enqueue(tx.db, { name: 'send-mail', data: { ...letter, mail: 'account-approved', values } });
  }
  if (account.status === 'rejected') {
    const values = { name, reason, contactLink: `${publicUrl}/contact` };
    await tx.queue.enqueue(tx.db, { name: 'send-mail', data: { ...letter, mail: 'account-rejected', values } });
  }
}

type Decided = { id: string; outcome: 'decided' } | { id: string; outcome: 'refused'; code: ErrorCode };

/** Each in a transaction of its own: what is refused for one account holds up no other. */
export async function decideAccounts(
  services: Services,
  actor: Actor,
  { ids, ...decision }: { ids: readonly string[]; status: AccountStatus; reason: string | null },
): Promise<Decided[]> {
  const results: Decided[] = [];
  for (const id of new Set(ids)) results.push(await decideOne(services, actor, { accountId: id, ...decision }));
  return results;
}

async function decideOne(services: Services, actor: Actor, decision: Decision): Promise<Decided> {
  const id = decision.accountId;
  try {
    await setAccountStatus(services, actor, decision);
    return { id, outcome: 'decided' };
  } catch (error) {
    if (error instanceof DomainError) return { id, outcome: 'refused', code: error.code };
    throw error;
  }
}

/** Publisher to affiliate, or back. */
export async function switchType(
  services: WithDb,
  actor: Actor,
  input: { accountId: string; userType: SwitchableType },
): Promise<ProfileRow> {
  return inTransaction(services, async (tx) => {
    const account = await findProfileForUpdate(tx.db, input.accountId);
    if (!account) throw new DomainError('not_found');
    authorize(actor, 'account.switch-type', { userType: account.user_type });
    if (account.user_type === input.userType) return account;
    const changed = await updateType(tx.db, account.id, input.userType);
    await emit(tx, actor, {
      type: 'account.switch-type',
      subject: { type: 'account', id: account.id, name: account.full_name },
      before: { userType: account.user_type },
      after: { userType: changed.user_type },
    });
    await announceAccount(tx, account.id);
    return changed;
  });
}
