import type { RecordingMeta } from '@callstead/contract/recordings';
import type { CallRow } from '../calls/queries.ts';
import type { RecordingRow } from './queries.ts';

export function presentRecording(call: CallRow, recording: RecordingRow | undefined): RecordingMeta {
  const isReady = recording?.state === 'ready';
  return {
    state: recording?.state ?? 'none',
    seconds: recording?.seconds ?? 0,
    peaks: isReady ? peaksOf(recording) : [],
    qualifyingSecond: qualifyingSecond(call),
    url: isReady ? `/api/calls/${call.id}/recording/audio` : null,
    deleteAfter: isReady ? (recording.delete_after?.toISOString() ?? null) : null,
  };
}

function peaksOf({ peaks, channels }: RecordingRow): number[][] {
  if (!peaks || !channels) return [];
  const moments = peaks.length / channels;
  return Array.from({ length: channels }, (_, channel) => [
    ...peaks.subarray(channel * moments, (channel + 1) * moments),
  ]);
}

/** Recordings begin when the target answers, as talk time does. */
function qualifyingSecond({ decision }: CallRow): number | null {
  return decision.kind === 'routable' ? decision.assignment.campaign.terms.minimumSeconds : null;
}
