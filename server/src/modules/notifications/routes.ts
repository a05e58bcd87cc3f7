import * as endpoints from '@callstead/contract/notifications-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { markNotificationsRead, markNotificationsShown, readNotifications } from './commands.ts';
import { presentNotificationPage } from './present.ts';

export function notificationRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listNotifications, async ({ actor, query }) =>
    presentNotificationPage(await readNotifications(db, actor, query)),
  );

  handle(app, endpoints.showNotifications, async ({ actor, body }) => ({
    ids: await markNotificationsShown(db, actor, body.ids),
  }));

  handle(app, endpoints.readNotifications, ({ actor, body }) => markNotificationsRead({ db }, actor, body.upTo));
}
