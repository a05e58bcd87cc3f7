import { inTransaction } from '../../db/database.ts';
import { PermanentFailure } from '../../net/guarded-request.ts';
import type { Services } from '../../services.ts';
import { deleteRecordingAt } from '../../telephony/carrier-media.ts';
import { findAskedOfCarrier, markAskedOfCarrier, markDeletedAtCarrier } from './queries.ts';

const LIMIT_MS = 60_000;

/** Row and job come first: whatever happens next, the carrier will be asked. One that has deleted it is not asked again. */
export function planDeletionAtCarrier(
  services: Pick<Services, 'db' | 'queue'>,
  recordingId: string,
  now: Date,
): Promise<void> {
  return inTransaction(services, async (tx) => {
    if (!(await markAskedOfCarrier(tx.db, recordingId, now))) return;
    await tx.queue.enqueue(tx.db, { name: 'delete-at-carrier', data: { recordingId } });
  });
}

/** Any number of times: what is gone there is gone. While the carrier does not answer, the queue asks again. */
export async function deleteAtCarrier(
  { db, media, log }: Pick<Services, 'db' | 'media' | 'log'>,
  id: string,
  now: Date,
): Promise<void> {
  const recording = await findAskedOfCarrier(db, id);
  if (!recording) return;
  try {
    await deleteRecordingAt(media, recording.source_address, AbortSignal.timeout(LIMIT_MS));
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    log.error({ recordingId: id, reason: error.message }, 'a recording cannot be deleted at its carrier');
    return;
  }
  await markDeletedAtCarrier(db, id, now);
}
