import { readHealth } from '@callstead/contract/health-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

const EVERY_MS = 15_000;

/** What is shown stays while it is asked for anew, and when nobody answers. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => call(readHealth),
  placeholderData: keepPreviousData,
  refetchInterval: EVERY_MS,
  retry: false,
});
