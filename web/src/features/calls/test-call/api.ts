import type { CallableNumbersResponse, TestCallForm, TestCallResponse } from '@callstead/contract/calls/test-calls';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type LineFilter = { search?: string; campaign?: string | undefined; account?: string | undefined };

export const callLinesQuery = (filter: LineFilter, language: Language) =>
  queryOptions({
    queryKey: ['numbers', 'call-lines', filter, language],
    queryFn: () => {
      const set = Object.entries({ ...filter, language }).filter((entry): entry is [string, string] => !!entry[1]);
      return request<CallableNumbersResponse>('GET', `/calls/lines?${new URLSearchParams(set)}`);
    },
  });

export function usePlaceTestCall() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ line, ...call }: TestCallForm) =>
      request<TestCallResponse>('POST', `/calls/lines/${encodeURIComponent(line)}/test`, call),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['calls'] }),
  });
}
