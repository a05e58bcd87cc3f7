import type { Notification, NotificationListResponse } from '@callstead/contract/notifications';
import type { NotificationPage } from './commands.ts';
import type { NotificationRow } from './queries.ts';

export function presentNotificationPage({ rows, hasMore, unreadCount }: NotificationPage): NotificationListResponse {
  return {
    notifications: rows.map(presentNotification),
    unreadCount,
    next: hasMore ? (rows.at(-1)?.id ?? null) : null,
  };
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    data: row.data,
    createdAt: row.created_at.toISOString(),
    shown: row.shown_at !== null,
    read: row.read_at !== null,
  };
}
