import type {
  CallBilling,
  CallDetail,
  CallListResponse,
  CallOptionsResponse,
  DecideCallRequest,
  LiveCallsResponse,
} from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { request } from '../../../api/request.ts';

/** Whose calls, seen from where; titles come in the language shown. */
export type Looking = { view: CallView; account: string | undefined; language: Language };

const CALLS = ['calls'] as const;

export const callListQuery = (query: string) =>
  queryOptions({
    queryKey: [...CALLS, 'list', query],
    queryFn: () => request<CallListResponse>('GET', `/calls?${query}`),
    placeholderData: keepPreviousData, // the table does not blink while somebody types
  });

/** `aheadMs`: how far the server's clock is ahead of this browser's, by which answered calls are counted. */
export type LiveCalls = LiveCallsResponse & { aheadMs: number };

export const liveCallsQuery = (looking: Looking) =>
  queryOptions({
    queryKey: [...CALLS, 'live', looking],
    queryFn: async (): Promise<LiveCalls> => {
      const live = await request<LiveCallsResponse>('GET', `/calls/live?${written(looking)}`);
      return { ...live, aheadMs: Date.parse(live.now) - Date.now() };
    },
  });

export const callOptionsQuery = (looking: Looking) =>
  queryOptions({
    queryKey: [...CALLS, 'options', looking],
    queryFn: () => request<CallOptionsResponse>('GET', `/calls/options?${written(looking)}`),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const callQuery = (id: string, { view, language }: Pick<Looking, 'view' | 'language'>) =>
  queryOptions({
    queryKey: [...CALLS, 'one', id, view, language],
    queryFn: () => request<CallDetail>('GET', `/calls/${encodeURIComponent(id)}?${written({ view, language })}`),
  });

export const useDisputeCall = (id: string) =>
  useCallMutation((reason: string) =>
    request<z.infer<typeof CallBilling>>('POST', `/calls/${encodeURIComponent(id)}/dispute`, { reason }),
  );

export const useDecideCall = (id: string) =>
  useCallMutation((decision: z.input<typeof DecideCallRequest>) =>
    request<z.infer<typeof CallBilling>>('POST', `/admin/calls/${encodeURIComponent(id)}/decision`, decision),
  );

/** Whatever the answer was, the screen now shows what is true. */
function useCallMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: CALLS }) });
}

/** Only what is set. */
export function written(values: Record<string, string | undefined>): string {
  const set = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return `${new URLSearchParams(set)}`;
}
