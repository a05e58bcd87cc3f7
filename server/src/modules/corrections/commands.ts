import { PREVIEW_HOURS } from '@callstead/domain/corrections/correction';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { deletePreviewsBefore, findCorrection, findCorrectionForUpdate, updateStatus } from './queries.ts';

/** From here on it goes through, whatever happens to the server. Started again it is the same one. */
export function startCorrection(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, 'correction.run');
  return inTransaction(services, async (tx) => {
    const set = await findCorrectionForUpdate(tx.db, id);
    if (!set) throw new DomainError('not_found');
    if (set.status !== 'previewed') return;
    const planned = await findCorrection(tx.db, id);
    const isReversed = set.reverses_id !== null && (await wasReversed(tx.db, set.reverses_id));
    if (!planned?.items || isReversed) throw new DomainError('correction_state', { status: set.status });
    await updateStatus(tx.db, id, { startedAt: actedAt(actor) });
    const { subject, action, number, reason } = set;
    const { items, priceCents, payoutCents } = planned;
    await emit(tx, actor, {
      type: 'correction.run',
      subject: { type: 'correction', id, name: String(number) },
      after: { action, [`${subject}s` as const]: items, priceCents, payoutCents },
      reason,
    });
    await tx.queue.enqueue(tx.db, { name: 'run-corrections', data: null });
  });
}

/** Of two reversals of one set the first stands; its row lock makes the other wait. */
async function wasReversed(db: Db, id: string): Promise<boolean> {
  await findCorrectionForUpdate(db, id);
  const original = await findCorrection(db, id);
  return original?.reversed_by_id !== null;
}

const HOUR_MS = 3_600_000;

export async function deleteOldPreviews(db: Db, now: Date): Promise<void> {
  await deletePreviewsBefore(db, new Date(now.getTime() - PREVIEW_HOURS * HOUR_MS));
}
