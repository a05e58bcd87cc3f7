import { Readable } from 'node:stream';
import { findCall } from '../modules/calls/queries.ts';
import { markReady } from '../modules/recordings/queries.ts';
import { simulatedRecordingUrl } from '../telephony/simulator/simulated-recording.ts';
import { aCarrier, aQualifiedCall, aSid, type Line, rows } from './call-world.ts';
import type { TestNetwork } from './test-network.ts';

/** The carrier tells us of a recording; gives back the id of its row, if that is there. */
export async function announceRecording(
  t: Pick<TestNetwork, 'app' | 'services' | 'db'>,
  callSid: string,
  {
    recordingSid = `RE${callSid.slice(2)}`,
    seconds = 100,
    address = simulatedRecordingUrl(recordingSid, seconds),
  } = {},
): Promise<string> {
  await aCarrier(t).post('recording', {
    CallSid: callSid,
    RecordingSid: recordingSid,
    RecordingStatus: 'completed',
    RecordingDuration: String(seconds),
    RecordingUrl: address,
  });
  const [row] = await rows<{ id: string }>(t.db, 'select id from recording where carrier_id = $1', [recordingSid]);
  return row?.id ?? '';
}

/** A call whose recording lies in our storage: ten bytes a second, nothing to hear. */
export async function aRecordedCall(
  t: Pick<TestNetwork, 'app' | 'services' | 'db'>,
  line: Pick<Line, 'number'>,
): Promise<string> {
  const callSid = aSid();
  const callId = await aQualifiedCall(t, line, callSid);
  const id = await announceRecording(t, callSid);
  const call = await findCall(t.db, callId);
  const key = `2026/11/${id}.wav`;
  const { bytes } = await t.services.storage.put(key, Readable.from([AUDIO]), 'audio/wav');
  await markReady(t.db, id, {
    call_id: callId,
    arrived_at: call?.arrived_at ?? new Date(),
    seconds: 100,
    bytes,
    content_type: 'audio/wav',
    storage_key: key,
    channels: 2,
    peaks: Buffer.from([1, 2, 3, 4, 5, 6]),
    fetched_at: new Date(),
    delete_after: new Date(Date.now() + 86_400_000),
    last_error: null,
  });
  return callId;
}

export const AUDIO = Buffer.from('0123456789'.repeat(100));
