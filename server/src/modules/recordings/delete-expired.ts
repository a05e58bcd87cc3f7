import { assert } from '@callstead/domain/assert';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { findCall, insertCallEvents } from '../calls/queries.ts';
import { ONE_LISTEN_SECONDS } from './commands.ts';
import { aboutRecording } from './fetch-recording.ts';
import { deleteListensBefore, failAbandoned, findReadyForUpdate, listExpiredIds, markDeleted } from './queries.ts';

const AT_ONCE = 500;
const ABANDONED_AFTER_MS = 7 * 86_400_000;

type Needs = Pick<Services, 'db' | 'storage'>;

/** Recordings are kept as long as their campaign agreed and no longer. One that cannot be deleted keeps no other. */
export async function deleteExpiredRecordings(services: Needs, now: Date): Promise<void> {
  await failAbandoned(services.db, new Date(now.getTime() - ABANDONED_AFTER_MS));
  await deleteListensBefore(services.db, new Date(now.getTime() - ONE_LISTEN_SECONDS * 1000));
  for (;;) {
    const expired = await listExpiredIds(services.db, now, AT_ONCE);
    const failures: unknown[] = [];
    for (const id of expired) await deleteRecording(services, id).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} recordings were not deleted`);
    if (expired.length < AT_ONCE) return;
  }
}

/** True for who did it. The file first: a row that says it is gone is never wrong, and a repeated deletion does no harm. */
export function deleteRecording(services: Needs, id: string): Promise<boolean> {
  return inTransaction(services, async (tx) => {
    const recording = await findReadyForUpdate(tx.db, id);
    if (!recording?.storage_key || !recording.call_id) return false; // another process does it
    await tx.storage.delete(recording.storage_key);
    await markDeleted(tx.db, id);
    const { call_id: callId, seconds, delete_after } = recording;
    const call = await findCall(tx.db, callId);
    assert(call, 'a call is never deleted');
    await emit(tx, 'network', {
      type: 'recording.delete',
      ...aboutRecording(call),
      before: { seconds, keptUntil: delete_after?.toISOString() },
    });
    await insertCallEvents(tx.db, [{ callId, kind: 'recording_deleted', data: { recordingId: recording.carrier_id } }]);
    return true;
  });
}
