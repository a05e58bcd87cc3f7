import { ByCallId } from './calls/calls.ts';
import { endpoint, file } from './endpoint.ts';
import { RecordingMeta } from './recordings.ts';

export const readRecording = endpoint('GET', '/calls/:id/recording', {
  access: 'recording.listen',
  params: ByCallId,
  answers: { 200: RecordingMeta },
});

/** Answers range requests. */
export const listenToRecording = endpoint('GET', '/calls/:id/recording/audio', {
  access: 'recording.listen',
  params: ByCallId,
  answers: { 200: file('audio/*'), 206: file('audio/*') },
});
