import type { PayoutTerms, SetPayoutTermsRequest } from '@callstead/contract/payouts/runs';
import { DomainError } from '@callstead/domain/errors';
import { USUAL_TERMS } from '@callstead/domain/payouts/due-lines';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { aboutAccount } from '../../identity/about-account.ts';
import { findAccount } from '../../identity/queries.ts';
import { findTerms, putTerms, type TermsRow } from './queries.ts';

export async function readTerms(db: Db, actor: Actor, accountId: string): Promise<PayoutTerms> {
  authorize(actor, 'payout-terms.read');
  await findPublisher(db, accountId);
  return presentTerms(await findTerms(db, accountId));
}

/** When somebody is paid, and whether their payouts are kept back. Holds for every run that is not frozen yet. */
export async function setTerms(
  services: WithDb,
  actor: Actor,
  { accountId, schedule, netDays, heldReason }: SetPayoutTermsRequest & { accountId: string },
): Promise<PayoutTerms> {
  authorize(actor, 'payout-terms.change');
  return inTransaction(services, async (tx) => {
    const account = await findPublisher(tx.db, accountId);
    const before = presentTerms(await findTerms(tx.db, accountId));
    const days = schedule === 'net' ? (netDays ?? null) : null;
    await putTerms(tx.db, {
      account_id: accountId,
      schedule,
      net_days: days,
      held_reason: heldReason,
      changed_at: actedAt(actor),
      changed_by: actor.userId,
    });
    await emit(tx, actor, {
      type: 'payout-terms.change',
      ...aboutAccount(account),
      before: { schedule: before.schedule, netDays: before.netDays, heldReason: before.heldReason },
      after: { schedule, netDays: days, heldReason },
    });
    return presentTerms(await findTerms(tx.db, accountId));
  });
}

async function findPublisher(db: Db, id: string) {
  const account = await findAccount(db, id);
  if (account?.type !== 'publisher' && account?.type !== 'affiliate') throw new DomainError('not_found');
  return account;
}

const presentTerms = (row: TermsRow | undefined): PayoutTerms => ({
  schedule: row?.schedule ?? USUAL_TERMS.schedule,
  netDays: row?.net_days ?? USUAL_TERMS.netDays,
  heldReason: row?.held_reason ?? null,
  changedAt: row?.changed_at.toISOString() ?? null,
  changedBy: row?.changed_by_name ?? null,
});
