import type { NotificationListResponse, ShowNotificationsResponse } from '@callstead/contract/notifications';
import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../../api/request.ts';

const LIST_KEY = ['notifications', 'list'] as const;

export const notificationListQuery = infiniteQueryOptions({
  queryKey: LIST_KEY,
  queryFn: ({ pageParam }) =>
    request<NotificationListResponse>('GET', `/notifications${pageParam === null ? '' : `?after=${pageParam}`}`),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.next,
});

/** Answers with those nobody else has shown. */
export function markShown(ids: readonly number[]): Promise<ShowNotificationsResponse> {
  return request('POST', '/notifications/shown', { ids });
}

/** The server tells all open pages, this one too, so the list follows by itself. */
export function useMarkRead() {
  return useMutation({ mutationFn: (upTo: number) => request('POST', '/notifications/read', { upTo }) });
}

type NotificationPages = InfiniteData<NotificationListResponse, number | null>;

/** A closed list keeps its first page only: all that are kept are asked for again with every piece of news. */
export function useForgetOlder(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    queries.setQueryData<NotificationPages>(
      LIST_KEY,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
  }, [queries]);
}
