import { inTransaction } from '../../db/database.ts';
import type { CarrierMessage } from '../../telephony/port.ts';
import type { CallServices } from '../calls/engine.ts';
import { settleCall } from '../calls/settle-call.ts';
import { insertRecording, listNewestAnnounced } from './queries.ts';

/** The carrier has a recording for us. Row and job come first: whatever happens next, it will be fetched, and once. */
export async function receiveRecording(services: CallServices, message: CarrierMessage, now: Date): Promise<void> {
  const { callSid, event } = message;
  if (event.kind === 'recording_ready') {
    await planFetch(services, {
      carrier_id: event.recordingId,
      call_sid: callSid,
      source_address: event.address,
      seconds: event.seconds,
      announced_at: now,
    });
  }
  await settleCall(services.calls, message, now);
}

type Announced = Parameters<typeof insertRecording>[1];

function planFetch(services: Pick<CallServices, 'db' | 'queue'>, announced: Announced): Promise<void> {
  return inTransaction(services, async (tx) => {
    const recordingId = await insertRecording(tx.db, announced);
    if (recordingId) await tx.queue.enqueue(tx.db, { name: 'fetch-recording', data: { recordingId } });
  });
}

/** History made in process announces recordings and fetches none; this fetches those of its newest calls. */
export async function fetchNewestRecordings(
  services: Pick<CallServices, 'db' | 'queue'>,
  count: number,
): Promise<void> {
  for (const announced of await listNewestAnnounced(services.db, count)) await planFetch(services, announced);
}
