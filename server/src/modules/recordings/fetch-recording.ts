import { Readable } from 'node:stream';
import { USUAL_TERMS } from '@callstead/domain/campaigns/usual-terms';
import { type Waveform, WavListener } from '../../audio/wav-listener.ts';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { PermanentFailure } from '../../net/guarded-request.ts';
import type { Services } from '../../services.ts';
import { openRecording } from '../../telephony/carrier-media.ts';
import { sidesOf } from '../calls/call-sides.ts';
import { type CallRow, findCall, insertCallEvents } from '../calls/queries.ts';
import {
  beginAttempt,
  type Fetched,
  findCallIdOf,
  markFailed,
  markReady,
  noteError,
  type RecordingRow,
} from './queries.ts';

/** With the queue's waits in between about an hour and a half. */
const MOST_ATTEMPTS = 10;
const LIMIT_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

type Needs = Pick<Services, 'db' | 'storage' | 'media'>;

/** Fetches a recording from the carrier into our storage. Any number of times: file and row end up the same. */
export async function fetchRecording(services: Needs, id: string, now: Date): Promise<void> {
  const recording = await beginAttempt(services.db, id);
  if (!recording) return; // fetched before, or given up
  const call = await callOf(services.db, recording);
  try {
    if (!call) throw new Error('the carrier has not told us of the call yet');
    const fetched = await download(services, recording, call, now);
    await keep(services, recording, call, fetched);
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof PermanentFailure) && recording.attempts < MOST_ATTEMPTS) {
      await noteError(services.db, id, message);
      throw error; // the queue plans the next try
    }
    await giveUp(services, recording, call, message);
  }
}

async function callOf(db: Db, { call_sid }: RecordingRow): Promise<CallRow | undefined> {
  const callId = await findCallIdOf(db, call_sid);
  return callId ? findCall(db, callId) : undefined;
}

/** Drawn while it passes by: nothing of it stays in memory. */
async function download({ storage, media }: Needs, recording: RecordingRow, call: CallRow, now: Date) {
  const source = await openRecording(media, recording.source_address, AbortSignal.timeout(LIMIT_MS));
  const contentType = source.headers['content-type']?.split(';', 1)[0]?.trim() ?? '';
  if (!contentType.startsWith('audio/')) {
    source.destroy();
    throw new Error(`the carrier sent ${contentType || 'something'} instead of audio`);
  }
  const probe = new WaveformProbe();
  const key = storageKey(recording, call);
  const body = Readable.from(probed(probe, source, media.limitBytes), { objectMode: false });
  const { bytes } = await storage.put(key, body, contentType);
  const waveform = probe.waveform();
  return {
    call_id: call.id,
    arrived_at: call.arrived_at,
    seconds: waveform?.seconds ?? recording.seconds,
    bytes,
    content_type: contentType,
    storage_key: key,
    fetched_at: now,
    delete_after: new Date(call.arrived_at.getTime() + retentionDays(call) * DAY_MS),
    last_error: probe.complaint,
    ...drawing(waveform),
  } satisfies Fetched;
}

function storageKey({ id }: RecordingRow, { arrived_at }: CallRow): string {
  const [year, month] = arrived_at.toISOString().split('-');
  return `${year}/${month}/${id}.wav`;
}

/** What was agreed when the call came in. */
function retentionDays({ decision }: CallRow): number {
  const agreed = decision.kind === 'routable' ? decision.assignment.campaign.terms.recording?.retentionDays : undefined;
  return agreed ?? USUAL_TERMS.recording.retentionDays;
}

const drawing = (waveform: Waveform | undefined) => ({
  channels: waveform?.peaks.length ?? null,
  peaks: waveform ? Buffer.from(waveform.peaks.flat()) : null,
});

/** What cannot be drawn can still be listened to. */
class WaveformProbe {
  readonly #listener = new WavListener();
  complaint: string | null = null;

  push(piece: Buffer): void {
    if (this.complaint !== null) return;
    try {
      this.#listener.push(piece);
    } catch (error) {
      this.complaint = `no waveform: ${(error as Error).message}`;
    }
  }

  waveform(): Waveform | undefined {
    return this.complaint === null ? this.#listener.end() : undefined;
  }
}

async function* probed(
  probe: WaveformProbe,
  source: AsyncIterable<Buffer>,
  limitBytes: number,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > limitBytes) throw new PermanentFailure('the recording is too large');
    probe.push(piece);
    yield piece;
  }
  if (bytes === 0) throw new Error('the carrier sent an empty recording');
}

async function keep(services: WithDb, recording: RecordingRow, call: CallRow, fetched: Fetched): Promise<void> {
  await inTransaction(services, async (tx) => {
    if (!(await markReady(tx.db, recording.id, fetched))) return;
    const data = { recordingId: recording.carrier_id, seconds: fetched.seconds };
    await insertCallEvents(tx.db, [{ callId: call.id, kind: 'recording_stored', data }]);
    await emit(tx, 'network', { type: 'recording.stored', ...aboutRecording(call) });
  });
}

async function giveUp(
  services: WithDb,
  recording: RecordingRow,
  call: CallRow | undefined,
  reason: string,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const isOver = await markFailed(tx.db, recording.id, reason);
    if (isOver && call) await emit(tx, 'network', { type: 'recording.failed', ...aboutRecording(call) });
  });
}

/** A recording as an event tells of it: by its call. */
export const aboutRecording = (call: CallRow) => ({
  subject: { type: 'recording' as const, id: call.id, name: call.id },
  accountId: call.advertiser_id,
  facts: sidesOf(call),
});
