import { deleteSimulatedRecording, isSimulatedDeleted } from '../simulator/queries.ts';
import { recordedTalk } from '../simulator/recorded-talk.ts';
import type { SimulatedAnswer, SimulatedCarrier, SimulatedRequest } from './port.ts';
import { TELNYX_NOT_FOUND } from './telnyx-shapes.ts';

/** Where recordings lie, and links to them lead that work for ten minutes. */
export const TELNYX_STORAGE = 's3.amazonaws.com';
const LINK_MS = 600_000;
const SECONDS = 12;

export async function answerRecording(
  { db, address }: SimulatedCarrier,
  method: string,
  id: string,
): Promise<SimulatedAnswer> {
  if (method === 'DELETE') {
    const isNew = await deleteSimulatedRecording(db, id);
    return isNew ? { status: 200, body: { data: { id, record_type: 'recording' } } } : TELNYX_NOT_FOUND;
  }
  if (await isSimulatedDeleted(db, id)) return TELNYX_NOT_FOUND;
  const until = Date.now() + LINK_MS;
  const wav = `${address}/${TELNYX_STORAGE}/telephony-recorder-prod/${id}.wav?until=${until}`;
  const body = { id, record_type: 'recording', status: 'completed', channels: 'dual', download_urls: { wav } };
  return { status: 200, body: { data: { ...body, duration_millis: SECONDS * 1000, source: 'call' } } };
}

/** Whoever has the link may hear it, and nobody is asked for more; with a password beside it the storage refuses. */
export function answerLink({ path, query, authorization }: SimulatedRequest): SimulatedAnswer {
  const isValid = Number(query.get('until')) > Date.now();
  if (!isValid || authorization) return { status: authorization ? 400 : 403 };
  return { status: 200, audio: recordedTalk(path, SECONDS) };
}
