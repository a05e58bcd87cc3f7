import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Sums of a whole list cost more than a page of it: they are asked for by the clock, not with every call that rings. */
const EVERY_MS = 10_000;

/** What a list comes to. It does not blink while somebody types. */
export const summaryQuery = <Summary>(list: string, query: object, ask: () => Promise<Summary>) =>
  queryOptions({
    queryKey: ['list-summary', list, query],
    queryFn: ask,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
