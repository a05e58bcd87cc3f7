import { DomainError } from '@callstead/domain/errors';
import { postPayoutFailed, postPayoutReturned } from '@callstead/domain/ledger/post-payout';
import type { PayoutStatus } from '@callstead/domain/payouts/payout-run';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { postEntries } from '../../ledger/queries.ts';
import { referralsOfReturned } from '../referrals/book-referrals.ts';
import { aboutPayout } from './events.ts';
import { findPayoutForUpdate, freeLines, moveCalls, type PayoutRow, updateFailed } from './queries.ts';

/** What never left has failed; what had left was sent back. */
const BECOMES: Partial<Record<PayoutStatus, 'failed' | 'returned'>> = { frozen: 'failed', sent: 'returned' };

/** The money is the publisher's again, and its lines are free. Said again in the same words it changes nothing. */
export async function markFailed(
  services: WithDb,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  authorize(actor, 'payout.mark-failed');
  await inTransaction(services, async (tx) => {
    const payout = await findPayoutForUpdate(tx.db, id);
    if (!payout) throw new DomainError('not_found');
    const status = BECOMES[payout.status];
    if (!status && payout.failure_reason === reason) return;
    if (!status) throw new DomainError('payout_state', { status: payout.status });
    await giveBack(tx, actor, payout, { status, reason });
  });
}

type Failure = { status: 'failed' | 'returned'; reason: string };

/** Calls before balances: the order everybody keeps. */
async function giveBack(tx: WithDb, actor: Member, payout: PayoutRow, { status, reason }: Failure): Promise<void> {
  const { id, account_id: publisherId, amount_cents: amountCents } = payout;
  const at = actedAt(actor);
  await updateFailed(tx.db, id, { status, at, reason });
  if (status === 'returned') await moveCalls(tx.db, [id], { from: 'paid', to: 'approved', at });
  await freeLines(tx.db, id);
  const booked = { reason, createdBy: actor.userId, at: at.toISOString() };
  const money = { id, publisherId, amountCents };
  await postEntries(
    tx.db,
    status === 'failed'
      ? [{ ...postPayoutFailed(money), kind: 'payout_failed', ...booked }]
      : [
          { ...postPayoutReturned(money), kind: 'payout_returned', ...booked },
          ...(await referralsOfReturned(tx.db, id, at)),
        ],
  );
  const about = aboutPayout(payout);
  await emit(tx, actor, {
    type: 'payout.mark-failed',
    ...about,
    facts: { ...about.facts, isReturned: status === 'returned' },
    reason,
  });
}
