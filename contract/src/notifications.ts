import * as z from 'zod';
import { listOf, listParams } from './list.ts';

const Id = z.number().int().positive();

export const NotificationListQuery = z.object(listParams(20));
export type NotificationListQuery = z.infer<typeof NotificationListQuery>;

/** `kind` is open: rows outlive the release that wrote them. */
export const Notification = z.object({
  id: Id,
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
  shown: z.boolean(),
  read: z.boolean(),
  /** Whether its reader wants to hear of it. */
  sound: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationListResponse = listOf(Notification).extend({
  /** Counted up to one more than MOST_UNREAD. */
  unreadCount: z.number().int().nonnegative(),
});
export type NotificationListResponse = z.infer<typeof NotificationListResponse>;

export const ShowNotificationsRequest = z.object({ ids: z.array(Id).min(1).max(50) });
/** Only those nobody had shown before: of several open pages, one gets each. */
export const ShowNotificationsResponse = z.object({ ids: z.array(Id) });
export type ShowNotificationsResponse = z.infer<typeof ShowNotificationsResponse>;

/** All of them, or those up to the newest one that was seen. */
export const ReadNotificationsRequest = z.object({ upTo: Id.optional() });
