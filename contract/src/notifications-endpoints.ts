import { endpoint, Nothing } from './endpoint.ts';
import {
  NotificationListQuery,
  NotificationListResponse,
  ReadNotificationsRequest,
  ShowNotificationsRequest,
  ShowNotificationsResponse,
} from './notifications.ts';

export const listNotifications = endpoint('GET', '/notifications', {
  access: 'notification.list',
  query: NotificationListQuery,
  answers: { 200: NotificationListResponse },
});

export const showNotifications = endpoint('POST', '/notifications/shown', {
  access: 'notification.mark',
  body: ShowNotificationsRequest,
  answers: { 200: ShowNotificationsResponse },
});

export const readNotifications = endpoint('POST', '/notifications/read', {
  access: 'notification.mark',
  body: ReadNotificationsRequest,
  answers: { 204: Nothing },
});
