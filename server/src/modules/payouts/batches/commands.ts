import type { SendPayoutBatchRequest } from '@callstead/contract/payouts/runs';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { takeUnfiled } from '../files/queries.ts';
import { findRunForUpdate } from '../runs/queries.ts';
import { findBatch, insertBatch, type NamedBatch, putIntoBatch } from './queries.ts';

/** Far below what the service takes at once: what remains goes into the next. */
const MOST_PAYOUTS = 5_000;

/** Every frozen payout that PayPal can send and that stands in no file yet. Repeated with the same id it is the same batch. */
export async function sendBatch(
  services: Pick<Services, 'db' | 'queue' | 'payoutGateway'>,
  actor: Actor,
  { runId, id }: SendPayoutBatchRequest & { runId: string },
): Promise<NamedBatch> {
  authorize(actor, 'payout-batch.send');
  if (!services.payoutGateway) throw new DomainError('not_offered');
  return inTransaction(services, async (tx) => {
    const run = await findRunForUpdate(tx.db, runId);
    if (!run) throw new DomainError('not_found');
    const known = await findBatch(tx.db, id);
    if (known && known.run_id !== runId) throw new DomainError('recorded_otherwise');
    if (known) return known;
    if (run.status !== 'frozen') throw new DomainError('payout_run_state', { status: run.status });
    const payouts = await takeUnfiled(tx.db, { runId, kind: 'paypal', limit: MOST_PAYOUTS });
    if (payouts.length === 0) throw new DomainError('payout_file_empty');
    const [payout_count, total_cents] = [payouts.length, payouts.reduce((sum, each) => sum + each.amount_cents, 0)];
    const made = { id, run_id: runId, made_at: actedAt(actor), made_by: actor.userId, payout_count, total_cents };
    await insertBatch(tx.db, made);
    await putIntoBatch(
      tx.db,
      id,
      payouts.map((payout) => payout.id),
    );
    await tx.queue.enqueue(tx.db, { name: 'settle-payout-batch', data: { batchId: id } });
    const subject = { type: 'payout_run' as const, id: runId, name: `#${run.number}` };
    const after = { publishers: payout_count, amountCents: total_cents };
    await emit(tx, actor, { type: 'payout-batch.send', subject, after });
    const batch = await findBatch(tx.db, id);
    assert(batch, 'it was written a moment ago');
    return batch;
  });
}
