import type {
  CallListQuery,
  CallSummaryQuery,
  DecideCallRequest,
  DisputeCallRequest,
  LiveCallsResponse,
} from '@callstead/contract/calls/calls';
import {
  decideCall,
  disputeCall,
  listCalls,
  readCall,
  readCallOptions,
  readCallSummary,
  readLiveCalls,
} from '@callstead/contract/calls/calls-endpoints';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { call } from '../../../api/call.ts';
import { pageQuery } from '../../../api/list-query.ts';
import { summaryQuery } from '../../../api/summary-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Whose calls, seen from where; titles come in the language shown. */
export type CallScope = { view: CallView; account: string | undefined; language: Language };

const CALLS = ['calls'] as const;

type CallQuestion = { [Name in keyof CallListQuery]?: CallListQuery[Name] | undefined };

export const callListQuery = (query: CallQuestion) =>
  pageQuery({ queryKey: [...CALLS, 'list'], endpoint: listCalls, query });

type SummaryQuestion = { [Name in keyof CallSummaryQuery]?: CallSummaryQuery[Name] | undefined };

export const callSummaryQuery = (query: SummaryQuestion) =>
  summaryQuery('calls', query, () => call(readCallSummary, { query }));

/** `aheadMs`: how far the server's clock is ahead of this browser's, by which answered calls are counted. */
export type LiveCalls = LiveCallsResponse & { aheadMs: number };

export const liveCallsQuery = (scope: CallScope) =>
  queryOptions({
    queryKey: [...CALLS, 'live', scope],
    queryFn: async (): Promise<LiveCalls> => {
      const live = await call(readLiveCalls, { query: scope });
      return { ...live, aheadMs: Date.parse(live.now) - Date.now() };
    },
  });

export const callOptionsQuery = (scope: CallScope) =>
  queryOptions({
    queryKey: [...CALLS, 'options', scope],
    queryFn: () => call(readCallOptions, { query: scope }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const callQuery = (id: string, { view, language }: Pick<CallScope, 'view' | 'language'>) =>
  queryOptions({
    queryKey: [...CALLS, 'one', id, view, language],
    queryFn: () => call(readCall, { params: { id }, query: { view, language } }),
  });

export const useDisputeCall = (id: string) =>
  useCallMutation((dispute: z.input<typeof DisputeCallRequest>) =>
    call(disputeCall, { params: { id }, body: dispute }),
  );

export const useDecideCall = (id: string) =>
  useCallMutation((decision: z.input<typeof DecideCallRequest>) =>
    call(decideCall, { params: { id }, body: decision }),
  );

const useCallMutation = <Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) =>
  useInvalidatingMutation(CALLS, mutationFn);
