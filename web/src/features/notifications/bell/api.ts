import type { NotificationListResponse, ShowNotificationsResponse } from '@callstead/contract/notifications';
import { listNotifications, readNotifications, showNotifications } from '@callstead/contract/notifications-endpoints';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';

export const notificationListQuery = growingListQuery({
  queryKey: ['notifications', 'list'],
  endpoint: listNotifications,
});

/** Answers with those nobody else has shown. */
export function markShown(ids: readonly number[]): Promise<ShowNotificationsResponse> {
  return call(showNotifications, { body: { ids: [...ids] } });
}

/** The server tells all open pages, this one too, so the list follows by itself. */
export function useMarkRead() {
  return useMutation({ mutationFn: (upTo: number) => call(readNotifications, { body: { upTo } }) });
}

type NotificationPages = InfiniteData<NotificationListResponse, string>;

/** A closed list keeps its first page only: all that are kept are asked for again with every piece of news. */
export function useForgetOlder(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    queries.setQueryData<NotificationPages>(
      notificationListQuery.queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
  }, [queries]);
}
