import { DomainError, type ErrorCode } from '@callstead/domain/errors';
import type { AccountStatus, SwitchableType } from '@callstead/domain/identity/account';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { aboutAccount } from '../about-account.ts';
import { type AccountRow, findAccountForUpdate } from '../queries.ts';
import { lockApprovedAdmins, updateStatus, updateType } from './queries.ts';

type Decision = { accountId: string; status: AccountStatus; reason: string | null };

export async function setAccountStatus(services: Services, actor: Actor, input: Decision): Promise<AccountRow> {
  return inTransaction(services, async (tx) => {
    // Before the row itself: every change takes its locks in this order, so two admins cannot block each other.
    const approvedAdmins = await lockApprovedAdmins(tx.db);
    const account = await findAccountForUpdate(tx.db, input.accountId);
    if (!account) throw new DomainError('not_found');
    authorize(actor, 'account.set-status', { id: account.id, isNetworkOwned: account.is_house });
    if (account.status === input.status) return account;
    const isLastAdmin = approvedAdmins.length === 1 && approvedAdmins[0] === account.id;
    if (isLastAdmin) throw new DomainError('last_admin');
    const changed = await updateStatus(tx.db, account, input.status);
    await emit(tx, actor, {
      type: 'account.set-status',
      ...aboutAccount(account),
      before: { status: account.status },
      after: { status: changed.status },
      reason: input.reason,
    });
    return changed;
  });
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
): Promise<AccountRow> {
  return inTransaction(services, async (tx) => {
    const account = await findAccountForUpdate(tx.db, input.accountId);
    if (!account) throw new DomainError('not_found');
    authorize(actor, 'account.switch-type', { userType: account.type });
    if (account.type === input.userType) return account;
    const changed = await updateType(tx.db, account, input.userType);
    await emit(tx, actor, {
      type: 'account.switch-type',
      ...aboutAccount(account),
      before: { userType: account.type },
      after: { userType: changed.type },
    });
    return changed;
  });
}
