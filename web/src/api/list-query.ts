import { infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { toQueryString } from './query-string.ts';
import { request } from './request.ts';

type ListQuestion = Record<string, string | number | undefined>;
type Asked = { queryKey: QueryKey; path: string; query: ListQuestion };

/** A list that grows at its end: each answer says where the next begins. It does not blink while somebody types. */
export const growingListQuery = <Page extends { after: string | null }>({ queryKey, path, query }: Asked) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, query],
    queryFn: ({ pageParam }) => request<Page>('GET', `${path}?${toQueryString({ ...query, after: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.after,
    placeholderData: keepPreviousData,
  });

/** One page of a list: the question says which. It does not blink while somebody types. */
export const pageQuery = <Page>({ queryKey, path, query }: Asked) =>
  queryOptions({
    queryKey: [...queryKey, query],
    queryFn: () => request<Page>('GET', `${path}?${toQueryString(query)}`),
    placeholderData: keepPreviousData,
  });
