import { DomainError } from '@callstead/domain/errors';
import { postEarlyPayoutFeeBack, postPayoutFailed, postPayoutReturned } from '@callstead/domain/ledger/post-payout';
import type { PayoutStatus } from '@callstead/domain/payouts/payout-run';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { type NewEntry, postEntries } from '../../ledger/queries.ts';
import { referralsOfReturned } from '../referrals/book-referrals.ts';
import { actedBy } from './acted-by.ts';
import { assertOurs } from './assert-ours.ts';
import { aboutPayout } from './events.ts';
import {
  findFeeOf,
  findPayoutForUpdate,
  freeLines,
  type PayoutRow,
  settleCalls,
  settleConversions,
  settleLeads,
  updateFailed,
} from './queries.ts';

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
    assertOurs(payout);
    await giveBack(tx, actor, payout, { status, reason });
  });
}

/** The same, as the service says that sends it; what it said before changes nothing. */
export async function noteFailed(services: WithDb, { id, reason }: { id: string; reason: string }): Promise<void> {
  await inTransaction(services, async (tx) => {
    const payout = await findPayoutForUpdate(tx.db, id);
    const status = payout && BECOMES[payout.status];
    if (status) await giveBack(tx, 'network', payout, { status, reason });
  });
}

type Failure = { status: 'failed' | 'returned'; reason: string };

/** Calls before balances: the order everybody keeps. */
async function giveBack(
  tx: WithDb,
  actor: Actor | 'network',
  payout: PayoutRow,
  { status, reason }: Failure,
): Promise<void> {
  const { id, account_id: publisherId, amount_cents: amountCents } = payout;
  const { at, createdBy } = actedBy(actor);
  await updateFailed(tx.db, id, { status, at, reason });
  if (status === 'returned') {
    await settleCalls(tx.db, [id], at);
    await settleConversions(tx.db, [id], at);
    await settleLeads(tx.db, [id], at);
  }
  const feeCents = await findFeeOf(tx.db, id);
  await freeLines(tx.db, id);
  const booked = { reason, createdBy, at: at.toISOString() };
  const money = { id, publisherId, amountCents };
  const entries: NewEntry[] = [
    status === 'failed'
      ? { ...postPayoutFailed(money), kind: 'payout_failed', ...booked }
      : { ...postPayoutReturned(money), kind: 'payout_returned', ...booked },
  ];
  if (feeCents > 0) {
    const fee = postEarlyPayoutFeeBack({ payoutId: id, publisherId, amountCents: feeCents });
    entries.push({ ...fee, kind: 'early_payout_fee_back', ...booked });
  }
  if (status === 'returned') entries.push(...(await referralsOfReturned(tx.db, payout, at)));
  await postEntries(tx.db, entries);
  const about = aboutPayout(payout);
  await emit(tx, actor, {
    type: 'payout.mark-failed',
    ...about,
    facts: { ...about.facts, isReturned: status === 'returned' },
    reason,
  });
}
