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
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { pageQuery } from '../../../api/list-query.ts';
import { toQueryString } from '../../../api/query-string.ts';
import { request } from '../../../api/request.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Whose calls, seen from where; titles come in the language shown. */
export type CallScope = { view: CallView; account: string | undefined; language: Language };

const CALLS = ['calls'] as const;

export const callListQuery = (query: Record<string, string | undefined>) =>
  pageQuery<CallListResponse>({ queryKey: [...CALLS, 'list'], path: '/calls', query });

/** `aheadMs`: how far the server's clock is ahead of this browser's, by which answered calls are counted. */
export type LiveCalls = LiveCallsResponse & { aheadMs: number };

export const liveCallsQuery = (scope: CallScope) =>
  queryOptions({
    queryKey: [...CALLS, 'live', scope],
    queryFn: async (): Promise<LiveCalls> => {
      const live = await request<LiveCallsResponse>('GET', `/calls/live?${toQueryString(scope)}`);
      return { ...live, aheadMs: Date.parse(live.now) - Date.now() };
    },
  });

export const callOptionsQuery = (scope: CallScope) =>
  queryOptions({
    queryKey: [...CALLS, 'options', scope],
    queryFn: () => request<CallOptionsResponse>('GET', `/calls/options?${toQueryString(scope)}`),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const callQuery = (id: string, { view, language }: Pick<CallScope, 'view' | 'language'>) =>
  queryOptions({
    queryKey: [...CALLS, 'one', id, view, language],
    queryFn: () => request<CallDetail>('GET', `/calls/${encodeURIComponent(id)}?${toQueryString({ view, language })}`),
  });

export const useDisputeCall = (id: string) =>
  useCallMutation((reason: string) =>
    request<z.infer<typeof CallBilling>>('POST', `/calls/${encodeURIComponent(id)}/dispute`, { reason }),
  );

export const useDecideCall = (id: string) =>
  useCallMutation((decision: z.input<typeof DecideCallRequest>) =>
    request<z.infer<typeof CallBilling>>('POST', `/admin/calls/${encodeURIComponent(id)}/decision`, decision),
  );

const useCallMutation = <Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) =>
  useInvalidatingMutation(CALLS, mutationFn);
