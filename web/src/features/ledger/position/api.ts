import type { DifferenceListQuery } from '@callstead/contract/reconciliation';
import {
  bookDifferenceFee,
  listDifferences,
  readPosition,
  readReconciliation,
  resolveDifference,
  runReconciliation,
} from '@callstead/contract/reconciliation-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const MONEY = ['money'] as const;

export const positionQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: [...MONEY, 'admin', 'position', day],
    queryFn: () => call(readPosition, { query: { day } }),
    placeholderData: keepPreviousData,
  });

export const reconciliationQuery = () =>
  queryOptions({ queryKey: [...MONEY, 'admin', 'reconciliation'], queryFn: () => call(readReconciliation) });

export type DifferenceFilter = Partial<Pick<DifferenceListQuery, 'state' | 'place' | 'kind'>>;

export const differenceListQuery = (query: DifferenceFilter) =>
  growingListQuery({ queryKey: [...MONEY, 'admin', 'differences'], endpoint: listDifferences, query });

export const useRunReconciliation = () => useInvalidatingMutation(MONEY, () => call(runReconciliation));

export const useResolve = () =>
  useInvalidatingMutation(MONEY, ({ id, note }: { id: string; note: string }) =>
    call(resolveDifference, { params: { id }, body: { note } }),
  );

export const useBookFee = () =>
  useInvalidatingMutation(MONEY, (id: string) => call(bookDifferenceFee, { params: { id } }));
