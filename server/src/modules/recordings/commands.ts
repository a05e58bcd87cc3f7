import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { sidesOf } from '../calls/call-sides.ts';
import { type CallRow, findCall } from '../calls/queries.ts';
import { claimListen, findRecordingOfCall, type RecordingRow } from './queries.ts';

/** 404 instead of 403 for whoever may not hear it. */
export async function readRecording(
  db: Db,
  actor: Actor,
  callId: string,
): Promise<{ call: CallRow; recording: RecordingRow | undefined }> {
  const call = await findCall(db, callId);
  if (!call || !can(actor, 'recording.listen', sidesOf(call))) throw new DomainError('not_found');
  return { call, recording: await findRecordingOfCall(db, call.call_sid) };
}

export type ReadyRecording = { key: string; bytes: number; contentType: string };

/** Seeking through a recording is one listen, and the browser keeps what it got for as long. */
export const ONE_LISTEN_SECONDS = 600;

/**
 * Hands over the audio and writes who listened. Every request for audio counts, from whatever byte on: so nobody hears
 * a recording unrecorded by leaving out its first second. Reading its length and waveform is not listening.
 */
export async function listenToRecording(db: Db, actor: Actor, callId: string, now: Date): Promise<ReadyRecording> {
  const { call, recording } = await readRecording(db, actor, callId);
  authorize(actor, 'recording.listen', sidesOf(call));
  const { storage_key: key, bytes, content_type: contentType } = recording ?? {};
  if (recording?.state !== 'ready' || !key || !bytes || !contentType) throw new DomainError('not_found');
  await recordListen({ db }, actor, callId, now);
  return { key, bytes, contentType };
}

function recordListen(services: WithDb, actor: Member, callId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - ONE_LISTEN_SECONDS * 1000);
  return inTransaction(services, async (tx) => {
    if (!(await claimListen(tx.db, { user_id: actor.userId, call_id: callId, at: now }, since))) return;
    await emit(tx, actor, {
      type: 'recording.listen',
      subject: { type: 'recording', id: callId, name: callId },
    });
  });
}
