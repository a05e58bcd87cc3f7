import { readRecording } from '@callstead/contract/recordings-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** Not under the key of calls: other calls change all the time, a recording that is there does not. */
export const recordingQuery = (callId: string) =>
  queryOptions({
    queryKey: ['recordings', callId],
    queryFn: () => call(readRecording, { params: { id: callId } }),
    staleTime: 60_000,
  });
