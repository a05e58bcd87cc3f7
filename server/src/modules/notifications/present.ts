import type { Notification, NotificationListResponse } from '@callstead/contract/notifications';
import { usualChoice } from '@callstead/domain/notifications/preferences';
import { listed } from '../../http/cursor.ts';
import type { NotificationPage } from './commands.ts';
import type { NotificationRow } from './queries.ts';

export function presentNotificationPage({ page, unreadCount }: NotificationPage): NotificationListResponse {
  return { ...listed(page, presentNotification), unreadCount };
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    data: row.data,
    createdAt: row.created_at.toISOString(),
    shown: row.shown_at !== null,
    read: row.read_at !== null,
    sound: row.chosen_sound ?? usualChoice(row.kind).sound,
  };
}
