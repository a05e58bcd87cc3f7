import type { RecordingMeta } from '@callstead/contract/recordings';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

/** Not under the key of calls: other calls change all the time, a recording that is there does not. */
export const recordingQuery = (callId: string) =>
  queryOptions({
    queryKey: ['recordings', callId],
    queryFn: () => request<RecordingMeta>('GET', `/calls/${encodeURIComponent(callId)}/recording`),
    staleTime: 60_000,
  });
