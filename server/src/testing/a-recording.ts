import { fetchRecording } from '../modules/recordings/fetch-recording.ts';
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

/** A qualified call whose recording lies in our storage. The simulator must be listening. */
export async function aRecordedCall(
  t: Pick<TestNetwork, 'app' | 'services' | 'db'>,
  line: Pick<Line, 'number'>,
  seconds = 3,
): Promise<{ callId: string; callSid: string; recordingId: string }> {
  const callSid = aSid();
  const callId = await aQualifiedCall(t, line, callSid);
  const recordingId = await announceRecording(t, callSid, { seconds });
  await fetchRecording(t.services, recordingId, new Date());
  return { callId, callSid, recordingId };
}
