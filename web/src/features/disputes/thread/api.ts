import type { AppealRequest, WriteInDisputeRequest } from '@callstead/contract/disputes';
import { appealDispute, readDispute, writeInDispute } from '@callstead/contract/disputes-endpoints';
import type { DisputedKind } from '@callstead/domain/disputes/dispute';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** By the live topic of what is disputed, so that a change on the server asks for it again. */
const TOPICS = { call: 'calls', lead: 'leads', conversion: 'conversions' } as const;

export type DisputedSale = { kind: DisputedKind; id: string };

export const threadQuery = ({ kind, id }: DisputedSale) =>
  queryOptions({
    queryKey: [TOPICS[kind], 'dispute', id],
    queryFn: () => call(readDispute, { params: { kind, id } }),
  });

export function useWriteInDispute(sale: DisputedSale) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: WriteInDisputeRequest) => call(writeInDispute, { params: sale, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: threadQuery(sale).queryKey }),
  });
}

export function useAppeal(sale: DisputedSale) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AppealRequest) => call(appealDispute, { params: sale, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: threadQuery(sale).queryKey }),
  });
}
