import { DomainError } from '@callstead/domain/errors';
import { viewEndOf } from '@callstead/domain/identity/account-view';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { aboutAccount } from '../about-account.ts';
import { findAccount, findAccountForUpdate, type SignedIn } from '../queries.ts';
import { deleteView, saveView } from './queries.ts';

type Asked = { accountId: string; signedIn: SignedIn };

/** Who this session is from now on. */
export function startView(services: WithDb, actor: Actor, { accountId, signedIn }: Asked): Promise<SignedIn> {
  return inTransaction(services, async (tx) => {
    const account = await findAccountForUpdate(tx.db, accountId);
    if (!account) throw new DomainError('not_found');
    authorize(actor, 'account-view.start', { userType: account.type });
    const startedAt = new Date();
    const endsAt = viewEndOf(startedAt);
    const { sessionId } = signedIn;
    await saveView(tx.db, { session_id: sessionId, account_id: account.id, started_at: startedAt, ends_at: endsAt });
    await emit(tx, actor, {
      type: 'account-view.start',
      ...aboutAccount(account),
      facts: { userId: actor.userId },
      after: { endsAt: endsAt.toISOString() },
    });
    return { ...signedIn, viewed: { account, endsAt } };
  });
}

/** Once more, or after its hour, there is nothing to end. */
export function endView(services: WithDb, actor: Actor, { sessionId }: SignedIn): Promise<void> {
  authorize(actor, 'account-view.end');
  return inTransaction(services, async (tx) => {
    const accountId = await deleteView(tx.db, sessionId);
    const account = accountId && (await findAccount(tx.db, accountId));
    if (!account) return;
    await emit(tx, actor, { type: 'account-view.end', ...aboutAccount(account), facts: { userId: actor.userId } });
  });
}
