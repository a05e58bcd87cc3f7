import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { freezePayouts } from '../runs/freeze.ts';
import { payoutIdOf } from '../runs/payout-id.ts';
import { readLockedPreview } from '../runs/preview.ts';
import { findRun } from '../runs/queries.ts';
import { aboutPayout } from './events.ts';
import { findPayout, findPayoutForUpdate, hasLaterAttempt, type PayoutRow } from './queries.ts';

type RetryServices = Pick<Services, 'db' | 'settings' | 'config' | 'sealSecret'>;

/**
 * The same lines under a new id, to the method now in force. Nobody approves it again, so it can only pay less: what was
 * refused since is taken off. Said again it changes nothing.
 */
export async function retryPayout(services: RetryServices, actor: Actor, id: string): Promise<void> {
  authorize(actor, 'payout.retry');
  await inTransaction(services, async (tx) => {
    const payout = await findPayoutForUpdate(tx.db, id);
    if (!payout) throw new DomainError('not_found');
    if (await hasLaterAttempt(tx.db, payout)) return;
    if (payout.status !== 'failed' && payout.status !== 'returned')
      throw new DomainError('payout_state', { status: payout.status });
    const run = await findRun(tx.db, payout.run_id);
    assert(run, 'a payout has its run');
    // Its fee was given back: whoever wants to be paid early asks again, and sees what it costs.
    if (run.schedule === 'early') throw new DomainError('payout_not_due', { verdict: 'early' });
    const attempt = payout.attempt + 1;
    const at = actedAt(actor);
    const [row] = await readDue(tx, payout, at);
    if (row?.verdict !== 'pays') throw new DomainError('payout_not_due', { verdict: row?.verdict ?? 'negative' });
    const selection = { cutOff: run.cut_off, schedule: 'by_hand' as const, retried: id };
    await freezePayouts(tx, run, { rows: [row], attempt, selection }, { at, by: actor.userId });
    const retried = await reread(tx.db, payoutIdOf(run.id, payout.account_id, attempt));
    await emit(tx, actor, { type: 'payout.retry', ...aboutPayout(retried) });
  });
}

/** Whatever schedule the publisher is on by now: the run has taken these lines before. */
function readDue(tx: RetryServices, { id: retried, run_id, cut_off, account_id }: PayoutRow, now: Date) {
  const run = { id: run_id, schedule: 'by_hand' as const, cut_off };
  return readLockedPreview(tx, run, { now, accounts: [account_id], retried });
}

async function reread(db: Db, id: string): Promise<PayoutRow> {
  const payout = await findPayout(db, id);
  assert(payout, 'it was written a moment ago');
  return payout;
}
