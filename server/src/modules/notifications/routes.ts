import {
  NotificationListQuery,
  NotificationListResponse,
  ReadNotificationsRequest,
  ShowNotificationsRequest,
  ShowNotificationsResponse,
} from '@callstead/contract/notifications';
import * as z from 'zod';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { markNotificationsRead, markNotificationsShown, readNotifications } from './commands.ts';
import { presentNotificationPage } from './present.ts';

export function notificationRoutes(app: App, { db }: Services): void {
  app.get(
    '/notifications',
    {
      config: { access: 'notification.list' },
      schema: { querystring: NotificationListQuery, response: { 200: NotificationListResponse } },
    },
    async (request) => presentNotificationPage(await readNotifications(db, request.actor, request.query)),
  );

  app.post(
    '/notifications/shown',
    {
      config: { access: 'notification.mark' },
      schema: { body: ShowNotificationsRequest, response: { 200: ShowNotificationsResponse } },
    },
    async (request) => ({ ids: await markNotificationsShown(db, request.actor, request.body.ids) }),
  );

  app.post(
    '/notifications/read',
    {
      config: { access: 'notification.mark' },
      schema: { body: ReadNotificationsRequest, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await markNotificationsRead({ db }, request.actor, request.body.upTo);
      return reply.code(204).send();
    },
  );
}
