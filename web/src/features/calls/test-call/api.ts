import type { TestCallForm } from '@callstead/contract/calls/test-calls';
import { placeTestCall, readCallableNumbers } from '@callstead/contract/calls/test-calls-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export type LineFilter = { search?: string; campaign?: string | undefined; account?: string | undefined };

export const callLinesQuery = (filter: LineFilter, language: Language) =>
  queryOptions({
    queryKey: ['numbers', 'call-lines', filter, language],
    queryFn: () => call(readCallableNumbers, { query: { ...filter, language } }),
  });

export function usePlaceTestCall() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ line, ...body }: TestCallForm) => call(placeTestCall, { params: { line }, body }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['calls'] }),
  });
}
